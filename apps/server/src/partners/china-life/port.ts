/** China Life, whose claim pages in two cities are entered without a login. */
export interface ChinaLifePort {
  /** An address under which this person is known there, for some minutes. */
  link(city: ChinaLifeCity, person: ChinaLifePerson): Promise<ChinaLifeOutcome>
}

/** Shenzhen and Shanghai. */
export type ChinaLifeCity = 'SZ' | 'SH'

export interface ChinaLifePerson {
  readonly name: string
  readonly certificateKind: string
  readonly certificateNo: string
  readonly phone: string
}

export type ChinaLifeOutcome =
  | { readonly kind: 'link'; readonly url: string }
  /** `notInsured`: nobody by that certificate is insured there. `setup` is ours to mend: keys, clock, address. */
  | { readonly kind: 'refused'; readonly reason: 'notInsured' | 'setup'; readonly providerCode: string }
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly chinaLife: ChinaLifePort
  }
}
