/**
 * What does not fit on a page. The functions run in the page: `misfitsScript` contains the source of all of them, so they
 * use only each other and the page's own globals.
 */
interface TextBox {
  readonly one: Element
  readonly lines: readonly DOMRect[]
  readonly above: readonly Element[]
}

function styleOf(one: Element): CSSStyleDeclaration {
  return getComputedStyle(one)
}

function nameOf(one: Element): string {
  const content = one.textContent?.trim().replace(/\s+/g, ' ').slice(0, 24)
  return `“${content}” [${one.className || (one.parentElement?.className ?? '')}]`
}

function ancestorsOf(one: Element): Element[] {
  return one.parentElement ? [one.parentElement, ...ancestorsOf(one.parentElement)] : []
}

function isShown(one: Element): boolean {
  return (
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest('[inert], [aria-hidden=true], svg, option, .ant-skeleton, canvas')
  )
}

/** Letters are lower than their line: the areas above and below them may touch. */
function lettersOf({ x, y, width, height }: DOMRect): DOMRect {
  return new DOMRect(x, y + height * 0.2, width, height * 0.6)
}

function ownTexts(one: Element): Node[] {
  return [...one.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim())
}

function textBoxOf(one: Element): TextBox {
  const range = document.createRange()
  const lines = ownTexts(one).flatMap((node) => {
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width }) => width > 1).map(lettersOf)
  })
  return { one, lines, above: [one, ...ancestorsOf(one)] }
}

function allTextBoxes(): TextBox[] {
  // Off-screen content that is not laid out yet has its previous size.
  for (const one of document.querySelectorAll<HTMLElement>('body *'))
    if (styleOf(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible'
  return (
    [...document.querySelectorAll('body *')]
      .filter((one) => !one.matches('script, style, noscript') && ownTexts(one).length > 0 && isShown(one))
      .map(textBoxOf)
      // For screen readers only.
      .filter(({ above }) => !above.some((one) => one.clientWidth === 1 && one.clientHeight === 1))
  )
}

function isShortened(one: Element): boolean {
  const { textOverflow, webkitLineClamp } = styleOf(one)
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
}

/** The element that cuts them; null where they are complete, or can be scrolled to. */
function cutBy({ lines, above }: TextBox): Element | 'screen' | null {
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

function pushedPages(): string[] {
  return [document.documentElement, ...document.querySelectorAll('main, body *')]
    .filter(
      (one) =>
        isShown(one) &&
        one.clientHeight > innerHeight / 2 &&
        one.scrollWidth > one.clientWidth + 1 &&
        (one === document.documentElement || /auto|scroll/.test(styleOf(one).overflowY)) &&
        !/x |both/.test(styleOf(one).scrollSnapType),
    )
    .map((one) => `the page is ${one.scrollWidth} wide in ${one.clientWidth} [${one.className}]`)
}

function cutTexts(content: TextBox): string[] {
  const shortName = 6
  const { one, lines } = content
  const found: string[] = []
  const text = one.textContent?.trim() ?? ''
  const by = cutBy(content)
  if (by === 'screen') found.push(`${nameOf(one)} runs out of the screen`)
  else if (by && !isShortened(by)) found.push(`${nameOf(one)} is cut off by [${by.className}]`)
  else if (by && text.length <= shortName) found.push(`${nameOf(one)} is shortened`)
  const isAlone = lines.length > 1 && lines.some(({ width, height }) => width < height * 1.5)
  if (isAlone && text.length <= shortName && one.closest('button, [role=button], [role=tab]'))
    found.push(`${nameOf(one)} leaves a letter alone on its line`)
  return found
}

/** Floating layers overlap the page on purpose, and scrolling content passes under fixed elements. */
function layerOf({ above }: TextBox): Element | null {
  const isLayer = (one: Element) =>
    /fixed|sticky/.test(styleOf(one).position) ||
    /auto|scroll/.test(`${styleOf(one).overflowX} ${styleOf(one).overflowY}`)
  return above.find(isLayer) ?? null
}

/** Text replaced by an ellipsis is not visible. */
function seenOf({ lines, above }: TextBox): DOMRect[] {
  const boxes = above.filter(isShortened).map((one) => one.getBoundingClientRect())
  return lines.flatMap(({ left, right, top, bottom }) => {
    const width = Math.min(right, ...boxes.map((box) => box.right)) - left
    const height = Math.min(bottom, ...boxes.map((box) => box.bottom)) - top
    return width > 0 && height > 0 ? [new DOMRect(left, top, width, height)] : []
  })
}

function overlaps(all: readonly TextBox[]): string[] {
  const lines = all.flatMap((content) =>
    seenOf(content).map((at) => ({ at, one: content.one, layer: layerOf(content) })),
  )
  const reported = new Set<string>()
  for (const [index, { at, one, layer }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.one === one || other.layer !== layer) continue
      const across = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left)
      const down = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top)
      if (across > 2 && down > 2) reported.add(`${nameOf(one)} lies over ${nameOf(other.one)}`)
    }
  }
  return [...reported]
}

function findMisfits(): string[] {
  const all = allTextBoxes()
  return [...pushedPages(), ...all.flatMap(cutTexts), ...overlaps(all)]
}

const inPage = [
  styleOf,
  nameOf,
  ancestorsOf,
  isShown,
  lettersOf,
  ownTexts,
  textBoxOf,
  allTextBoxes,
  isShortened,
  cutBy,
  pushedPages,
  cutTexts,
  layerOf,
  seenOf,
  overlaps,
  findMisfits,
]

export const misfitsScript = `(() => {\n${inPage.map(String).join('\n')}\nreturn ${findMisfits.name}()\n})()`
