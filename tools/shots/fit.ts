import type { Page } from '@playwright/test'
import { misfitsScript } from './misfits.ts'

/**
 * Layout problems: a page that scrolls sideways, text that is cut off, overlaps, leaves the screen, or breaks in the
 * middle of a button. An ellipsis may end a sentence, but never a short name.
 */
export const misfits = (page: Page): Promise<string[]> => page.evaluate(misfitsScript)

/** Chinese words broken over two lines. Elder mode breaks no word of any language. */
export const brokenText = (page: Page): Promise<string[]> => page.evaluate(findBrokenText)

/** Runs in the page, so it contains everything that it needs. */
function findBrokenText(): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  const range = document.createRange()
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const unread = 'script, style, svg, option, textarea, [inert], [aria-hidden=true]'
  const isTurned = (one: Element | null): boolean =>
    one !== null && (new DOMMatrix(getComputedStyle(one).transform).b !== 0 || isTurned(one.parentElement))
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // Text one pixel wide is for screen readers only.
    if (!parent || !isSeen || parent.closest(unread) || parent.offsetWidth <= 1 || isTurned(parent)) continue
    // A line-break opportunity is no letter.
    const letters = [...(node.nodeValue ?? '').matchAll(/[^\u200b]/g)]
    const text = letters.join('')
    const line = (nth: number) => {
      const at = letters[nth]?.index ?? 0
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().top
    }
    for (const { segment, index } of segmenter.segment(text)) {
      // 14|日前: the word after a number is its unit.
      if (!/^[\u4e00-\u9fff]{2,}$/.test(segment) || /\d$/.test(text.slice(0, index))) continue
      if (Math.abs(line(index) - line(index + segment.length - 1)) > 4)
        found.push(`“${text.trim().slice(0, 40)}” tears ${segment} [${parent.className}]`)
    }
  }
  return found
}
