/** Partners that log members in with a ticket that only the partner can resolve. */
export interface PartnerSsoPort {
  redeem(ticket: SsoTicket): Promise<RedeemOutcome>
}

export interface SsoTicket {
  channel: string
  ticket: string
  /** Shared with the partner. */
  secret: string
}

export type RedeemOutcome =
  | { readonly kind: 'person'; readonly uid: string; readonly phone: string }
  /** Unknown, used or expired: the member has to start again at the partner. */
  | { readonly kind: 'refused'; readonly partnerCode: string }
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly partnerSso: PartnerSsoPort
  }
}
