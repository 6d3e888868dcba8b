import { openTerms, type Terms } from '@yf/domain/adjudication/terms'
import type { PlanLiability } from '@yf/domain/plan'
import { openRule } from '@yf/domain/people-class'
import { enrolUnder } from '#features/enrolment/enrol-person.ts'
import { attachAccount } from '#features/enrolment/public.ts'
import { addPlanRow, addVersion, keepLiabilities, liabilitiesOfVersions } from '#features/plans/store.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import { newId } from '#platform/ids.ts'

interface TestPolicy {
  readonly companyId: string
  readonly accountId: string
  readonly familyId?: string | null
  readonly insuredName: string
  readonly days: readonly [string, string]
  readonly coverFen?: number
  readonly liabilities: readonly Partial<PlanLiability>[]
}

const nobody = '00000000-0000-0000-0000-000000000000'
const longAgo = new Date('2020-01-01T00:00:00Z')
const approved = {
  created_at: longAgo,
  submitted_by: null,
  submitted_at: null,
  decided_by: nobody,
  decided_at: longAgo,
  note: null,
}
export const everybody = [{ key: 'all', name: '全体', isClosed: false, yearlyFen: 1_200_00, rule: openRule }]

export const testLiability = (own: Partial<PlanLiability> & { terms?: Partial<Terms> }): PlanLiability => ({
  id: newId(),
  name: '门急诊医疗费用',
  visitType: 'outpatient',
  deductibleFen: 0,
  ratio: 80,
  visitFen: null,
  yearlyFen: 1_000_000,
  waitingDays: 30,
  isLumpSum: false,
  text: '',
  rule: openTerms,
  ...own,
})

/** An approved version of a plan, for contracts of tests. */
export async function addTestPlan(
  db: Db,
  {
    liabilities,
    coverFen = 10_000_000,
    plan,
  }: {
    readonly liabilities: readonly Partial<PlanLiability>[]
    readonly coverFen?: number
    /** Another version of this plan. */
    readonly plan?: { readonly id: string; readonly no: number; readonly startDay: string }
  },
) {
  const planId = plan?.id ?? newId()
  const versionId = newId()
  if (!plan) await addPlanRow(db, { id: planId, name: '测试方案', created_by: nobody, created_at: longAgo })
  await addVersion(db, {
    id: versionId,
    plan_id: planId,
    no: plan?.no ?? 1,
    state: 'approved',
    name: '测试医疗保险',
    insurer: '安和健康保险',
    cover_fen: coverFen,
    start_day: plan?.startDay ?? '2020-01-01',
    edits: 0,
    editor_ids: [],
    ...approved,
  })
  await keepLiabilities(db, versionId, liabilities.map(testLiability))
  return { planId, versionId }
}

export async function addTestContract(
  db: Db,
  {
    companyId,
    planId,
    versionId,
    days: [starts_on, ends_on],
  }: {
    readonly companyId: string
    readonly planId: string
    readonly versionId: string
    readonly days: readonly [string, string]
  },
) {
  const id = newId()
  const contract = { company_id: companyId, plan_version_id: versionId }
  await db
    .insertInto('group_contract')
    .values({
      ...contract,
      id,
      contract_no: `T${id}`,
      plan_id: planId,
      starts_on,
      ends_on,
      previous_id: null,
      created_by: nobody,
      created_at: longAgo,
    })
    .execute()
  await db
    .insertInto('contract_version')
    .values({
      ...contract,
      ...approved,
      contract_id: id,
      no: 1,
      state: 'approved',
      start_day: starts_on,
      classes: jsonValue(everybody),
      editor_ids: [],
      evaluated_at: longAgo,
    })
    .execute()
  return id
}

/** A policy of somebody's own, through a plan, a contract and an enrolment. Returns the policy's id. */
export async function addTestPolicy(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  policy: TestPolicy,
): Promise<string> {
  const { companyId, accountId, familyId = null, days } = policy
  const plan = await addTestPlan(db, {
    liabilities: policy.liabilities,
    ...(policy.coverFen === undefined ? {} : { coverFen: policy.coverFen }),
  })
  const contractId = await addTestContract(db, { companyId, ...plan, days })
  const id = newId()
  const [startsOn, endsOn] = days
  const versions = [{ no: 1, startDay: startsOn, classes: everybody }]
  const person = {
    companyId,
    personId: newId(),
    accountId,
    relation: null,
    name: policy.insuredName,
    birthday: null,
    grade: null,
    region: null,
    department: null,
    branch: null,
    hiredOn: startsOn,
    leftOn: null,
  }
  await enrolUnder(
    { db, clock, idOf: () => id },
    [{ id: contractId, companyId, previousId: null, startsOn, endsOn, versions, benefits: null }],
    { person, today: startsOn, changedOn: null },
  )
  if (familyId) await attachAccount(db, companyId, person.personId, accountId, familyId)
  return id
}

/** Another version of the plan of a policy's contract, from a day on: `change` writes the liabilities anew. */
export async function endorsePolicy(
  db: Db,
  policyId: string,
  startDay: string,
  change: (liability: PlanLiability) => PlanLiability,
): Promise<void> {
  const contract = await db
    .selectFrom('policy as p')
    .innerJoin('group_contract as g', 'g.id', 'p.contract_id')
    .select(['g.company_id', 'g.id', 'g.plan_id', 'g.plan_version_id'])
    .where('p.id', '=', policyId)
    .executeTakeFirstOrThrow()
  const before = (await liabilitiesOfVersions(db, [contract.plan_version_id!])).get(
    contract.plan_version_id!,
  )!
  const plan = { id: contract.plan_id, no: 2, startDay }
  const { versionId } = await addTestPlan(db, { liabilities: before.map(change), plan })
  await db
    .insertInto('contract_version')
    .values({
      ...approved,
      company_id: contract.company_id,
      contract_id: contract.id,
      plan_version_id: versionId,
      no: 2,
      state: 'approved',
      start_day: startDay,
      classes: jsonValue(everybody),
      editor_ids: [],
      evaluated_at: longAgo,
    })
    .execute()
  await db
    .updateTable('group_contract')
    .set({ plan_version_id: versionId })
    .where((row) => row.and({ company_id: contract.company_id, id: contract.id }))
    .execute()
}

/** As if nothing had been paid before. */
export async function forgetUse(db: Db, companyId: string, policyId: string): Promise<void> {
  await db
    .updateTable('policy')
    .set({ used_fen: 0 })
    .where((row) => row.and({ company_id: companyId, id: policyId }))
    .execute()
  await db
    .updateTable('policy_liability_use')
    .set({ used_fen: 0 })
    .where((row) => row.and({ company_id: companyId, policy_id: policyId }))
    .execute()
}
