/** The page of one form as the local provider shows it: a real form that can be filled in and sent. */
export function formPage(formId: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Form ${formId}</title>
<link rel="icon" href="data:,">
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; padding: 24px; color: #0b1020; background: #fff; }
  form { display: grid; gap: 16px; max-width: 36rem; }
  label { display: grid; gap: 4px; font-weight: 600; }
  input, textarea, button { font: inherit; padding: 10px 12px; border: 1px solid #55607a; border-radius: 6px; }
  button { background: #4338ca; color: #fff; border: 0; font-weight: 600; min-height: 44px; }
</style>
</head>
<body>
<main>
<h1>Form ${formId}</h1>
<p>This stands in for the form provider on your own machine. Nothing is kept.</p>
<form method="post" action="/submit/${formId}">
  <label>Full name <input name="name" autocomplete="name" required></label>
  <label>Email <input name="email" type="email" autocomplete="email" required></label>
  <label>What would you like to ask? <textarea name="question" rows="4"></textarea></label>
  <button type="submit">Send</button>
</form>
</main>
</body>
</html>`
}

/** The page one sees after sending. */
export function thankYouPage(formId: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Thank you</title><link rel="icon" href="data:,"></head>
<body><main><h1>Thank you</h1><p>Form ${formId} has been received.</p></main></body></html>`
}
