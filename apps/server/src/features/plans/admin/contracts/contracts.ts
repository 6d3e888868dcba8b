import type { plansAdminCalls } from '@yf/contract/plans-admin'
import { shanghaiDay } from '@yf/domain/dates'
import { allCompanyNames, companyNamesOf } from '#features/company/public.ts'
import { pageOf } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { contractById, type ContractRecord } from '#features/plans/contract-store.ts'
import { versionsOfPlans, type PlanRecord } from '#features/plans/store.ts'
import { toContractDetail, toContractRow } from './dto.ts'
import { isInScope } from './scope.ts'

const mostPlans = 200

export const contractCompanies: RunCallHandler<typeof plansAdminCalls.contractCompanies> = async (
  _input,
  { db, staff },
) => answer((await allCompanyNames(db)).filter(({ id }) => isInScope(staff, id)))

export const planChoices: RunCallHandler<typeof plansAdminCalls.planChoices> = async (_input, { db }) => {
  const plans = await db
    .selectFrom('plan')
    .select(['id', 'name', 'kind'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostPlans)
    .execute()
  const versions = Map.groupBy(
    await versionsOfPlans(
      db,
      plans.map(({ id }) => id),
    ),
    ({ plan_id }) => plan_id,
  )
  const choices = plans.map(({ id, name, kind }) => ({
    planId: id,
    planName: name,
    kind,
    versions: (versions.get(id) ?? []).flatMap(({ id: versionId, no, name: shown, state, start_day }) =>
      state === 'approved' && start_day !== null
        ? [{ id: versionId, no, name: shown, startDay: start_day }]
        : [],
    ),
  }))
  return answer(choices.filter((one) => one.versions.length > 0))
}

export const contracts: RunCallHandler<typeof plansAdminCalls.contracts> = async (
  { companyId, ...page },
  ctx,
) => {
  const { db, staff, clock } = ctx
  const only = staff.companyId ?? companyId
  let query = db.selectFrom('group_contract').selectAll()
  if (only !== undefined) query = query.where('company_id', '=', only)
  const { rows, total } = await pageOf(db, query, page, (all) =>
    all.orderBy('created_at', 'desc').orderBy('id'),
  )
  const [names, plans, open] = await Promise.all([
    companyNamesOf(db, [...new Set(rows.map(({ company_id }) => company_id))]),
    plansOf(ctx, rows),
    openVersions(ctx, rows),
  ])
  const today = shanghaiDay(clock.now())
  const records = rows.map((row) =>
    toContractRow(row, {
      companyName: names.get(row.company_id) ?? '',
      plan: plans.get(row.plan_id),
      openVersion: open.get(row.id) ?? null,
      today,
    }),
  )
  return answer({ records, total })
}

async function plansOf({ db }: StaffContext, rows: readonly ContractRecord[]) {
  if (rows.length === 0) return new Map<string, PlanRecord>()
  const plans = await db
    .selectFrom('plan')
    .selectAll()
    .where('id', 'in', [...new Set(rows.map(({ plan_id }) => plan_id))])
    .execute()
  return new Map(plans.map((one) => [one.id, one]))
}

async function openVersions({ db }: StaffContext, rows: readonly ContractRecord[]) {
  if (rows.length === 0) return new Map<string, 'draft' | 'submitted' | 'approved'>()
  const versions = await db
    .selectFrom('contract_version')
    .select(['contract_id', 'state'])
    .where('company_id', 'in', [...new Set(rows.map(({ company_id }) => company_id))])
    .where(
      'contract_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('state', '<>', 'approved')
    .execute()
  return new Map(versions.map(({ contract_id, state }) => [contract_id, state]))
}

export const contract: RunCallHandler<typeof plansAdminCalls.contract> = async ({ contractId }, ctx) => {
  const found = await contractById(ctx.db, contractId)
  if (!found || !isInScope(ctx.staff, found.company_id)) return refuse('notFound')
  return answer(await toContractDetail(ctx, found))
}
