import { parseFormMessage } from "./formMessage"

const id = "250418836527164"

describe("parseFormMessage", () => {
  it.each([
    [`setHeight:812:${id}`, { kind: "setHeight", height: 812, formId: id }],
    ["setHeight:812", { kind: "setHeight", height: 812, formId: undefined }],
    ["setHeight:812:", { kind: "setHeight", height: 812, formId: undefined }],
    // A single number is a height, even if it looks like a form id.
    [`setHeight:${id}`, { kind: "setHeight", height: 10_000, formId: undefined }],
    [`scrollIntoView::${id}`, { kind: "scrollIntoView", formId: id }],
    [`scrollIntoView:${id}`, { kind: "scrollIntoView", formId: id }],
    ["scrollIntoView::short", { kind: "scrollIntoView", formId: "short" }],
    ["scrollIntoView:short", { kind: "scrollIntoView", formId: undefined }],
    [`scrollIntoView:x${id}`, { kind: "scrollIntoView", formId: undefined }],
    [`scrollIntoView:${id}x`, { kind: "scrollIntoView", formId: undefined }],
    ["scrollIntoView", { kind: "scrollIntoView", formId: undefined }],
    ["scrollIntoView::", { kind: "scrollIntoView", formId: undefined }],
    ["collapseErrorPage", { kind: "collapseErrorPage", formId: undefined }],
    // The argument is not a form id.
    ["collapseErrorPage:404", { kind: "collapseErrorPage", formId: undefined }],
    [`collapseErrorPage:404:${id}`, { kind: "collapseErrorPage", formId: id }],
    ["reloadPage", { kind: "reloadPage", formId: undefined }],
    [`reloadPage:${id}`, { kind: "reloadPage", formId: id }],
    [`exitFullscreen:${id}`, { kind: "exitFullscreen", formId: id }],
    [
      `loadScript:http://127.0.0.1:9101/a.js:${id}`,
      { kind: "loadScript", url: "http://127.0.0.1:9101/a.js", formId: id },
    ],
    [
      "loadScript:https://cdn.jotform.com/a.js",
      { kind: "loadScript", url: "https://cdn.jotform.com/a.js", formId: undefined },
    ],
    [
      { action: "submission-completed", formID: 250418836527164 },
      { kind: "submitted", formId: id },
    ],
    [{ action: "submission-completed" }, { kind: "submitted", formId: undefined }],
  ])("parses %j as %j", (data, message) => {
    expect(parseFormMessage(data)).toEqual(message)
  })

  it.each([
    "",
    ":",
    "setHeight",
    "setHeight:",
    `setHeight::${id}`,
    "setHeight:NaN",
    "setHeight:Infinity",
    "setHeight:539px",
    `setHeight:tall:${id}`,
    "loadScript",
    `loadScript:${id}`,
    "SetHeight:812",
    " setHeight:812",
    "setDeviceType:desktop",
    "backgroundStyles:#fff",
    "removeIframeOnloadAttr",
    "formSettled",
    "setMinHeight:200",
    "constructor:1",
    '{"type":"urls"}',
    { action: "submission-completed", formID: { toString: 1 } },
    { action: "other" },
    ["setHeight:812"],
    null,
    undefined,
    812,
    () => "setHeight:812",
  ])("ignores %j", (data) => {
    expect(parseFormMessage(data)).toBeUndefined()
  })
})

it.each([
  ["812.0001", 813],
  ["99.5", 100],
  ["-500", 100],
  ["1e9", 10_000],
  ["9999.5", 10_000],
  ["  ", undefined],
  ["-Infinity", undefined],
  ["1e999", undefined],
  ["1,200", undefined],
])("reads the height %j as %j", (text, height) =>
  expect(parseFormMessage(`setHeight:${text}`)).toEqual(
    height === undefined ? undefined : { kind: "setHeight", height, formId: undefined },
  ),
)
