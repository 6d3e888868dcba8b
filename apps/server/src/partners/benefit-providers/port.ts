/** FUYA and JINGHE, providers that serve some of our benefits on their own pages. */
export type BenefitProvider = 'FUYA' | 'JINGHE'

export interface BenefitProvidersPort {
  /** A link that identifies this guest at the provider for a few minutes. It is signed locally, without a request. */
  link(provider: BenefitProvider, guest: BenefitGuest): string
}

export interface BenefitGuest {
  readonly memberNo: string
  readonly name: string
  readonly phone: string
  readonly benefit: { readonly id: string; readonly name: string }
}

declare module '#platform/partners.ts' {
  interface Partners {
    readonly benefitProviders: BenefitProvidersPort
  }
}
