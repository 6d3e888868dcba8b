/** Login by the phone number that the carrier sees. */
export interface OneTapPort {
  /** What the page needs to ask the carrier. */
  authorise(page: { url: string; origin: string }): Promise<Authorisation>
  /** The number behind what the carrier told the page; each token serves once. */
  phoneOf(spToken: string): Promise<PhoneOutcome>
}

type Failed =
  | { readonly kind: 'refused'; readonly providerCode: string }
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

export type Authorisation =
  | { readonly kind: 'authorised'; readonly accessToken: string; readonly jwtToken: string }
  | Failed

export type PhoneOutcome = { readonly kind: 'phone'; readonly phone: string } | Failed

declare module '#platform/partners.ts' {
  interface Partners {
    readonly oneTap: OneTapPort
  }
}
