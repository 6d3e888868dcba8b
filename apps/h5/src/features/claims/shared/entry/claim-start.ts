/** What a claim begins with. */
export interface ClaimStart {
  /** The policy that the person was looking at. */
  policyId?: string
  /** Whom that policy covers; absent: the person himself. */
  familyId?: string
  /** Medicine that was bought here, whose papers are at hand. */
  orderId?: string
}
