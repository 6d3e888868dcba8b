/** About four minutes of queries by `restAfter`. */
const asksUntilBelieved = 5

/**
 * Whether a refusal may end an invoice. For a number that was never sent before it may at once. For one that was sent
 * before, the first copy may still be on its way: it ends only after the issuer has reported for minutes that it has
 * none.
 */
export const isRefusalFinal = (sending: SendHistory): boolean =>
  sending.kind === 'first' || sending.asked >= asksUntilBelieved

export type SendHistory =
  | { readonly kind: 'first' }
  /** After this many queries about the number, the last without a result. */
  | { readonly kind: 'again'; readonly asked: number }
