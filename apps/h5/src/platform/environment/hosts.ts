declare global {
  /** Inlined at build time (`build/host-names.ts`) from the settings of the same names that the server reads. */
  interface ImportMetaEnv {
    readonly CLAIM_HOST: string
    readonly PRODUCTION_HOST: string
  }
}

/** Decides between Login and Password (specification §9). */
export const isClaimHost = (hostname: string): boolean => hostname === import.meta.env.CLAIM_HOST

/** Decides which variant of an external site a hand-off opens, and which release of a mini program. */
export const isProductionHost = (hostname: string): boolean =>
  hostname === import.meta.env.PRODUCTION_HOST || isClaimHost(hostname)
