/** What a call is raced with. */
export interface Prepared {
  readonly input: object
  readonly token: string
}
