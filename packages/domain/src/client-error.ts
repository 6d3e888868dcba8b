/** Where in the app an error happened. */
export const errorKinds = ['script', 'promise', 'screen', 'chunk', 'sdk'] as const
export type ErrorKind = (typeof errorKinds)[number]

export const mostFrames = 12
const mostLetters = 120

/**
 * The class of a message, without anything that a user may have typed or that identifies them: removes quoted text,
 * addresses, numbers and every word that is not plain English. Engines speak English, and so do our internal errors.
 * The app does it before sending, and the server, which does not trust the app, once more.
 */
export const messageClass = (message: string): string =>
  message
    .slice(0, 1000)
    // Also removes a quote without an end: its end may have been cut off.
    .replace(/\b[a-z]+:\/\/\S+|\S*@\S*|\b(blob|data):\S+/gi, '…')
    .replace(/"[^"]*"?|`[^`]*`?/g, '"…"')
    .replace(/(^|\W)'[^']*'?/g, "$1'…'")
    .replace(/[^\x20-\x7e…]+/g, '…')
    .replace(/\d+/g, '#')
    .slice(0, mostLetters)
    .trim()

const frame = /([\w.-]+\.m?[jt]sx?)(?:\?[^\s:)]*)?:(\d+)(?::(\d+))?/g

/** `app-DzIOsAMF.js:3:141`: files and positions of a stack, without host or query. */
export const framesOf = (stack: string): string[] =>
  [...stack.slice(0, 8000).matchAll(frame)]
    .slice(0, mostFrames)
    .map(([, file, line, column]) => [file, line, column].filter(Boolean).join(':'))
