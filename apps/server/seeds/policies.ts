import { openTerms, type Terms } from '@yf/domain/adjudication/terms'
import type { PlanLiability } from '@yf/domain/plan'
import { openRule, type PeopleClass, type PersonFacts } from '@yf/domain/people-class'
import { fromYuan } from '@yf/domain/money'
import type { Insertable } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { attachAccount } from '#features/enrolment/public.ts'
import { enrolUnder } from '#features/enrolment/enrol-person.ts'
import { addContractRow, addContractVersion, type ContractRecord } from '#features/plans/contract-store.ts'
import type { ContractVersionTable } from '#features/plans/tables.ts'
import { addPlanRow, addVersion, keepLiabilities } from '#features/plans/store.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { idOf } from './ids.ts'
import { covers, type CoverSeed } from './liabilities.ts'
import { policySeeds, type PolicySeed } from './policy-seeds.ts'

/** Plans, their contracts, and the people under them; every policy follows from an enrolment. */
export async function addPolicies(services: Services, tx: Db) {
  const calendar = calendarOf(services.clock)
  const seeds = policySeeds(calendar)
  for (const seed of new Map(seeds.map((one) => [one.plan, one])).values())
    await addPlan(services, tx, seed, calendar)
  for (const seed of new Map(seeds.map((one) => [contractKey(one), one])).values())
    await addContract(services, tx, seed)
  for (const seed of seeds) await addEnrolment(services, tx, seed)
}

const contractKey = ({ plan, company }: PolicySeed) => `${plan}/${company}`
const author = idOf('staff', 'operator1')
const approver = idOf('staff', 'admin1')

async function addPlan({ clock }: Services, tx: Db, seed: PolicySeed, { day }: Calendar) {
  const id = idOf('plan', seed.plan)
  const at = clock.now()
  await addPlanRow(tx, { id, name: `${seed.name}（${seed.planName}）`, created_by: author, created_at: at })
  const versionId = idOf('planVersion', seed.plan)
  await addVersion(tx, {
    id: versionId,
    plan_id: id,
    no: 1,
    state: 'approved',
    name: seed.name,
    insurer: seed.insurer,
    cover_fen: fromYuan(seed.cover),
    start_day: day(-500),
    edits: 0,
    editor_ids: [author],
    ...approved(at),
  })
  await keepLiabilities(
    tx,
    versionId,
    covers[seed.plan]!.map((cover, sort) => liabilityOf(seed.plan, cover, sort)),
  )
}

const approved = (at: Date) => ({
  created_at: at,
  submitted_by: author,
  submitted_at: at,
  decided_by: approver,
  decided_at: at,
  note: null,
})

const liabilityId = (plan: string, sort: number) => idOf('liability', `${plan}/${sort}`)

const liabilityOf = (plan: string, cover: CoverSeed, sort: number): PlanLiability => ({
  id: liabilityId(plan, sort),
  name: cover.name,
  visitType: cover.visit,
  deductibleFen: fromYuan(cover.deductible),
  ratio: cover.ratio,
  visitFen: cover.perVisit ? fromYuan(cover.perVisit) : null,
  yearlyFen: fromYuan(cover.yearly),
  waitingDays: cover.waiting ?? 0,
  isLumpSum: cover.isLumpSum ?? false,
  text: cover.terms,
  rule: { ...openTerms, ...cover.rule } satisfies Terms,
})

/** The people of the demo are those who are insured; a new employee of this grade is insured by the plan of the staff. */
const classesOf = ({ relation, isForNewStaff }: PolicySeed): PeopleClass[] => [
  {
    key: 'insured',
    name: relation === null ? '在册员工' : '在册家属',
    rule: { ...openRule, relations: [relation ?? 'self'] },
    isClosed: true,
    yearlyFen: 1_200_00,
  },
  ...(isForNewStaff
    ? [
        {
          key: 'new',
          name: '新入职员工',
          rule: { ...openRule, grades: ['正式员工'] },
          isClosed: false,
          yearlyFen: 1_500_00,
        },
      ]
    : []),
]

