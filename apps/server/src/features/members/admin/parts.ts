import type { MemberCover, membersAdminCalls } from '@yf/contract/members-admin'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { readStates } from '@yf/domain/notice-target'
import { memberCaseQuery } from '#features/claims/public.ts'
import { maskPolicyNo, memberPackageQuery, memberPolicyQuery } from '#features/equity/public.ts'
import { memberNoticeQuery } from '#features/messages/public.ts'
import { memberOrderQuery } from '#features/orders/public.ts'
import { contractLabels } from '#features/plans/public.ts'
import { memberBookingQuery } from '#features/slots/public.ts'
import { pageOf } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { memberOfPart, withCompanies } from './shown-member.ts'

type MembersAdminCalls = typeof membersAdminCalls

export const covers: RunCallHandler<MembersAdminCalls['covers']> = async ({ id, ...page }, ctx) => {
  const shown = await memberOfPart(ctx, id, 'covers')
  if (!shown) return refuse('notFound')
  const { rows, total } = await pageOf(
    ctx.db,
    memberPolicyQuery(ctx.db, shown.companyIds, id),
    page,
    (query) => query.orderBy('end_dt', 'desc').orderBy('id'),
  )
  const company = await withCompanies(ctx, rows)
  const contracts = new Map<string, string>()
  for (const [companyId, ofCompany] of Map.groupBy(rows, ({ company_id }) => company_id)) {
    const ids = ofCompany.map(({ contract_id }) => contract_id)
    for (const [contractId, { contractNo }] of await contractLabels(ctx.db, companyId, ids))
      contracts.set(contractId, contractNo)
  }
  const today = shanghaiDay(ctx.clock.now())
  const records = rows.map((row) => ({
    ...company(row),
    id: row.id,
    insuredName: row.insured_name,
    isFamily: row.family_id === null ? (0 as const) : (1 as const),
    policyNo: maskPolicyNo(row.policy_no),
    contractId: row.contract_id,
    contractNo: contracts.get(row.contract_id) ?? '',
    startsOn: row.start_dt,
    endsOn: row.end_dt,
    state: coverState(row, today),
  }))
  return answer({ records, total })
}

interface Days {
  readonly start_dt: string
  readonly end_dt: string
}

function coverState({ start_dt, end_dt }: Days, today: string): MemberCover['state'] {
  if (end_dt < start_dt) return 'void'
  if (start_dt > today) return 'coming'
  return end_dt < today ? 'ended' : 'running'
}

export const benefits: RunCallHandler<MembersAdminCalls['benefits']> = async ({ id, ...page }, ctx) => {
  const shown = await memberOfPart(ctx, id, 'benefits')
  if (!shown) return refuse('notFound')
  const { rows, total } = await pageOf(
    ctx.db,
    memberPackageQuery(ctx.db, shown.companyIds, id),
    page,
    (query) => query.orderBy('end_time', 'desc').orderBy('id'),
  )
  const company = await withCompanies(ctx, rows)
  const records = rows.map((row) => ({
    ...company(row),
    id: row.id,
    name: row.name,
    isFamily: row.family_id === null ? (0 as const) : (1 as const),
    unit: row.unit,
    total: row.total,
    used: row.used,
    startTime: shanghaiMoment(row.start_time),
    endTime: shanghaiMoment(row.end_time),
  }))
  return answer({ records, total })
}

export const claims: RunCallHandler<MembersAdminCalls['claims']> = async ({ id, ...page }, ctx) => {
  const shown = await memberOfPart(ctx, id, 'claims')
  if (!shown) return refuse('notFound')
  const { rows, total } = await pageOf(ctx.db, memberCaseQuery(ctx.db, shown.companyIds, id), page, (query) =>
    query.orderBy('submitted_at', 'desc').orderBy('id'),
  )
  const company = await withCompanies(ctx, rows)
  const records = rows.map((row) => ({
    ...company(row),
    id: row.id,
    caseNo: row.case_no,
    insuredName: row.insured_name,
    visitType: row.visit_type,
    state: row.state,
    billedFen: row.billed_fen,
    payableFen: row.payable_fen,
    submitTime: row.submitted_at && shanghaiMoment(row.submitted_at),
  }))
  return answer({ records, total })
}

export const orders: RunCallHandler<MembersAdminCalls['orders']> = async ({ id, ...page }, ctx) => {
  const shown = await memberOfPart(ctx, id, 'orders')
  if (!shown) return refuse('notFound')
  const { rows, total } = await pageOf(
    ctx.db,
    memberOrderQuery(ctx.db, shown.companyIds, id),
    page,
    (query) => query.orderBy('created_at', 'desc').orderBy('id'),
  )
  const company = await withCompanies(ctx, rows)
  const records = rows.map((row) => ({
    ...company(row),
    id: row.id,
    orderNo: row.order_no,
    kind: row.kind,
    state: row.state,
    totalFen: row.total_fen,
    moneyFen: row.money_fen,
    createTime: shanghaiMoment(row.created_at),
  }))
  return answer({ records, total })
}

export const appointments: RunCallHandler<MembersAdminCalls['appointments']> = async (
  { id, ...page },
  ctx,
) => {
  const shown = await memberOfPart(ctx, id, 'appointments')
  if (!shown) return refuse('notFound')
  const { rows, total } = await pageOf(ctx.db, memberBookingQuery(ctx.db, id), page, (query) =>
    query.orderBy('starts_at', 'desc').orderBy('id'),
  )
  const company = await withCompanies(ctx, rows)
  const records = rows.map((row) => ({
    ...company(row),
    id: row.id,
    kind: row.kind as Exclude<typeof row.kind, 'counselling'>,
    state: row.state,
    startTime: shanghaiMoment(row.starts_at),
    createTime: shanghaiMoment(row.created_at),
  }))
  return answer({ records, total })
}

export const notices: RunCallHandler<MembersAdminCalls['notices']> = async ({ id, ...page }, ctx) => {
  const shown = await memberOfPart(ctx, id, 'notices')
  if (!shown) return refuse('notFound')
  const { rows, total } = await pageOf(ctx.db, memberNoticeQuery(ctx.db, id), page, (query) =>
    query.orderBy('created_at', 'desc').orderBy('id', 'desc'),
  )
  const records = rows.map((row) => ({
    id: row.id,
    title: row.title,
    tab: row.tab,
    isRead: row.read_status === readStates.unread ? (0 as const) : (1 as const),
    createTime: shanghaiMoment(row.created_at),
  }))
  return answer({ records, total })
}
