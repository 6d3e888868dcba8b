import type { RefusedCall } from '#platform/call/outcome.ts'
import { refuse } from '#platform/call/outcome.ts'
import { caseStates } from '@yf/domain/claim-case'
import type { Claimant } from '../record/application/claimants.ts'
import type { CaseRow } from '../record/own-case.ts'
import { firstStop } from './checks.ts'
import type { CaseJudgement } from './judge.ts'

/** Whether this member may claim for this person in this company now. */
export interface Eligibility {
  readonly caseRow: Pick<CaseRow, 'state' | 'family_id' | 'policy_id'>
  /** Why the company's claims are closed; null if they are open. */
  readonly closed: RefusedCall<'claimClosed'> | null
  /** Null if the member does not belong to the company. */
  readonly claimants: readonly Pick<Claimant, 'familyId' | 'refusal' | 'policies'>[] | null
}

type EligibilityRefusal = RefusedCall<
  'claimSubmitted' | 'claimClosed' | 'notInCompany' | 'cannotClaim' | 'policyNotOfMember'
>

/** The screens have checked the same: hours may lie between them and the submission. */
export function eligibilityFault({ caseRow, closed, claimants }: Eligibility): EligibilityRefusal | null {
  if (caseRow.state !== caseStates.draft) return refuse('claimSubmitted')
  if (closed) return closed
  if (!claimants) return refuse('notInCompany')
  const claimant = claimants.find(({ familyId }) => familyId === caseRow.family_id)
  if (!claimant) return refuse('cannotClaim')
  if (claimant.refusal) return refuse('cannotClaim', claimant.refusal.message)
  const isCovered = claimant.policies.some(({ id }) => id === caseRow.policy_id)
  return isCovered || caseRow.policy_id === null ? null : refuse('policyNotOfMember')
}

/** What is submitted: the case as judged, and what the member signed. */
export interface SubmissionFacts<Book> {
  readonly judged: Pick<CaseJudgement, 'checks'>
  readonly hasSignature: boolean
  /** The application book that was signed; `changed` if the case is another one now. */
  readonly book:
    | { readonly kind: 'incomplete'; readonly message: string }
    | { readonly kind: 'changed' }
    | { readonly kind: 'signed'; readonly book: Book }
}

type SubmissionRefusal = RefusedCall<'invoiceUsed' | 'claimStopped' | 'signatureNeeded' | 'bookChanged'>

/** The signed book, or the first reason against the submission. */
export function assessSubmission<Book>({
  judged,
  hasSignature,
  book,
}: SubmissionFacts<Book>): { readonly kind: 'fit'; readonly book: Book } | SubmissionRefusal {
  const stop = firstStop(judged.checks)
  if (stop) return refuse(stop.kind === 'duplicate' ? 'invoiceUsed' : 'claimStopped', stop.words)
  if (!hasSignature) return refuse('signatureNeeded')
  switch (book.kind) {
    case 'incomplete':
      return refuse('claimStopped', book.message)
    case 'changed':
      return refuse('bookChanged')
    case 'signed':
      return { kind: 'fit', book: book.book }
  }
}
