import { openRule, type PeopleClass, type PersonFacts } from '@yf/domain/people-class'
import type { PlanBenefit } from '@yf/domain/plan-benefit'
import { enrolUnder } from '#features/enrolment/enrol-person.ts'
import { keepBenefits } from '#features/plans/benefit-store.ts'
import { addContractRow, addContractVersion } from '#features/plans/contract-store.ts'
import { addPlanRow, addVersion } from '#features/plans/store.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { calendarOf } from './calendar.ts'
import { idOf } from './ids.ts'

interface BenefitSeed {
  readonly key: string
  readonly name: string
  readonly summary: string
  /** Empty: welfare. */
  readonly supplierCode: string
  readonly amount: number
  readonly timeFen: number
  readonly validDays?: number
  readonly used?: number
}

interface BenefitPlanSeed {
  readonly key: string
  readonly name: string
  readonly company: string
  readonly account: string
  readonly insuredName: string
  readonly benefits: readonly BenefitSeed[]
}

const checkup = ['年度健康体检', '全国体检机构任选，含胸部CT与肿瘤标志物'] as const
const counselling = ['心理咨询服务', '国家认证咨询师，视频或到店，每次50分钟'] as const
const doctor = ['在线问诊', '三甲医生图文与视频问诊，7×24小时'] as const

const benefit = (
  key: string,
  [name, summary]: readonly [string, string],
  supplierCode: string,
  amount: number,
  timeFen: number,
  used = 0,
): BenefitSeed => ({ key, name, summary, supplierCode, amount, timeFen, used })

const welfare = (
  key: string,
  [name, summary]: readonly [string, string],
  validDays: number,
): BenefitSeed => ({ key, name, summary, supplierCode: '', amount: 1, timeFen: 100_00, validDays })

const [firstDay, lastDay] = [-120, 245]

const planSeeds: readonly BenefitPlanSeed[] = [
  {
    key: 'haina-benefits',
    name: '海纳员工健康权益',
    company: 'haina',
    account: 'zhoulan',
    insuredName: '周岚',
    benefits: [
      benefit('zhou-checkup', checkup, 'FENGSHI', 1, 600_00),
      benefit('zhou-doctor', doctor, 'JINLI', 24, 100_00),
      welfare('zhou-talk', ['中医养生讲座', '每月一期，可回看'], 90 - firstDay + 1),
    ],
  },
  {
    key: 'yuanli-benefits',
    name: '原力员工健康权益',
    company: 'yuanli',
    account: 'hejing',
    insuredName: '何静',
    benefits: [
      benefit('he-eap', counselling, 'EAP_PLUS', 12, 300_00, 1),
      benefit('he-fuya', ['绿通就医卡', '专家号预约与陪诊'], 'FUYA', 4, 500_00, 1),
      benefit('he-dental', ['洁牙护理卡', '超声波洁牙与口腔检查'], 'JINGHE', 2, 198_00),
      benefit('he-doctor', doctor, 'JINLI', 99, 100_00, 8),
      welfare('he-gym', ['健身月卡', '合作门店通用'], 30 - firstDay + 1),
    ],
  },
]

const author = idOf('staff', 'operator1')
const approver = idOf('staff', 'admin1')

/** Two companies whose packages and welfare follow from a benefit plan. */
export async function addBenefitPlans(services: Services, tx: Db) {
  for (const seed of planSeeds) {
    await addPlan(services, tx, seed)
    await addEnrolment(services, tx, seed, await addContract(services, tx, seed))
  }
}

const benefitIdOf = (key: string) => idOf('planBenefit', key)

const toPlanBenefit = (one: BenefitSeed): PlanBenefit => ({
  id: benefitIdOf(one.key),
  kind: one.supplierCode === '' ? 'welfare' : 'package',
  name: one.name,
  summary: one.summary,
  supplierCode: one.supplierCode,
  amount: one.amount,
  timeFen: one.timeFen,
  validDays: one.validDays ?? null,
})

