/** The house that pays our money out to bank cards. */
export interface PayoutPort {
  /** The same instruction id is the same payment, however often it is asked for. */
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

/** With each of them the money may be on its way all the same. */
export type PayoutDoubt = 'timeLimit' | 'unreachable' | 'troubled'

export type PayOutcome =
  /** Taken, which is not yet paid: ask with `query`. */
  | { readonly kind: 'accepted'; readonly payoutNo: string }
  /** Surely not taken. After `setup` (ours to mend) and `funds` the same instruction may be sent again. */
  | {
      readonly kind: 'refused'
      readonly reason: PayoutRefusal
      readonly message: string
      readonly providerCode: string
    }
  /** Nobody knows: ask with `query`, or send the same instruction again. Never a new one. */
  | { readonly kind: 'unknown'; readonly reason: PayoutDoubt }

export type PayoutRefusal = 'card' | 'name' | 'limit' | 'funds' | 'conflict' | 'setup'

/** `returned` is every other reason of a bank: its own words stay with the adapter. */
export type PayoutFailure = 'card' | 'name' | 'limit' | 'returned'

export type PayoutState =
  | { readonly kind: 'paid'; readonly at: Date; readonly receipt: string; readonly amountFen: number }
  /** For good: the money is back with us, and another try is a new instruction. */
  | { readonly kind: 'failed'; readonly reason: PayoutFailure; readonly providerCode: string }
  | { readonly kind: 'pending' }
  /** The house has never heard of it: the same instruction may be sent. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly reason: PayoutDoubt | 'setup' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly payout: PayoutPort
  }
}
