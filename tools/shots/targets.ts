import type { Page } from '@playwright/test'

/** The width of a thumb, in CSS pixels; touch targets on the main paths of elder mode are larger. */
export const thumb = { usual: 44, elder: 60 } as const

const everything =
  'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=switch], [role=option]'
/** The primary button: its class contains the widget's own name. */
export const primaryButton = 'button[class*="_primary_"]'

/** Touch targets smaller than a thumb. A link within a sentence is as high as its line, which is accepted. */
export const smallTargets = (page: Page, least: number, tapped = everything): Promise<string[]> =>
  page.evaluate(
    ({ least, tapped }) => {
      const isInSentence = (one: Element) =>
        getComputedStyle(one).display === 'inline' &&
        (one.parentElement?.textContent ?? '') !== one.textContent
      /** Seven thumbs are wider than the narrowest phone: for a day of a calendar only the height counts. */
      const isDayOfWeek = ({ parentElement: parent }: Element) =>
        [parent, parent?.parentElement].some(
          (one) => one && /^repeat\(7|^(\S+ ){6}\S+$/.test(getComputedStyle(one).gridTemplateColumns),
        )
      /** The element that takes the tap: a checkbox is hit on its label, too, and a field on its frame. */
      const hitBox = (one: Element) => one.closest('label') ?? one
      const isHit = (one: Element, x: number, y: number) => {
        const found = document.elementFromPoint(x, y)
        return found !== null && (one.contains(found) || found.contains(one))
      }
      /** A small element may accept taps around it. */
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
        // For screen readers only until it has the focus.
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

/** Content that overflows the screen on the right, where it is invisible. */
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
