/** Login by the phone number that the carrier recognises. */
export interface OneTapPort {
  /** The parameters with which the page queries the carrier. */
  authorise(page: { url: string; origin: string }): Promise<Authorisation>
  /** The number for the token that the carrier gave the page; each token works once. */
  phoneOf(spToken: string): Promise<PhoneOutcome>
}

type OneTapFailure =
  | { readonly kind: 'refused'; readonly providerCode: string }
  | { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

export type Authorisation =
  | { readonly kind: 'authorised'; readonly accessToken: string; readonly jwtToken: string }
  | OneTapFailure

export type PhoneOutcome = { readonly kind: 'phone'; readonly phone: string } | OneTapFailure

declare module '#platform/partners.ts' {
  interface Partners {
    readonly oneTap: OneTapPort
  }
}