const approvedAt = (at: Date) => ({
  created_at: at,
  submitted_by: author,
  submitted_at: at,
  decided_by: approver,
  decided_at: at,
  note: null,
})

async function addPlan({ clock }: Services, tx: Db, { key, name, benefits }: BenefitPlanSeed) {
  const [id, versionId] = [idOf('plan', key), idOf('planVersion', key)]
  await addPlanRow(tx, { id, name, kind: 'benefits', created_by: author, created_at: clock.now() })
  await addVersion(tx, {
    id: versionId,
    plan_id: id,
    no: 1,
    state: 'approved',
    name,
    insurer: '',
    cover_fen: 0,
    start_day: calendarOf(clock).day(-500),
    edits: 0,
    editor_ids: [author],
    ...approvedAt(clock.now()),
  })
  await keepBenefits(tx, versionId, benefits.map(toPlanBenefit))
}

/** Who is there keeps the benefits; a new employee of this grade gets them, too. */
const classes: readonly PeopleClass[] = [
  { key: 'present', name: '在册员工', rule: openRule, isClosed: true, yearlyFen: null },
  {
    key: 'new',
    name: '新入职员工',
    rule: { ...openRule, grades: ['正式员工'] },
    isClosed: false,
    yearlyFen: null,
  },
]

async function addContract({ clock }: Services, tx: Db, { key, company }: BenefitPlanSeed) {
  const { day } = calendarOf(clock)
  const at = clock.now()
  const id = idOf('contract', key)
  const own = { company_id: idOf('company', company), plan_version_id: idOf('planVersion', key) }
  await addContractRow(tx, {
    ...own,
    id,
    contract_no: `HT${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`,
    plan_id: idOf('plan', key),
    starts_on: day(firstDay),
    ends_on: day(lastDay),
    previous_id: null,
    created_by: author,
    created_at: at,
  })
  await addContractVersion(tx, {
    ...own,
    ...approvedAt(at),
    contract_id: id,
    no: 1,
    state: 'approved',
    start_day: day(firstDay),
    classes: [...classes],
    editor_ids: [author],
    evaluated_at: at,
  })
  return id
}

async function addEnrolment({ clock }: Services, tx: Db, seed: BenefitPlanSeed, contractId: string) {
  const { day } = calendarOf(clock)
  const companyId = idOf('company', seed.company)
  const [startsOn, endsOn] = [day(firstDay), day(lastDay)]
  const person: PersonFacts = {
    companyId,
    personId: idOf('roster', seed.account),
    accountId: idOf('account', seed.account),
    relation: null,
    name: seed.insuredName,
    birthday: null,
    grade: null,
    region: null,
    department: null,
    branch: null,
    hiredOn: startsOn,
    leftOn: null,
  }
  const contract = {
    id: contractId,
    companyId,
    previousId: null,
    startsOn,
    endsOn,
    // The class is open for this one person.
    versions: [{ no: 1, startDay: startsOn, classes: classes.map((one) => ({ ...one, isClosed: false })) }],
    benefits: [
      {
        from: startsOn,
        versionId: idOf('planVersion', seed.key),
        benefits: seed.benefits.map(toPlanBenefit),
      },
    ],
  }
  const keyOf = new Map(seed.benefits.map((one) => [benefitIdOf(one.key), one]))
  const entitlementIdOf = (benefitId: string) => {
    const { key, supplierCode } = keyOf.get(benefitId)!
    return idOf(supplierCode === '' ? 'welfare' : 'package', key)
  }
  const deps = { db: tx, clock, idOf: () => idOf('enrolment', seed.key), entitlementIdOf }
  await enrolUnder(deps, [contract], { person, today: startsOn, changedOn: null })
  for (const { key, used } of seed.benefits)
    if (used)
      await tx
        .updateTable('equity_package')
        .set({ used })
        .where((row) => row.and({ company_id: companyId, id: idOf('package', key) }))
        .execute()
}
