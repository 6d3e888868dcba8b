/** The preset values of a claim. */
export interface ClaimStart {
  /** The policy that the member was viewing. */
  policyId?: string
  /** The person whom that policy covers; absent: the member. */
  familyId?: string
  /** A medicine order placed in the app, whose documents are already available. */
  orderId?: string
}
