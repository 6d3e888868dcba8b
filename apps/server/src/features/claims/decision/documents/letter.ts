import { policyOfCase } from '#features/claims/record/case-policy.ts'
import type { DecisionLetter } from '@yf/papers/documents/decision-letter'
import type { AdjudicatedLine } from '@yf/domain/adjudication'
import { appealDays } from '@yf/domain/claim-appeal'
import { caseStates } from '@yf/domain/claim-case'
import { nothingPayableText } from '@yf/domain/claim-notices'
import type { Db } from '#platform/db/handle.ts'
import { claimPolicy } from '#features/equity/public.ts'
import { applicantOf, type PersonDeps } from '#features/claims/record/people.ts'
import { cardOf, receiptRows } from '#features/claims/record/find.ts'
import { decidedLines } from '#features/claims/record/line-store.ts'
import { timelineOf } from '#features/claims/record/timeline.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { cardRow } from '#features/claims/record/encrypted.ts'
import { appealOf, linesOfRevision } from '#features/claims/record/revision-store.ts'
import { issuerOf, type IssuerDeps } from './issuer.ts'

export const isDecided = ({ state }: Pick<CaseRow, 'state'>): boolean =>
  state === caseStates.paying ||
  state === caseStates.paid ||
  state === caseStates.rejected ||
  state === caseStates.appealed

interface LetterDecision {
  readonly lines: readonly AdjudicatedLine[]
  readonly earlierFen: number
  readonly payableFen: number
  readonly isSettled: boolean
}

export const decidedNow = async (db: Db, caseRow: CaseRow): Promise<LetterDecision> => ({
  lines: await decidedLines(db, caseRow),
  earlierFen: caseRow.earlier_fen,
  payableFen: caseRow.payable_fen ?? 0,
  isSettled: caseRow.state !== caseStates.rejected,
})

/** The decision before an appeal, even if the letter is rendered later. */
async function decidedAtFirst(db: Db, caseRow: CaseRow): Promise<LetterDecision> {
  const appeal = caseRow.appealed_at ? await appealOf(db, caseRow) : undefined
  if (appeal?.before_decided_at.getTime() !== caseRow.decided_at?.getTime() || !appeal)
    return decidedNow(db, caseRow)
  return {
    lines: (await linesOfRevision(db, appeal)).map(({ line }) => line),
    earlierFen: appeal.before_earlier_fen,
    payableFen: appeal.before_payable_fen,
    isSettled: appeal.before_state !== caseStates.rejected,
  }
}

/** The decision letter for the member. */
export const letterOf = async (ctx: PersonDeps & IssuerDeps, caseRow: CaseRow): Promise<DecisionLetter> =>
  letterAbout(ctx, caseRow, await decidedAtFirst(ctx.db, caseRow))

export async function letterAbout(
  ctx: PersonDeps & IssuerDeps,
  caseRow: CaseRow,
  { lines, earlierFen, payableFen, isSettled }: LetterDecision,
): Promise<DecisionLetter> {
  const { db, cipher } = ctx
  const [receipts, policy, card, applicant, events] = await Promise.all([
    receiptRows(db, caseRow),
    policyOfCase(db, caseRow),
    cardOf(db, caseRow),
    applicantOf(ctx, caseRow.account_id),
    timelineOf(ctx, caseRow),
  ])
  const { submitted_at, decided_at } = caseRow
  if (!policy || !submitted_at || !decided_at) throw new Error('a decided case without policy or days')
  return {
    caseNo: caseRow.case_no,
    appliedAt: submitted_at,
    decidedAt: decided_at,
    issuer: issuerOf(ctx),
    addressee: applicant.name,
    insuredName: caseRow.insured_name,
    policy: {
      policyNo: policy.policyNo,
      name: policy.name,
      insurer: policy.insurer,
      startDt: policy.startDt,
      endDt: policy.endDt,
    },
    lines: letterLines({ caseRow, receipts, policy, lines }),
    earlierFen,
    isSettled,
    payee:
      isSettled && card
        ? {
            name: card.holder_name,
            bank: `${card.bank_name}${card.branch}`,
            cardNo: cipher.open(card.number_encrypted, cardRow(card.id)),
          }
        : null,
    explanation: isSettled
      ? payableFen === 0
        ? nothingPayableText(lines)
        : null
      : (events.findLast(isRefusal)?.reason ?? null),
    objectionDays: appealDays,
    review: null,
  }
}

interface LinesSource {
  readonly caseRow: CaseRow
  readonly receipts: Awaited<ReturnType<typeof receiptRows>>
  readonly policy: NonNullable<Awaited<ReturnType<typeof claimPolicy>>>
  readonly lines: readonly AdjudicatedLine[]
}

const letterLines = ({ caseRow, receipts, policy, lines }: LinesSource): DecisionLetter['lines'] =>
  receipts.flatMap((receipt) => {
    const line = lines.find(({ receiptId }) => receiptId === receipt.id)
    if (!line) return []
    const liability = policy.liabilities.find(({ id }) => id === line.liabilityId)
    return [
      {
        ...line,
        // One column: the amount outside the catalogue is not covered either, and the reason says which.
        excludedFen: line.excludedFen + line.ownExpenseFen,
        invoiceNo: receipt.invoice_number ?? '—',
        day: receipt.day ?? '—',
        hospital: receipt.hospital ?? caseRow.hospital ?? '—',
        liabilityName: liability?.name ?? null,
      },
    ]
  })

/** The decision itself, not an appeal that upheld it. */
const isRefusal = ({ from_state, to_state }: { from_state: string | null; to_state: string }): boolean =>
  from_state === String(caseStates.adjudicating) && to_state === String(caseStates.rejected)
