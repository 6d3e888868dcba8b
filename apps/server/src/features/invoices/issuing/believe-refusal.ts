/** About four minutes of asking by `restAfter`. */
const asksUntilBelieved = 5

/**
 * Whether a refusal may end an invoice. Of a number that was never sent before it may at once. Of one that was sent before
 * the first copy may be on its way yet: it is over only after the issuer has said for minutes that it has none.
 */
export const isRefusalFinal = (sending: Sending): boolean =>
  sending.kind === 'first' || sending.asked >= asksUntilBelieved

export type Sending =
  | { readonly kind: 'first' }
  /** After the issuer was asked about the number so often, the last time without finding it. */
  | { readonly kind: 'again'; readonly asked: number }
