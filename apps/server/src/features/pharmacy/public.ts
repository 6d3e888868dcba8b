/** For claims: medicine that was bought here. */
export { claimableMedicine, type ClaimableMedicine } from './claimable.ts'
