/** A credential issued by a provider: an access token, a ticket. */
export interface IssuedCredential {
  readonly value: string
  /** Its lifetime, as stated by the provider. */
  readonly seconds: number
}

/** Tokens and tickets of partners, stored once for all processes. */
export interface PartnerCredentials {
  /** Returns the cached value; requests a new one before it expires, in one process at a time. */
  get(name: string, ask: () => Promise<IssuedCredential>): Promise<string>
  /** The provider no longer accepts this value: the next caller gets another. */
  drop(name: string, value: string): Promise<void>
}
