/** FUYA and JINGHE, providers that serve some of our benefits on their own pages. */
export type BenefitHouse = 'FUYA' | 'JINGHE'

export interface BenefitHousesPort {
  /** A link that identifies this guest at the provider for a few minutes. It is signed locally, without a request. */
  link(house: BenefitHouse, guest: BenefitGuest): string
}

export interface BenefitGuest {
  readonly memberNo: string
  readonly name: string
  readonly phone: string
  readonly benefit: { readonly id: string; readonly name: string }
}

declare module '#platform/partners.ts' {
  interface Partners {
    readonly benefitHouses: BenefitHousesPort
  }
}
