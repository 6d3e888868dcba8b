import { knowsWords, piecesOf } from './break-points.ts'

/** Seen by nobody: here a line may end; here it may not. */
const mayEnd = '\u200b'
const mustGoOn = '\u2060'
const unseen = /[\u200b\u2060]/
/** A space of the same width at which no line ends. */
const firmSpace = '\u00a0'
/** What could be torn: shorter texts are not looked at. */
const divisible = /[\u4e00-\u9fff]{3}| · |\d[-–]\d|[\dA-Z]{16}|@/
/** What is no running text, or is read by somebody else than a person. */
const left = 'script, style, textarea, option, svg, [contenteditable]'

/** A dot between two facts stays with the first, hours and days stay whole, long numbers part at every fourth digit, addresses behind the @. */
const readable = (text: string): string =>
  text
    .replace(/ (?=· )/g, firmSpace)
    .replace(/@(?=\w)/g, `@${mayEnd}`)
    .replace(/(\d)([-–])(?=\d)/g, `$1${mustGoOn}$2${mustGoOn}`)
    .replace(/[\dA-Z]{16,}/g, (long) => long.replace(/.{4}(?=.)/g, `$&${mayEnd}`))

function divide(node: Node): void {
  const text = node.nodeValue ?? ''
  if (!divisible.test(text) || unseen.test(text) || node.parentElement?.closest(left)) return
  const divided = readable(piecesOf(text).join(mayEnd))
  // Whoever watches is told of writing even where nothing changed: without an end.
  if (divided !== text) node.nodeValue = divided
}

function divideBelow(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  if (root.nodeType === Node.TEXT_NODE) divide(root)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) divide(node)
}

/** What is copied is what was written. */
function copyAsWritten(event: ClipboardEvent): void {
  const chosen = String(document.getSelection())
  if (!unseen.test(chosen) || !event.clipboardData) return
  const written = chosen.replace(/[\u200b\u2060]/g, '').replace(/\u00a0/g, ' ')
  event.clipboardData.setData('text/plain', written)
  event.preventDefault()
}

let release: (() => void) | null = null

function watch(): () => void {
  const watcher = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') divide(target)
      else addedNodes.forEach(divideBelow)
  })
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true })
  document.addEventListener('copy', copyAsWritten)
  document.documentElement.toggleAttribute('data-whole-words', true)
  return () => {
    watcher.disconnect()
    document.removeEventListener('copy', copyAsWritten)
    document.documentElement.toggleAttribute('data-whole-words', false)
    release = null
  }
}

/**
 * From now on every line of the page ends between words, wherever the text comes from: for large letters, of which few stand on
 * a line. The letters of a text stay its own; the app that draws them again finds them as it left them, and they are divided anew.
 * What it gives ends it.
 */
export function keepWordsWhole(): () => void {
  if (release || !knowsWords()) return release ?? (() => undefined)
  divideBelow(document.body)
  return (release = watch())
}
