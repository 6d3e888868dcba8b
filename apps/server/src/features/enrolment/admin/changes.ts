import type { enrolmentAdminCalls, MonthOfChanges, RecordedChange } from '@yf/contract/enrolment-admin'
import { coverEventKinds, endReasons } from '@yf/domain/cover'
import { changeGroupOf, coverChangeGroups } from '@yf/domain/cover-changes'
import { shanghaiMoment } from '@yf/domain/dates'
import { managedCompany } from '#features/company/public.ts'
import { policiesOfEnrolments } from '#features/equity/public.ts'
import { contractLabels } from '#features/plans/public.ts'
import { pageOf, recordAuditEvent, recordRead } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { longSpreadsheetOf } from '#platform/spreadsheet.ts'
import {
  changesOfMonth,
  countChanges,
  everyChange,
  type ChangesKey,
  type MonthChange,
} from '../change-store.ts'

type EnrolmentAdminCalls = typeof enrolmentAdminCalls

/** The company and the contract, if both are the user's to see. */
async function scoped(ctx: StaffContext, { companyId, contractId }: ChangesKey) {
  const company = await managedCompany(ctx, companyId)
  const contract = company && (await contractLabels(ctx.db, companyId, [contractId])).get(contractId)
  return company && contract ? { company, contract } : null
}
type Scoped = NonNullable<Awaited<ReturnType<typeof scoped>>>

export const changeMonths: RunCallHandler<EnrolmentAdminCalls['changeMonths']> = async (input, ctx) => {
  const found = await scoped(ctx, input)
  if (!found) return refuse('notFound')
  const months = new Map<string, MonthOfChanges>()
  for (const { month, kind, count } of await countChanges(ctx.db, input)) {
    const counted = months.get(month) ?? { month, added: 0, ended: 0, changed: 0, endorsed: 0 }
    counted[changeGroupOf(kind)] += count
    months.set(month, counted)
  }
  return answer({
    contractNo: found.contract.contractNo,
    months: [...months.values()].toSorted((one, other) => (one.month < other.month ? 1 : -1)),
  })
}

async function toDtos(
  { db }: StaffContext,
  { companyId }: ChangesKey,
  { contract }: Scoped,
  rows: readonly MonthChange[],
): Promise<RecordedChange[]> {
  const policies = await policiesOfEnrolments(db, companyId, [
    ...new Set(rows.map(({ enrolment_id }) => enrolment_id)),
  ])
  const names = new Map(policies.map(({ enrolment_id, insured_name }) => [enrolment_id, insured_name]))
  return rows.map((row) => ({
    enrolmentId: row.enrolment_id,
    seq: row.seq,
    personId: row.person_id,
    name: names.get(row.enrolment_id) ?? '',
    kind: row.kind,
    day: row.day,
    className: row.class_key && (contract.classNames.get(row.class_key) ?? row.class_key),
    versionNo: row.version_no,
    endReason: row.end_reason,
    time: shanghaiMoment(row.at),
  }))
}

const hour = 3_600_000

export const changes: RunCallHandler<EnrolmentAdminCalls['changes']> = async (
  { pageNo, pageSize, ...input },
  ctx,
) => {
  const found = await scoped(ctx, input)
  if (!found) return refuse('notFound')
  const { rows, total } = await pageOf(ctx.db, changesOfMonth(ctx.db, input), { pageNo, pageSize }, (all) =>
    all.orderBy('v.at', 'desc').orderBy('v.enrolment_id').orderBy('v.seq'),
  )
  const encrypted = [...new Set(rows.map(({ person_id }) => person_id))]
  const payload = {
    companyName: found.company.name,
    contractNo: found.contract.contractNo,
    month: input.month,
  }
  await recordRead(ctx, { action: 'listCoverChanges', encrypted, payload }, hour)
  return answer({ records: await toDtos(ctx, input, found, rows), total })
}

const perPage = 500
const columns = [
  ['姓名', 14],
  ['变动类型', 12],
  ['变动', 12],
  ['生效日期', 14],
  ['参保类别', 20],
  ['说明', 24],
  ['登记时间', 22],
] as const

function noteOf({ kind, endReason, versionNo }: RecordedChange): string {
  if (kind === 'ended') return endReason ? endReasons[endReason] : ''
  return kind === 'endorsed' ? `第 ${(versionNo ?? 1) - 1} 次批改` : ''
}

export const exportChanges: RunCallHandler<EnrolmentAdminCalls['exportChanges']> = async (input, ctx) => {
  const found = await scoped(ctx, input)
  if (!found) return refuse('notFound')
  let people = 0
  async function* rows() {
    for await (const page of everyChange(ctx.db, input, perPage))
      for (const one of await toDtos(ctx, input, found!, page)) {
        people += 1
        const group = coverChangeGroups[changeGroupOf(one.kind)]
        yield [one.name, group, coverEventKinds[one.kind], one.day, one.className, noteOf(one), one.time]
      }
  }
  const bytes = await longSpreadsheetOf({ name: '保全清单', columns, rows: rows() })
  const { contractNo } = found.contract
  const payload = { companyName: found.company.name, contractNo, month: input.month, people }
  await recordAuditEvent(ctx, { action: 'exportCoverChanges', payload })
  return answer({
    fileName: `保全清单-${found.company.name}-${contractNo}-${input.month}.xlsx`,
    base64: bytes.toString('base64'),
  })
}
