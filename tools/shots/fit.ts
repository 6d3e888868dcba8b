import type { Page } from '@playwright/test'

/**
 * Layout problems: a page that scrolls sideways, text that is cut off, overlaps, leaves the screen, or breaks in the
 * middle of a button. An ellipsis may end a sentence, but never a short name.
 */
export const misfits = (page: Page): Promise<string[]> => page.evaluate(findMisfits)

/** Chinese words broken over two lines. Elder mode breaks no word of any language. */
export const tornWords = (page: Page): Promise<string[]> => page.evaluate(findTornWords)

/** Runs in the page, so it contains everything that it needs. */
function findTornWords(): string[] {
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

/** Runs in the page, so it contains everything that it needs. */
function findMisfits(): string[] {
  const shortName = 6
  const styleOf = (one: Element) => getComputedStyle(one)
  const nameOf = (one: Element) => {
    const segmenter = one.textContent?.trim().replace(/\s+/g, ' ').slice(0, 24)
    return `“${segmenter}” [${one.className || (one.parentElement?.className ?? '')}]`
  }
  const ancestorsOf = (one: Element): Element[] =>
    one.parentElement ? [one.parentElement, ...ancestorsOf(one.parentElement)] : []
  const isShown = (one: Element) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest('[inert], [aria-hidden=true], svg, option, .ant-skeleton, canvas')

  interface TextLines {
    readonly one: Element
    readonly lines: readonly DOMRect[]
    readonly above: readonly Element[]
  }
  /** Letters are lower than their line: the areas above and below them may touch. */
  const lettersOf = ({ x, y, width, height }: DOMRect) =>
    new DOMRect(x, y + height * 0.2, width, height * 0.6)
  const textLinesOf = (one: Element): TextLines => {
    const range = document.createRange()
    const own = [...one.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim())
    const lines = own.flatMap((node) => {
      range.selectNodeContents(node)
      return [...range.getClientRects()].filter(({ width }) => width > 1).map(lettersOf)
    })
    return { one, lines, above: [one, ...ancestorsOf(one)] }
  }
  const hasOwnText = (one: Element) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
  // Off-screen content that is not laid out yet has its previous size.
  for (const one of document.querySelectorAll<HTMLElement>('body *'))
    if (styleOf(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible'
  const all = [...document.querySelectorAll('body *')]
    .filter((one) => !one.matches('script, style, noscript') && hasOwnText(one) && isShown(one))
    .map(textLinesOf)
    // For screen readers only.
    .filter(({ above }) => !above.some((one) => one.clientWidth === 1 && one.clientHeight === 1))

  const isShortened = (one: Element) => {
    const { textOverflow, webkitLineClamp } = styleOf(one)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }
  /** The element that cuts them; null where they are complete, or can be scrolled to. */
  function cutBy({ lines, above }: TextLines): Element | 'screen' | null {
    for (const box of above) {
      const { overflowX, overflowY } = styleOf(box)
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const isCutAcross =
        /hidden|clip/.test(overflowX) && lines.some((at) => at.right > right + 1 || at.left < left - 1)
      const isCutDown =
        /hidden|clip/.test(overflowY) && lines.some((at) => at.bottom > bottom + 1 || at.top < top - 1)
      if (isCutAcross || isCutDown) return box
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return null
    }
    return lines.some((at) => at.right > innerWidth + 1 || at.left < -1) ? 'screen' : null
  }

  const found: string[] = []
  const pushed = [document.documentElement, ...document.querySelectorAll('main, body *')].filter(
    (one) =>
      isShown(one) &&
      one.clientHeight > innerHeight / 2 &&
      one.scrollWidth > one.clientWidth + 1 &&
      (one === document.documentElement || /auto|scroll/.test(styleOf(one).overflowY)) &&
      !/x |both/.test(styleOf(one).scrollSnapType),
  )
  for (const one of pushed)
    found.push(`the page is ${one.scrollWidth} wide in ${one.clientWidth} [${one.className}]`)

  for (const segmenter of all) {
    const { one, lines } = segmenter
    const text = one.textContent?.trim() ?? ''
    const by = cutBy(segmenter)
    if (by === 'screen') found.push(`${nameOf(one)} runs out of the screen`)
    else if (by && !isShortened(by)) found.push(`${nameOf(one)} is cut off by [${by.className}]`)
    else if (by && text.length <= shortName) found.push(`${nameOf(one)} is shortened`)
    const isAlone = lines.length > 1 && lines.some(({ width, height }) => width < height * 1.5)
    if (isAlone && text.length <= shortName && one.closest('button, [role=button], [role=tab]'))
      found.push(`${nameOf(one)} leaves a letter alone on its line`)
  }

  /** Floating layers overlap the page on purpose, and scrolling content passes under fixed elements. */
  const layerOf = ({ above }: TextLines) =>
    above.find(
      (one) =>
        /fixed|sticky/.test(styleOf(one).position) ||
        /auto|scroll/.test(`${styleOf(one).overflowX} ${styleOf(one).overflowY}`),
    ) ?? null
  /** Text replaced by an ellipsis is not visible. */
  const seenOf = ({ lines, above }: TextLines) =>
    lines.flatMap(({ left, right, top, bottom }) => {
      const boxes = above.filter(isShortened).map((one) => one.getBoundingClientRect())
      const width = Math.min(right, ...boxes.map((box) => box.right)) - left
      const height = Math.min(bottom, ...boxes.map((box) => box.bottom)) - top
      return width > 0 && height > 0 ? [new DOMRect(left, top, width, height)] : []
    })
  const lines = all.flatMap((segmenter) =>
    seenOf(segmenter).map((at) => ({ at, one: segmenter.one, layer: layerOf(segmenter) })),
  )
  const overlaps = new Set<string>()
  for (const [index, { at, one, layer }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.one === one || other.layer !== layer) continue
      const across = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left)
      const down = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top)
      if (across > 2 && down > 2) overlaps.add(`${nameOf(one)} lies over ${nameOf(other.one)}`)
    }
  }
  return [...found, ...overlaps]
}
