import type { approvalsAdminCalls, ApprovalProposal } from '@yf/contract/approvals-admin'
import { approvalDeciders } from '@yf/domain/approvals'
import { shanghaiMoment } from '@yf/domain/dates'
import { mayDo } from '@yf/domain/staff'
import { companyNamesOf } from '#features/company/public.ts'
import { countLists, pageOf, staffNames } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { proposalQuery, type ApprovalRow } from '../store.ts'

/** Shows no member data, so viewing writes no audit event. */
export const proposals: RunCallHandler<typeof approvalsAdminCalls.proposals> = async (
  { state, ...page },
  ctx,
) => {
  const { rows, total } = await pageOf(ctx.db, proposalQuery(ctx.db, state), page, (query) =>
    query
      .orderBy('decided_at', (order) => order.desc().nullsFirst())
      .orderBy('proposed_at', 'desc')
      .orderBy('id'),
  )
  const of = (listed: ApprovalProposal['state']) => proposalQuery(ctx.db, listed)
  return answer({
    records: await toApprovalDtos(ctx, rows),
    total,
    counts: await countLists(ctx.db, {
      proposed: of('proposed'),
      confirmed: of('confirmed'),
      refused: of('refused'),
      withdrawn: of('withdrawn'),
    }),
  })
}

export async function toApprovalDtos(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  rows: readonly ApprovalRow[],
): Promise<ApprovalProposal[]> {
  const companies = await companyNamesOf(db, [...new Set(rows.map(({ company_id }) => company_id))])
  const colleagues = await staffNames(
    db,
    rows.flatMap(({ proposed_by, decided_by }) => [proposed_by, ...(decided_by ? [decided_by] : [])]),
  )
  return rows.map((row) => {
    const waits = row.state === 'proposed'
    const isOwn = row.proposed_by === staff.id
    return {
      id: row.id,
      kind: row.kind,
      companyName: companies.get(row.company_id) ?? '',
      title: row.title,
      lines: [...row.lines],
      worthFen: row.worth_fen,
      // Calls that needed no approval are in no list.
      state: row.state as ApprovalProposal['state'],
      proposedBy: colleagues.get(row.proposed_by) ?? '',
      proposedTime: shanghaiMoment(row.proposed_at),
      decidedBy: row.decided_by && (colleagues.get(row.decided_by) ?? ''),
      decidedTime: row.decided_at && shanghaiMoment(row.decided_at),
      note: row.note,
      canDecide: waits && !isOwn && mayDo(staff.role, approvalDeciders[row.kind]) ? 1 : 0,
      canWithdraw: waits && isOwn && mayDo(staff.role, 'propose') ? 1 : 0,
    }
  })
}
