/** Partners who let people in by a ticket that only they can read. */
export interface PartnerSsoPort {
  redeem(ticket: Ticket): Promise<RedeemOutcome>
}

export interface Ticket {
  channel: string
  ticket: string
  /** Shared with the partner. */
  secret: string
}

export type RedeemOutcome =
  | { readonly kind: 'person'; readonly uid: string; readonly phone: string }
  /** Unknown, used or too old: the person has to come again from the partner. */
  | { readonly kind: 'refused'; readonly partnerCode: string }
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly partnerSso: PartnerSsoPort
  }
}
