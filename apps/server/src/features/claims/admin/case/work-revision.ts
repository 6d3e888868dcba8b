import type { WorkRevision } from '@yf/contract/claims-admin'
import type { Decision } from '@yf/domain/adjudication'
import { caseStates } from '@yf/domain/claim-case'
import { mayDo } from '@yf/domain/staff'
import { filesById } from '#platform/files/stored-files.ts'
import type { StaffContext } from '#platform/call/context.ts'
import { lastRevision } from '#features/claims/record/revision-store.ts'
import { netPaid } from '#features/claims/decision/payment/accounting.ts'
import { toOverpaymentDto, recoveriesOf } from '#features/claims/decision/payment/overpayment.ts'
import { toRevisionDto } from '#features/claims/decision/progress/revision-dto.ts'
import type { CaseFacts } from '#features/claims/assessment/facts.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { approvalOf } from './assignment.ts'
import { linesHash } from './lines-hash.ts'
import { obstaclesOf } from './obstacles.ts'
import { reviewerOf } from './reviewing.ts'
import { partIn, tookPartMessage } from './took-part.ts'

const bit = (is: boolean): 0 | 1 => (is ? 1 : 0)

/** Why a decided case is reviewed, what was paid for it, and what this person may do about it. */
export async function toWorkRevisionDto(
  ctx: StaffContext,
  facts: CaseFacts,
  decision: Decision,
): Promise<WorkRevision> {
  const { db, staff } = ctx
  const { caseRow } = facts
  const [revision, paidFen, overpayment, recoveries, hasPart] = await Promise.all([
    lastRevision(db, caseRow),
    netPaid(db, caseRow),
    toOverpaymentDto(db, caseRow),
    toRecoveryDtos(ctx, caseRow),
    partIn(db, staff, caseRow),
  ])
  const isOpen = revision !== undefined && revision.closed_at === null
  return {
    last: revision
      ? {
          ...(await toRevisionDto(ctx, caseRow, revision)),
          kind: revision.kind,
          isOpen: bit(isOpen),
        }
      : null,
    paidFen: Math.max(paidFen, 0),
    overpayment,
    recoveries,
    hindrance: hasPart ? tookPartMessage : null,
    can: {
      ...(await appealActions(ctx, facts, decision, hasPart)),
      ...recoveryActions(ctx, caseRow, { overpaidFen: overpayment?.overpaidFen ?? 0, recoveries }),
    },
  }
}

async function appealActions(
  { db, staff }: StaffContext,
  facts: CaseFacts,
  decision: Decision,
  hasPart: boolean,
) {
  const { caseRow } = facts
  const { state } = caseRow
  const { paying, paid, rejected, appealed } = caseStates
  const isSenior = mayDo(staff.role, 'confirm')
  const may = isSenior && state === appealed && !hasPart
  const isOwn = may && (await reviewerOf(db, caseRow)) === staff.id
  const first = isOwn ? await approvalOf(db, caseRow) : null
  const isAgreed = first !== null && first.lines_hash === linesHash(caseRow, decision)
  return {
    takeAppeal: bit(may && !isOwn),
    uphold: bit(isOwn),
    change: bit(isOwn && !isAgreed && obstaclesOf(facts, decision).length === 0),
    reopen: bit(isSenior && (state === paying || state === paid || state === rejected)),
  }
}

type Recoveries = WorkRevision['recoveries']

function recoveryActions(
  { staff }: StaffContext,
  { state }: CaseRow,
  { overpaidFen, recoveries }: { overpaidFen: number; recoveries: Recoveries },
) {
  const { paid, rejected } = caseStates
  const isEnded = mayDo(staff.role, 'pay') && (state === paid || state === rejected)
  const isAgreed = recoveries.some((one) => one.state === 'agreed')
  return {
    agreeRecovery: bit(isEnded && overpaidFen > 0 && !isAgreed),
    endRecovery: bit(isEnded && isAgreed),
  }
}

async function toRecoveryDtos({ db }: StaffContext, caseRow: CaseRow): Promise<Recoveries> {
  const rows = await recoveriesOf(db, caseRow)
  const files = await filesById(
    db,
    caseRow.account_id,
    rows.map(({ document_file_id }) => document_file_id),
  )
  return rows.map((row) => ({
    id: row.id,
    amountFen: row.amount_fen,
    day: row.agreed_on,
    state: row.state,
    note: row.note,
    url: `/staff-files/${files.get(row.document_file_id)?.name ?? ''}`,
  }))
}
