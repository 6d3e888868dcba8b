/** Where in the app something went wrong. */
export const errorKinds = ['script', 'promise', 'screen', 'chunk', 'sdk'] as const
export type ErrorKind = (typeof errorKinds)[number]

export const mostFrames = 12
const mostLetters = 120

/**
 * What kind of message it is, without anything that a person may have typed or be known by: what stands in quotes,
 * addresses, numbers and every word that is not plain English go. Engines speak English, and so do our own errors
 * that nobody is meant to read. The app does it before it sends, and the server, which believes no app, once more.
 */
export const messageClass = (message: string): string =>
  message
    .slice(0, 1000)
    // A quote that does not end goes as well: its end may be among what was cut off.
    .replace(/\b[a-z]+:\/\/\S+|\S*@\S*|\b(blob|data):\S+/gi, '…')
    .replace(/"[^"]*"?|`[^`]*`?/g, '"…"')
    .replace(/(^|\W)'[^']*'?/g, "$1'…'")
    .replace(/[^\x20-\x7e…]+/g, '…')
    .replace(/\d+/g, '#')
    .slice(0, mostLetters)
    .trim()

const frame = /([\w.-]+\.m?[jt]sx?)(?:\?[^\s:)]*)?:(\d+)(?::(\d+))?/g

/** `app-DzIOsAMF.js:3:141`: the files of a stack and the places in them. Neither host nor query. */
export const framesOf = (stack: string): string[] =>
  [...stack.slice(0, 8000).matchAll(frame)]
    .slice(0, mostFrames)
    .map(([, file, line, column]) => [file, line, column].filter(Boolean).join(':'))
