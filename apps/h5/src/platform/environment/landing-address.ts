/** The page's address without its hash, which no provider sees. */
export const pageAddress = (): string => location.href.split('#')[0] ?? location.href

let landing: string | null = null

/** Called once at boot, before anything rewrites the address: the answer of an authorization is taken out of it. */
export function keepLandingAddress(): void {
  landing = pageAddress()
}

/** The address that this page was entered with. A reload enters it anew, so it is kept no longer than the page. */
export const landingAddress = (): string => landing ?? pageAddress()
