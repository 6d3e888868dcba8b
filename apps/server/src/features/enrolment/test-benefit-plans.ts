import { plansAdminCalls, type PlanBenefitEntry } from '@yf/contract/plans-admin'
import { identitySteps } from '@yf/contract/identity-steps'
import { peopleAdminCalls } from '@yf/contract/people-admin'
import { currentAgreement } from '@yf/domain/agreements'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { openRule } from '@yf/domain/people-class'
import { keepCode, newCode } from '#features/identity/codes.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import type { DemoServer } from '#testkit/demo-server.ts'
import { workOf } from '#testkit/work-of.ts'
import { evaluatePeopleJob } from './jobs.ts'

export const companyId = idOf('company', 'yuanli')

export const sessions = (more: Partial<PlanBenefitEntry> = {}): PlanBenefitEntry => ({
  id: newId(),
  kind: 'package',
  name: '口腔护理',
  summary: '洁牙与检查',
  supplierCode: 'JINGHE',
  amount: 2,
  timeFen: 200_00,
  validDays: null,
  ...more,
})
export const gift = (more: Partial<PlanBenefitEntry> = {}): PlanBenefitEntry =>
  sessions({ kind: 'welfare', name: '流感疫苗', supplierCode: '', amount: 1, ...more })

let count = 0
export const somebody = () => ({
  name: `员工${'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉'[(count += 1)] ?? '亥'}`,
  certificateType: 'idCard' as const,
  certificateNumber: inventedCertificate('1991-07-08', 400 + count),
  phone: `1378888${1000 + count}`,
})
export type Somebody = ReturnType<typeof somebody>

/** What staff and people do around benefit plans, through the calls. */
export function benefitKit(server: DemoServer) {
  const today = () => shanghaiDay(server.clock.now())
  const inDays = (days: number) => addDays(today(), days)
  const tokens = new Map<string, string>()
  async function as(staff: string) {
    const token = tokens.get(staff) ?? (await server.staffTokenOf(staff))
    tokens.set(staff, token)
    return { token }
  }

  const addPlan = async (benefits: PlanBenefitEntry[], more: object = {}) =>
    server.call(
      plansAdminCalls.addPlan,
      {
        kind: 'benefits',
        planName: newId().slice(-12),
        name: '员工权益',
        insurer: '',
        coverFen: 0,
        startDay: '2025-01-01',
        liabilities: [],
        benefits,
        ...more,
      },
      { ...(await as('operator1')), key: newId() },
    )
  const submitVersion = async (versionId: string, edits = 0) =>
    server.call(plansAdminCalls.submitVersion, { versionId, edits }, await as('operator1'))
  const decideVersion = async (versionId: string, by = 'admin1') =>
    server.call(plansAdminCalls.decideVersion, { versionId, isConfirmed: 1, note: '' }, await as(by))
  async function newPlan(benefits: PlanBenefitEntry[]) {
    const { result } = await addPlan(benefits)
    await submitVersion(result.id)
    await decideVersion(result.id)
    return result.id
  }
  /** The next version of the plan, valid from today. */
  async function nextVersion(versionId: string, benefits: PlanBenefitEntry[]) {
    const operator = await as('operator1')
    const copied = (await server.call(plansAdminCalls.copyVersion, { versionId }, operator)).result
    const input = { ...copied, versionId: copied.id, startDay: today(), benefits }
    const saved = await server.call(plansAdminCalls.saveVersion, input, operator)
    const submitted = await submitVersion(copied.id, saved.result.edits)
    if (submitted.success) await decideVersion(copied.id)
    return { id: copied.id, submitted }
  }

  /** What the workers do within a minute. */
  async function evaluate(contractId: string, no: number) {
    const row = await server.db
      .selectFrom('contract_version')
      .select('start_day')
      .where('contract_id', '=', contractId)
      .where('no', '=', no)
      .executeTakeFirstOrThrow()
    const version = { companyId, contractId, no, startDay: row.start_day }
    await evaluatePeopleJob.run({ ...version, after: null, people: 0 }, workOf(server))
  }
  async function approve(contractId: string, no: number) {
    await server.call(plansAdminCalls.submitContract, { contractId, no, edits: 0 }, await as('operator1'))
    const decision = { contractId, no, isConfirmed: 1 as const, note: '' }
    await server.call(plansAdminCalls.decideContract, decision, await as('admin1'))
    await evaluate(contractId, no)
  }
  const classes = () => [
    {
      key: 'staff',
      name: '员工',
      isClosed: false,
      rule: {
        ...openRule,
        relations: ['self' as const],
        grades: null,
        regions: null,
        departments: null,
        branches: null,
      },
    },
  ]
  const addContract = async (planVersionId: string, more: object = {}) =>
    server.call(
      plansAdminCalls.addContract,
      {
        companyId,
        previousId: null,
        planVersionId,
        startsOn: inDays(-50),
        endsOn: inDays(50),
        classes: classes(),
        ...more,
      },
      { ...(await as('operator1')), key: newId() },
    )
  async function newContract(planVersionId: string, more: object = {}) {
    const { result } = await addContract(planVersionId, more)
    await approve(result.id, 1)
    return result.id
  }
  async function endorse(contractId: string, planVersionId: string) {
    const input = {
      contractId,
      edits: 0,
      planVersionId,
      startDay: today(),
      classes: classes(),
      reason: '增加权益',
    }
    await server.call(plansAdminCalls.endorse, input, await as('operator1'))
    await approve(contractId, 2)
  }

  const hire = async (person: Somebody, more: object = {}) =>
    (
      await server.call(
        peopleAdminCalls.hirePerson,
        { companyId, ...person, hiredOn: inDays(-30), ...more },
        { ...(await as('hr2')), key: newId() },
      )
    ).result
  const leave = async (person: { id: string; revision: number }, leftOn: string) =>
    server.call(
      peopleAdminCalls.leavePerson,
      { companyId, ...person, leftOn },
      { ...(await as('hr2')), key: newId() },
    )
  async function register({ phone, name, certificateNumber }: Somebody) {
    const code = newCode()
    await keepCode({ ...server.services, db: server.db }, phone, code)
    const input = { phone, code, name, certificateNumber, agreementVersion: currentAgreement }
    return server.call(identitySteps.register, input)
  }

  /** Of one person under one contract, by name. */
  async function granted(contractId: string, personId: string) {
    const rows = await server.db
      .selectFrom('equity_package as p')
      .innerJoin('enrolment as e', (join) =>
        join.onRef('e.company_id', '=', 'p.company_id').onRef('e.id', '=', 'p.enrolment_id'),
      )
      .innerJoin('plan_benefit as b', (join) =>
        join.onRef('b.version_id', '=', 'p.plan_version_id').onRef('b.id', '=', 'p.benefit_id'),
      )
      .selectAll('p')
      .select('b.name as benefit')
      .where('e.contract_id', '=', contractId)
      .where('p.person_id', '=', personId)
      .orderBy('b.name')
      .orderBy('p.start_time')
      .execute()
    return rows.map((row) => ({
      ...row,
      from: shanghaiDay(row.start_time),
      until: shanghaiDay(row.end_time),
    }))
  }

  return {
    today,
    inDays,
    as,
    addPlan,
    submitVersion,
    decideVersion,
    newPlan,
    nextVersion,
    evaluate,
    addContract,
    newContract,
    endorse,
    hire,
    leave,
    register,
    granted,
  }
}
