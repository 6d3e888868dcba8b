declare global {
  /** Written in when the app is built (`build/host-names.ts`), from the settings of the same names that the server reads. */
  interface ImportMetaEnv {
    readonly CLAIM_HOST: string
    readonly PRODUCTION_HOST: string
  }
}

/** Decides Login against Password (specification §9). */
export const isClaimHost = (hostname: string): boolean => hostname === import.meta.env.CLAIM_HOST

/** Decides which variant of an outside site a hand-off opens, and the release of a mini program. */
export const isProductionHost = (hostname: string): boolean =>
  hostname === import.meta.env.PRODUCTION_HOST || isClaimHost(hostname)
