import { canSegment, piecesOf } from './break-points.ts'

/** Invisible characters: a line may break here; it may not break here. */
const mayEnd = '\u200b'
const mustGoOn = '\u2060'
const unseen = /[\u200b\u2060]/
/** A space of the same width without a line break. */
const firmSpace = '\u00a0'
/** Text that a line break could split: shorter text is skipped. */
const divisible = /[\u4e00-\u9fff]{3}| · |\d[-–]\d|[\dA-Z]{16}|@/
/** Elements without running text, or with text not meant for display. */
const left = 'script, style, textarea, option, svg, [contenteditable]'

/**
 * A dot between two facts stays with the first, hours and days stay whole, long numbers break every four digits,
 * email addresses after the @.
 */
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
  // Writing notifies the observer even without a change, which would loop forever.
  if (divided !== text) node.nodeValue = divided
}

function divideBelow(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  if (root.nodeType === Node.TEXT_NODE) divide(root)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) divide(node)
}

/** Copies the original text without the invisible characters. */
function copyPlainText(event: ClipboardEvent): void {
  const chosen = String(document.getSelection())
  if (!unseen.test(chosen) || !event.clipboardData) return
  const plainText = chosen.replace(/[\u200b\u2060]/g, '').replace(/\u00a0/g, ' ')
  event.clipboardData.setData('text/plain', plainText)
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
  document.addEventListener('copy', copyPlainText)
  document.documentElement.toggleAttribute('data-whole-words', true)
  return () => {
    watcher.disconnect()
    document.removeEventListener('copy', copyPlainText)
    document.documentElement.toggleAttribute('data-whole-words', false)
    release = null
  }
}

/**
 * From now on every line of the page breaks between words, wherever the text comes from: for large text, of which few
 * characters fit on a line. The visible text stays unchanged; when the app renders it again it is divided anew. The
 * returned function stops it.
 */
export function preventWordBreaks(): () => void {
  if (release || !canSegment()) return release ?? (() => undefined)
  divideBelow(document.body)
  return (release = watch())
}
