/** The page's address without its hash, which no provider receives. */
export const pageAddress = (): string => location.href.split('#')[0] ?? location.href

let landing: string | null = null

/** Called once at boot, before anything rewrites the address: removes the authorization response from it. */
export function keepLandingAddress(): void {
  landing = pageAddress()
}

/** The address with which this page was opened. A reload opens it anew, so it is only stored in memory. */
export const landingAddress = (): string => landing ?? pageAddress()