async function addContract({ clock }: Services, tx: Db, seed: PolicySeed) {
  const [starts_on, ends_on] = seed.days
  const at = clock.now()
  const key = contractKey(seed)
  const company_id = idOf('company', seed.company)
  const contract = { company_id, plan_id: idOf('plan', seed.plan), created_by: author, created_at: at }
  const version = {
    company_id,
    plan_version_id: idOf('planVersion', seed.plan),
    no: 1,
    classes: classesOf(seed),
    editor_ids: [author],
  }
  const id = idOf('contract', key)
  await addContractRow(tx, {
    ...contract,
    id,
    contract_no: contractNo(id),
    plan_version_id: version.plan_version_id,
    starts_on,
    ends_on,
    previous_id: null,
  })
  await addContractVersion(tx, {
    ...version,
    contract_id: id,
    state: 'approved',
    start_day: starts_on,
    ...approved(at),
    evaluated_at: at,
  })
  if (seed.renewalDays) await addRenewal(tx, { ...contract, previous_id: id }, version, seed)
}

/** The next period is being agreed: a draft. */
async function addRenewal(
  tx: Db,
  contract: Pick<ContractRecord, 'company_id' | 'plan_id' | 'created_by' | 'created_at' | 'previous_id'>,
  version: Omit<Insertable<ContractVersionTable>, 'contract_id' | 'state' | 'start_day' | 'created_at'>,
  seed: PolicySeed,
) {
  const [starts_on, ends_on] = seed.renewalDays!
  const id = idOf('contract', `${contractKey(seed)}/renewal`)
  const own = { id, contract_no: contractNo(id), plan_version_id: null, starts_on, ends_on }
  await addContractRow(tx, { ...contract, ...own })
  const draft = { contract_id: id, state: 'draft' as const, start_day: starts_on }
  await addContractVersion(tx, { ...version, ...draft, created_at: contract.created_at })
}

const contractNo = (id: string) => `HT${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`

/** The grade of the seed opens the closed class for this one person. */
async function addEnrolment({ clock }: Services, tx: Db, seed: PolicySeed) {
  const companyId = idOf('company', seed.company)
  const [startsOn, endsOn] = seed.days
  const contract = {
    id: idOf('contract', contractKey(seed)),
    companyId,
    previousId: null,
    startsOn,
    endsOn,
    benefits: null,
    versions: [
      { no: 1, startDay: startsOn, classes: classesOf(seed).map((one) => ({ ...one, isClosed: false })) },
    ],
  }
  const person: PersonFacts = {
    companyId,
    personId: idOf('roster', seed.family ?? seed.account),
    accountId: idOf('account', seed.account),
    relation: seed.relation,
    name: seed.insuredName,
    birthday: null,
    grade: null,
    region: null,
    department: null,
    branch: null,
    hiredOn: startsOn,
    leftOn: null,
  }
  const policyId = idOf('policy', seed.key)
  const deps = { db: tx, clock, idOf: () => policyId }
  await enrolUnder(deps, [contract], { person, today: startsOn, changedOn: null })
  if (seed.family)
    await attachAccount(tx, companyId, person.personId, person.accountId, idOf('family', seed.family))
  await addUse(tx, seed, { company_id: companyId, policy_id: policyId })
}

/** What was used before any claim; earlier usage has counted towards the deductible first. */
async function addUse(tx: Db, seed: PolicySeed, key: { company_id: string; policy_id: string }) {
  const used = covers[seed.plan]!.flatMap((cover, sort) =>
    cover.used
      ? [
          {
            ...key,
            liability_id: liabilityId(seed.plan, sort),
            used_fen: fromYuan(cover.used),
            deductible_used_fen: fromYuan(cover.deductible),
          },
        ]
      : [],
  )
  if (used.length === 0) return
  await tx.insertInto('policy_liability_use').values(used).execute()
  await tx
    .updateTable('policy')
    .set({ used_fen: used.reduce((sum, { used_fen }) => sum + used_fen, 0) })
    .where((row) => row.and({ company_id: key.company_id, id: key.policy_id }))
    .execute()
}
