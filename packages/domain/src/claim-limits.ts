export interface Approving {
  readonly payableFen: number
  /** The company's amount. */
  readonly fourEyesFen: number
  /** Receipts that somebody of the staff wrote in and that have no picture: nobody else has seen a paper. */
  readonly unseenReceipts: number
}

/**
 * Four eyes: from the company's amount on, and at the very amount, a second person confirms what is paid; at any amount
 * where the case holds a receipt that one person alone vouches for.
 */
export const needsSecondPerson = ({ payableFen, fourEyesFen, unseenReceipts }: Approving): boolean =>
  unseenReceipts > 0 || payableFen >= fourEyesFen

export interface Rejecting {
  /** What the invoices of the case come to: nothing is paid, so what is asked for counts. */
  readonly claimedFen: number
  readonly fourEyesFen: number
}

/** A claim is refused by two people from the very amount on from which two people pay one. */
export const needsSecondToReject = ({ claimedFen, fourEyesFen }: Rejecting): boolean =>
  claimedFen >= fourEyesFen
