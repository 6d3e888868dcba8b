/** China Life, whose claim pages in two cities are opened without a login. */
export interface ChinaLifePort {
  /** A link that identifies this person at China Life for a few minutes. */
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
  /**
   * `notInsured`: China Life insures nobody with this certificate. `setup` is a problem on our side: keys, clock,
   * address.
   */
  | { readonly kind: 'refused'; readonly reason: 'notInsured' | 'setup'; readonly providerCode: string }
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly chinaLife: ChinaLifePort
  }
}
