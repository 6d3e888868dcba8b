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
export class BenefitKit {
  readonly #server: DemoServer
  constructor(server: DemoServer) {
    this.#server = server
  }
  readonly today = () => shanghaiDay(this.#server.clock.now())
  readonly inDays = (days: number) => addDays(this.today(), days)
  readonly #tokens = new Map<string, string>()
  async as(staff: string) {
    const token = this.#tokens.get(staff) ?? (await this.#server.staffTokenOf(staff))
    this.#tokens.set(staff, token)
    return { token }
  }

  readonly addPlan = async (benefits: PlanBenefitEntry[], more: object = {}) =>
    this.#server.call(
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
      { ...(await this.as('operator1')), key: newId() },
    )
  readonly submitVersion = async (versionId: string, edits = 0) =>
    this.#server.call(plansAdminCalls.submitVersion, { versionId, edits }, await this.as('operator1'))
  readonly decideVersion = async (versionId: string, by = 'admin1', edits = 0) =>
    this.#server.call(
      plansAdminCalls.decideVersion,
      { versionId, edits, isConfirmed: 1, note: '' },
      await this.as(by),
    )
  async newPlan(benefits: PlanBenefitEntry[]) {
    const { result } = await this.addPlan(benefits)
    await this.submitVersion(result.id)
    await this.decideVersion(result.id)
    return result.id
  }
  /** The next version of the plan, valid from today. */
  async nextVersion(versionId: string, benefits: PlanBenefitEntry[]) {
    const operator = await this.as('operator1')
    const copied = (await this.#server.call(plansAdminCalls.copyVersion, { versionId }, operator)).result
    const input = { ...copied, versionId: copied.id, startDay: this.today(), benefits }
    const saved = await this.#server.call(plansAdminCalls.saveVersion, input, operator)
    const submitted = await this.submitVersion(copied.id, saved.result.edits)
    if (submitted.success) await this.decideVersion(copied.id, 'admin1', saved.result.edits)
    return { id: copied.id, submitted }
  }

  /** What the workers do within a minute. */
  async evaluate(contractId: string, no: number) {
    const row = await this.#server.db
      .selectFrom('contract_version')
      .select('start_day')
      .where('contract_id', '=', contractId)
      .where('no', '=', no)
      .executeTakeFirstOrThrow()
    const version = { companyId, contractId, no, startDay: row.start_day }
    await evaluatePeopleJob.run({ ...version, after: null, people: 0 }, workOf(this.#server))
  }
  async approve(contractId: string, no: number) {
    await this.#server.call(
      plansAdminCalls.submitContract,
      { contractId, no, edits: 0 },
      await this.as('operator1'),
    )
    const decision = { contractId, no, edits: 0, isConfirmed: 1 as const, note: '' }
    await this.#server.call(plansAdminCalls.decideContract, decision, await this.as('admin1'))
    await this.evaluate(contractId, no)
  }
  readonly classes = () => [
    {
      key: 'staff',
      name: '员工',
      isClosed: false,
      yearlyFen: null,
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
  readonly addContract = async (planVersionId: string, more: object = {}) =>
    this.#server.call(
      plansAdminCalls.addContract,
      {
        companyId,
        previousId: null,
        planVersionId,
        startsOn: this.inDays(-50),
        endsOn: this.inDays(50),
        classes: this.classes(),
        ...more,
      },
      { ...(await this.as('operator1')), key: newId() },
    )
  async newContract(planVersionId: string, more: object = {}) {
    const { result } = await this.addContract(planVersionId, more)
    await this.approve(result.id, 1)
    return result.id
  }
  async endorse(contractId: string, planVersionId: string) {
    const input = {
      contractId,
      edits: 0,
      planVersionId,
      startDay: this.today(),
      classes: this.classes(),
      reason: '增加权益',
    }
    await this.#server.call(plansAdminCalls.endorse, input, await this.as('operator1'))
    await this.approve(contractId, 2)
  }

  readonly hire = async (person: Somebody, more: object = {}) =>
    (
      await this.#server.call(
        peopleAdminCalls.hirePerson,
        { companyId, ...person, hiredOn: this.inDays(-30), ...more },
        { ...(await this.as('hr2')), key: newId() },
      )
    ).result
  readonly leave = async (person: { id: string; revision: number }, leftOn: string) =>
    this.#server.call(
      peopleAdminCalls.leavePerson,
      { companyId, ...person, leftOn },
      { ...(await this.as('hr2')), key: newId() },
    )
  async register({ phone, name, certificateNumber }: Somebody) {
    const code = newCode()
    await keepCode({ ...this.#server.services, db: this.#server.db }, phone, code)
    const input = { phone, code, name, certificateNumber, agreementVersion: currentAgreement }
    return this.#server.call(identitySteps.register, input)
  }

  /** Of one person under one contract, by name. */
  async granted(contractId: string, personId: string) {
    const rows = await this.#server.db
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
}
