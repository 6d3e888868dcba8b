/** What a provider lent: an access token, a ticket. */
export interface Lent {
  readonly value: string
  /** How long it holds, as the provider said. */
  readonly seconds: number
}

/** Tokens and tickets of partners, kept once for all processes. */
export interface Credentials {
  /** From the shared cache; asks the provider before it expires, one process at a time. */
  get(name: string, ask: () => Promise<Lent>): Promise<string>
  /** The provider no longer takes this value: the next one who asks gets another. */
  drop(name: string, value: string): Promise<void>
}
