/** Set when the app is built; the defaults are the product's own production names. */
const claimHost = (import.meta.env['VITE_CLAIM_HOST'] as string | undefined) ?? 'claim.yuanlixingqiu.com'
const productionHost =
  (import.meta.env['VITE_PRODUCTION_HOST'] as string | undefined) ?? 'm.yuanlixingqiu.com'

/** Decides Login against Password (specification §9). */
export const isClaimHost = (hostname: string): boolean => hostname === claimHost

/** Decides which variant of an outside site a hand-off opens, and the release of a mini program. */
export const isProductionHost = (hostname: string): boolean =>
  hostname === productionHost || isClaimHost(hostname)
