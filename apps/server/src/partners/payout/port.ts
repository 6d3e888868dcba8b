/** The provider that pays money out to bank cards. */
export interface PayoutPort {
  /** The same instruction id is the same payment, however often it is requested. */
  pay(instruction: PayoutInstruction): Promise<PayOutcome>
  query(instructionId: string): Promise<PayoutState>
}

export interface PayoutInstruction {
  readonly instructionId: string
  readonly payeeName: string
  readonly cardNo: string
  readonly bank: string
  readonly amountFen: number
  readonly remark: string
}

/** After any of these outcomes the payment may still be in progress. */
export type PayoutDoubt = 'timeLimit' | 'unreachable' | 'troubled'

export type PayOutcome =
  /** Accepted, not yet paid: check with `query`. */
  | { readonly kind: 'accepted'; readonly payoutNo: string }
  /**
   * Certainly not accepted. After `setup` (a problem on our side) and `funds` the same instruction may be sent again.
   */
  | {
      readonly kind: 'refused'
      readonly reason: PayoutRefusal
      readonly message: string
      readonly providerCode: string
    }
  /** Outcome unknown: check with `query`, or send the same instruction again. Never send a new one. */
  | { readonly kind: 'unknown'; readonly reason: PayoutDoubt }

export type PayoutRefusal = 'card' | 'name' | 'limit' | 'funds' | 'conflict' | 'setup'

/** `returned` covers every other reason of a bank: its original text stays in the adapter. */
export type PayoutFailure = 'card' | 'name' | 'limit' | 'returned'

export type PayoutState =
  | { readonly kind: 'paid'; readonly at: Date; readonly receipt: string; readonly amountFen: number }
  /** Final: the money is back with us, and another try is a new instruction. */
  | { readonly kind: 'failed'; readonly reason: PayoutFailure; readonly providerCode: string }
  | { readonly kind: 'pending' }
  /** The provider does not know it: the same instruction may be sent. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly reason: PayoutDoubt | 'setup' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly payout: PayoutPort
  }
}
