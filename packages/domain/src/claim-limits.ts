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
