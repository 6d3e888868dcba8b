/** FUYA and JINGHE, who serve benefits of ours on pages of their own. */
export type BenefitHouse = 'FUYA' | 'JINGHE'

export interface BenefitHousesPort {
  /** An address under which this guest is known there, for some minutes. It is made here: nobody has to be asked. */
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
