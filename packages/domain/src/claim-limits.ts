export interface ApprovalFacts {
  readonly payableFen: number
  /** The company's threshold. */
  readonly fourEyesFen: number
  /** Receipts that staff entered without a picture: no other person has seen a document. */
  readonly unseenReceipts: number
}

/**
 * Four eyes: from the company's threshold on, inclusive, a second person confirms the payment; at any amount where
 * the case holds a receipt that only one person vouches for.
 */
export const needsSecondPerson = ({ payableFen, fourEyesFen, unseenReceipts }: ApprovalFacts): boolean =>
  unseenReceipts > 0 || payableFen >= fourEyesFen

export interface RejectionFacts {
  /** The total of the case's invoices: a refusal pays nothing, so the claimed amount counts. */
  readonly claimedFen: number
  readonly fourEyesFen: number
}

/** A refusal needs two people from the same threshold on as a payment. */
export const needsSecondToReject = ({ claimedFen, fourEyesFen }: RejectionFacts): boolean =>
  claimedFen >= fourEyesFen
