import { expect, test } from 'vitest'
import { caseStates } from '@yf/domain/claim-case'
import { refuse } from '#platform/call/outcome.ts'
import { assessSubmission, eligibilityFault, type Eligibility, type SubmissionFacts } from './submission.ts'

const policy = { id: 'policy' } as NonNullable<Eligibility['claimants']>[number]['policies'][number]
const eligible: Eligibility = {
  caseRow: { state: caseStates.draft, family_id: null, policy_id: 'policy' },
  closed: null,
  claimants: [{ familyId: null, refusal: null, policies: [policy] }],
}
const faultOf = (change: Partial<Eligibility>) => eligibilityFault({ ...eligible, ...change })?.name ?? null
const rowWith = (change: Partial<Eligibility['caseRow']>) => ({
  caseRow: { ...eligible.caseRow, ...change },
})

test('a covered member of an open company may submit a draft, also without a policy', () => {
  expect(faultOf({})).toBeNull()
  expect(faultOf(rowWith({ policy_id: null }))).toBeNull()
})

test('names the first reason against the member', () => {
  const closed = refuse('claimClosed')
  expect(faultOf({ ...rowWith({ state: caseStates.submitted }), closed })).toBe('claimSubmitted')
  expect(faultOf({ closed, claimants: null })).toBe('claimClosed')
  expect(faultOf({ claimants: null })).toBe('notInCompany')
  expect(faultOf(rowWith({ family_id: 'somebody' }))).toBe('cannotClaim')
  expect(faultOf(rowWith({ policy_id: 'another' }))).toBe('policyNotOfMember')
})

test('a claimant with a refusal gets its message', () => {
  const refusal = { isClaimPolicy: 0, message: '您还没有绑定证件' } as const
  const claimants = [{ familyId: null, refusal, policies: [policy] }]
  expect(eligibilityFault({ ...eligible, claimants })).toEqual(refuse('cannotClaim', refusal.message))
})

const fit: SubmissionFacts<string> = {
  judged: { checks: [] },
  hasSignature: true,
  book: { kind: 'signed', book: 'book' },
}
const stop = (kind: 'duplicate' | 'missing') =>
  ({ level: 'stops', kind, words: '原因', materialId: null, materialKind: null }) as const

test('returns the signed book of a case without stops', () => {
  const warning = { ...stop('missing'), level: 'warns' } as const
  expect(assessSubmission({ ...fit, judged: { checks: [warning] } })).toEqual({ kind: 'fit', book: 'book' })
})

test('names the first reason against the case', () => {
  const changed = { ...fit, book: { kind: 'changed' } } as const
  expect(
    assessSubmission({ ...changed, hasSignature: false, judged: { checks: [stop('duplicate')] } }),
  ).toEqual(refuse('invoiceUsed', '原因'))
  expect(assessSubmission({ ...fit, judged: { checks: [stop('missing')] } })).toEqual(
    refuse('claimStopped', '原因'),
  )
  expect(assessSubmission({ ...changed, hasSignature: false })).toEqual(refuse('signatureNeeded'))
  expect(assessSubmission({ ...fit, book: { kind: 'incomplete', message: '请选择收款银行卡' } })).toEqual(
    refuse('claimStopped', '请选择收款银行卡'),
  )
  expect(assessSubmission(changed)).toEqual(refuse('bookChanged'))
})
