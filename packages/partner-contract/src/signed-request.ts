/** What the signature of a request covers. Partners that have only POST leave out the method. */
export interface SignedRequestParts {
  readonly method: string
  readonly path: string
  /** Milliseconds, as text. */
  readonly timestamp: string
  /** Valid once. */
  readonly nonce: string
  /** The exact text that is sent. */
  readonly body: string
}

/**
 * How a partner authenticates requests with a JSON body: an account number, the time, a nonce and the signature, each in
 * a header of its own. The partners differ in the names of the headers and in the text that is signed.
 */
export interface RequestSigning {
  readonly headers: Readonly<Record<'account' | 'timestamp' | 'nonce' | 'sign', string>>
  readonly sign: (parts: SignedRequestParts, secret: string) => string
}

/** An account at the partner and its secret. */
export interface SigningAccount {
  readonly id: string
  readonly secret: string
}

export const signedRequestHeaders = (
  { headers, sign }: RequestSigning,
  { id, secret }: SigningAccount,
  parts: SignedRequestParts,
): Record<string, string> => ({
  [headers.account]: id,
  [headers.timestamp]: parts.timestamp,
  [headers.nonce]: parts.nonce,
  [headers.sign]: sign(parts, secret),
})
