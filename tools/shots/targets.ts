import type { Page } from '@playwright/test'

/** A thumb's width, in points of the page; what is tapped on the main paths of the elder mode is larger. */
export const thumb = { usual: 44, elder: 60 } as const

const everything =
  'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=switch], [role=option]'
/** What leads on: its class is the widget's own name for it. */
export const primaryButton = 'button[class*="_primary_"]'

/** What is tapped and smaller than a thumb. A link in the middle of a sentence is as high as its line, and stays so. */
export const smallTargets = (page: Page, least: number, tapped = everything): Promise<string[]> =>
  page.evaluate(
    ({ least, tapped }) => {
      const isInSentence = (one: Element) =>
        getComputedStyle(one).display === 'inline' &&
        (one.parentElement?.textContent ?? '') !== one.textContent
      /** Seven thumbs are wider than the narrowest phone: a day of a calendar has its height alone. */
      const isDayOfWeek = ({ parentElement: place }: Element) =>
        [place, place?.parentElement].some(
          (one) => one && /^repeat\(7|^(\S+ ){6}\S+$/.test(getComputedStyle(one).gridTemplateColumns),
        )
      /** What stands for it: a box that is ticked is hit on its words, too, and a field on its frame. */
      const hitBox = (one: Element) => one.closest('label') ?? one
      const isHit = (one: Element, x: number, y: number) => {
        const found = document.elementFromPoint(x, y)
        return found !== null && (one.contains(found) || found.contains(one))
      }
      /** What is drawn small may still take taps around it. */
      const reaches = (one: Element) => {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 1]
        const isWide = right - left >= least - 0.5 || [x - reach, x + reach].every((at) => isHit(one, at, y))
        const isHigh = bottom - top >= least - 0.5 || [y - reach, y + reach].every((at) => isHit(one, x, at))
        return isWide && isHigh
      }
      const small = [...document.querySelectorAll(tapped)].filter((one) => {
        if (!one.checkVisibility() || one.closest('[inert], [aria-hidden=true]') || one.matches(':disabled'))
          return false
        const box = hitBox(one)
        const { width, height } = box.getBoundingClientRect()
        // Seen by screen readers alone until it has the focus.
        if (width <= 1) return false
        if ((width >= least - 0.5 || isDayOfWeek(box)) && height >= least - 0.5) return false
        return !isInSentence(one) && !reaches(box)
      })
      return small.map((one) => {
        const { width, height } = hitBox(one).getBoundingClientRect()
        const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 20)
        return `${one.tagName.toLowerCase()} “${name}” is ${Math.round(width)}×${Math.round(height)} [${one.className}]`
      })
    },
    { least, tapped },
  )

/** What runs out of the screen at the right, where nobody can see it. */
export const cutAtTheRight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isScrolledSideways = (one: Element): boolean =>
      one.parentElement !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(one.parentElement).overflowX) &&
      !one.parentElement.matches('main, body, html, .frame, .stack')
        ? true
        : isScrolledSideways(one.parentElement))
    return [...document.querySelectorAll('main *')]
      .filter((one) => one.checkVisibility() && one.children.length === 0 && one.textContent?.trim())
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !isScrolledSideways(one))
      .map((one) => `“${one.textContent?.trim().slice(0, 20)}” is cut at the right`)
  })
