import { appealUntil } from '@yf/domain/claim-appeal'
import { caseStates } from '@yf/domain/claim-case'
import { formatFen } from '@yf/domain/money'
import { newsDays } from '@yf/domain/open-matters'
import { monthAndDay } from '@yf/domain/near-time-text'
import { mostOfOne, type AgendaEntry, type OpenSource } from '#features/agenda/public.ts'
import { companyIdsOf } from '#features/company/public.ts'
import { statement } from '#platform/db/statement.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { claimKind } from '#features/claims/record/own-case.ts'
import { newestPayments, type PaymentRow } from '../payment/payments.ts'

/** Uses only the owner's index. Old decisions are skipped; open cases are included, however old. */
const openCases = statement<CaseRow>(`
  select * from claim_case
  where account_id = $1 and company_id = any ($2::uuid[])
    and (state in (${caseStates.supplementing}, ${caseStates.paying})
      or state in (${caseStates.paid}, ${caseStates.rejected}) and updated_at >= $3)
  order by updated_at desc, id desc limit $4`)

const dayMs = 86_400_000

/**
 * Every case of the person, whichever company is chosen: members who wait for money do not care which employer
 * insured it.
 */
export const openClaims: OpenSource = async ({ db, caller: { accountId }, clock }) => {
  const since = new Date(clock.now().getTime() - newsDays * dayMs)
  const companies = await companyIdsOf(db, accountId)
  const rows = await openCases(db, accountId, companies, since, mostOfOne)
  const payments = await newestPayments(db, claimKind, rows.filter(mayBePaid))
  return rows.flatMap((row) => matterOf(row, payments.get(row.id), since) ?? [])
}

const mayBePaid = ({ state }: CaseRow) => state === caseStates.paying || state === caseStates.paid

function matterOf(row: CaseRow, payment: PaymentRow | undefined, since: Date): AgendaEntry | null {
  const own = { id: row.id, path: `/claimSettlement/detail?caseId=${row.id}` }
  const subtitle = `${row.insured_name} · ${monthAndDay(row.submitted_at ?? row.created_at)} 提交`
  if (row.state === caseStates.supplementing)
    return { ...own, kind: 'claimAsked', at: row.updated_at, title: '理赔需要补充资料', fact: subtitle }
  if (row.state === caseStates.paying && payment?.state === 'failed')
    return {
      ...own,
      kind: 'payoutFailed',
      at: row.updated_at,
      title: '理赔打款未成功',
      fact: subtitle,
    }
  if (row.state === caseStates.paid && payment?.paid_at && payment.paid_at >= since)
    return {
      ...own,
      kind: 'paidOut',
      at: payment.paid_at,
      title: `理赔已到账 ${formatFen(payment.amount_fen)}`,
      fact: `${row.insured_name} · ${monthAndDay(payment.paid_at)} 汇出`,
    }
  return row.state === caseStates.rejected && row.decided_at && row.decided_at >= since
    ? { ...own, kind: 'claimRefused', at: row.decided_at, title: '理赔未通过审核', fact: afterRefusal(row) }
    : null
}

function afterRefusal({ state, decided_at, appealed_at, insured_name }: CaseRow): string {
  const until = appealUntil({ state, decidedAt: decided_at, appealedAt: appealed_at })
  return until ? `${insured_name} · ${until.slice(5)} 前可申请复核` : insured_name
}
