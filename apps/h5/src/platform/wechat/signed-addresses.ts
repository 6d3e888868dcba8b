import { landingAddress, pageAddress } from '#platform/environment/landing-address.ts'

const isIos = (userAgent: string): boolean => /iphone|ipad|ipod/i.test(userAgent)

/**
 * The addresses that a signature may be for, the likelier one first. WeChat on iOS checks the address with which the
 * page was opened, even if the page has changed it since; elsewhere the current one counts.
 */
export function signedAddresses(userAgent: string): readonly string[] {
  const [current, landing] = [pageAddress(), landingAddress()]
  return [...new Set(isIos(userAgent) ? [landing, current] : [current, landing])]
}
