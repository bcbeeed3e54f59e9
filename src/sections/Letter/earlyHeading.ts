import { lengthOf } from "./LetterHeading"

/** Id of the template with the letter's heading. */
export const headingTemplate = "letter-heading"

/**
 * Replaces the loading message of a prerendered letter with the heading, as React does. The source of this function
 * becomes an inline script, so it must not use anything from its module.
 */
function showHeading(name: string, template: string, lengthFor: typeof lengthOf): void {
  const heading = (document.getElementById(template) as HTMLTemplateElement).content.cloneNode(true) as DocumentFragment
  heading.querySelector("h1")?.setAttribute("data-length", lengthFor(name))
  heading.querySelector("bdi")?.replaceChildren(name)
  document.querySelector("article > h1")?.remove()
  document.querySelector("article > [role=status]")?.replaceChildren(heading)
}

/** Code of a function that shows a name in a prerendered letter. */
export const showNameCode = `(name)=>(${showHeading.toString()})(name,${JSON.stringify(headingTemplate)},${lengthOf.toString()})`
