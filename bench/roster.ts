import { setTimeout as wait } from 'node:timers/promises'
import { advertCalls } from '@yf/contract/adverts'
import { agendaCalls } from '@yf/contract/agenda'
import type { Call, Output, SentInput } from '@yf/contract/call'
import { companyCalls } from '@yf/contract/company'
import { equityCalls } from '@yf/contract/equity'
import { familyCalls } from '@yf/contract/family'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { importsAdminCalls, type ImportDetail } from '@yf/contract/imports-admin'
import { plansAdminCalls } from '@yf/contract/plans-admin'
import { staffCalls } from '@yf/contract/staff'
import { openTerms } from '@yf/domain/adjudication/terms'
import { currentAgreement } from '@yf/domain/agreements'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { openRule } from '@yf/domain/people-class'
import { createServices, type RunningServices } from '@yf/server/app/services'
import { readSettings } from '@yf/server/app/settings'
import { keepCode, newCode } from '@yf/server/features/identity/codes'
import { callOver } from '@yf/server/testkit/server'
import { idOf } from '../apps/server/seeds/ids.ts'
import { inventedCertificate } from '../apps/server/seeds/people.ts'
import { password } from '../e2e/support/people.ts'
import type { ProductStage } from '../e2e/support/stage.ts'

/** Smaller numbers for a first look: `ROSTER_ROWS=2000 ROSTER_MEMBERS=5 npm run bench -- roster`. */
const rows = Number(process.env['ROSTER_ROWS'] || 100_000)
const membersPerSecond = Number(process.env['ROSTER_MEMBERS'] || 50)
/** Those who log in, again and again. */
const registered = Math.min(400, membersPerSecond * 10)
/** More at once means that the server does not keep up: they are counted as turned away. */
const mostAtOnce = 400
const budget = { minutes: 15, p99Ms: 1_000, megabytes: 1_500 }

const companyId = idOf('company', 'yuanli')
const hired = addDays(shanghaiDay(new Date()), -30)

interface BenchPerson {
  readonly name: string
  readonly phone: string
  readonly certificate: string
}

const surnames = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜'
const personAt = (at: number): BenchPerson => ({
  name: `${surnames[at % surnames.length]!}${surnames[(at * 7) % surnames.length]!}`,
  phone: `17${String(at).padStart(9, '0')}`,
  // A thousand a day.
  certificate: inventedCertificate(addDays('1960-01-01', Math.floor(at / 1_000)), at % 1_000),
})

const sheetOf = (people: readonly BenchPerson[]): File => {
  const lines = people.map(
    ({ name, phone, certificate }) => `${name},${certificate},${phone},研发部,${hired}`,
  )
  return new File([['姓名,证件号码,手机号,部门,入职日期', ...lines].join('\n')], '名单.csv')
}

type Ask = <C extends Call>(row: C, input: SentInput<C>) => Promise<Output<C>>

async function asStaff(app: string, account: string): Promise<Ask> {
  const { token } = (await callOver(app, staffCalls.login, { account, password })).result
  return async (row, input) => {
    const key = crypto.randomUUID()
    for (let tries = 0; ; tries += 1) {
      const answered = await callOver(app, row, input, { token, key })
      if (answered.success) return answered.result
      // The server is busy with the members, and asks to come again.
      if (answered.http < 500 || tries > 60) throw new Error(`${row.path}: ${answered.message}`)
      await wait(1_000)
    }
  }
}

/** Everybody who comes is covered: the job has that to do, too. */
async function coverEverybody(app: string): Promise<void> {
  const [operator, second] = [await asStaff(app, 'operator1'), await asStaff(app, 'operator2')]
  const liability = {
    id: crypto.randomUUID(),
    name: '门诊',
    visitType: 'outpatient',
    deductibleFen: 0,
    ratio: 80,
    visitFen: null,
    yearlyFen: 1_000_000,
    waitingDays: 30,
    isLumpSum: false,
    text: '门诊费用',
    rule: { ...openTerms, grades: null, exclusions: [] },
  } as const
  const version = await operator(plansAdminCalls.addPlan, {
    planName: `名单 ${Date.now()}`,
    name: '补充医疗',
    insurer: '安和健康保险',
    coverFen: 2_000_000,
    startDay: hired,
    liabilities: [liability],
  } as never)
  const versionId = version.id
  await operator(plansAdminCalls.submitVersion, { versionId, edits: 0 })
  await second(plansAdminCalls.decideVersion, { versionId, edits: 0, isConfirmed: 1, note: '' })
  const contract = await operator(plansAdminCalls.addContract, {
    companyId,
    previousId: null,
    planVersionId: versionId,
    startsOn: hired,
    endsOn: addDays(hired, 364),
    classes: [{ key: 'all', name: '全体', isClosed: false, rule: openRule }],
  } as never)
  const key = { contractId: contract.id, no: 1, edits: 0 }
  await operator(plansAdminCalls.submitContract, key)
  await second(plansAdminCalls.decideContract, { ...key, isConfirmed: 1, note: '' })
}

async function until(hr: Ask, id: string, state: ImportDetail['state']): Promise<ImportDetail> {
  for (;;) {
    const batch = await hr(importsAdminCalls.import, { companyId, id })
    if (batch.state === state) return batch
    if (batch.state === 'refused') throw new Error(batch.note)
    await wait(500)
  }
}

interface Times {
  readonly trialSeconds: number
  readonly writeSeconds: number
  readonly failed: number
}

async function importAll(hr: Ask, people: readonly BenchPerson[]): Promise<Times> {
  const began = performance.now()
  const { id, mapping } = await hr(importsAdminCalls.upload, {
    companyId,
    kind: 'people',
    file: sheetOf(people),
  } as never)
  await hr(importsAdminCalls.tryImport, { companyId, id, mapping })
  const { counts } = await until(hr, id, 'checked')
  if (counts?.new !== people.length) throw new Error(`the trial found ${JSON.stringify(counts)}`)
  const tried = performance.now()
  await hr(importsAdminCalls.confirmImport, { companyId, id })
  const { failedRows } = await until(hr, id, 'done')
  const ended = performance.now()
  return { trialSeconds: (tried - began) / 1000, writeSeconds: (ended - tried) / 1000, failed: failedRows }
}

async function register(
  app: string,
  { services, database }: RunningServices,
  person: BenchPerson,
): Promise<void> {
  const code = newCode()
  await keepCode({ ...services, db: database.db }, person.phone, code)
  const { phone, name, certificate: certificateNumber } = person
  const input = { phone, code, name, certificateNumber, agreementVersion: currentAgreement }
  const answered = await callOver(app, identitySteps.register, input)
  if (!answered.success) throw new Error(`${phone} cannot register: ${answered.message}`)
}

/** Members who come at a steady pace, whether or not the ones before have been answered. */
class Members {
  readonly tookMs: number[] = []
  readonly failures = new Map<string, number>()
  visits = 0
  turnedAway = 0
  #atOnce = 0
  isOpen = true
  readonly #app: string
  readonly #running: RunningServices
  readonly #people: readonly BenchPerson[]

  constructor(app: string, running: RunningServices, people: readonly BenchPerson[]) {
    this.#app = app
    this.#running = running
    this.#people = people
  }

  async come(): Promise<void> {
    const began = performance.now()
    for (let at = 0; this.isOpen; at += 1) {
      const due = began + (at * 1000) / membersPerSecond
      if (due > performance.now()) await wait(due - performance.now())
      if (this.#atOnce >= mostAtOnce) this.turnedAway += 1
      else void this.#visit(this.#people[at % this.#people.length]!)
    }
    while (this.#atOnce > 0) await wait(50)
  }

  close(): void {
    this.isOpen = false
  }

  async #visit({ phone }: BenchPerson): Promise<void> {
    this.#atOnce += 1
    try {
      const code = newCode()
      await keepCode({ ...this.#running.services, db: this.#running.database.db }, phone, code)
      const user = await this.#timed(identityCalls.login, { phone, code }, '')
      const token = user?.token
      if (!token) return
      const { companyList = [] } = (await this.#timed(companyCalls.list, {}, token)) ?? {}
      const groupId = companyList[0]?.groupCompanyId ?? ''
      await Promise.all([
        this.#timed(companyCalls.theme, { groupId, companyId }, token),
        this.#timed(advertCalls.list, { companyId }, token),
        this.#timed(agendaCalls.open, { companyId }, token),
        this.#timed(equityCalls.mine, { companyId }, token),
        this.#timed(familyCalls.list, {}, token),
      ])
      this.visits += 1
    } finally {
      this.#atOnce -= 1
    }
  }

  async #timed<C extends Call>(row: C, input: SentInput<C>, token: string): Promise<Output<C> | null> {
    const began = performance.now()
    try {
      const answered = await callOver(this.#app, row, input, token === '' ? {} : { token })
      this.tookMs.push(performance.now() - began)
      if (answered.success) return answered.result
      this.#fail(`${row.path}: ${answered.message}`)
    } catch (error) {
      this.#fail(`${row.path}: ${(error as Error).message}`)
    }
    return null
  }

  #fail(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1)
  }
}

/** The most memory that the server had, looked at each half second. */
async function watchMemory(app: string, signal: AbortSignal): Promise<number> {
  let most = 0
  while (!signal.aborted) {
    const text = await fetch(`${app}/metrics`).then(
      (response) => response.text(),
      () => '',
    )
    most = Math.max(most, Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0))
    await wait(500)
  }
  return most / 1024 / 1024
}

const rank = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? NaN

function report(times: Times, members: Members, quiet: Members, megabytes: number): void {
  const minutes = (times.trialSeconds + times.writeSeconds) / 60
  const figures = ({ tookMs }: Members) =>
    [0.5, 0.99].map((part) => `${rank(tookMs, part).toFixed(0)} ms`.padStart(9)).join('')
  console.log(
    `\n${rows} people imported while ${membersPerSecond} members a second log in and read their home`,
  )
  console.log(`trial      ${(rows / times.trialSeconds).toFixed(0).padStart(6)} rows/s`)
  console.log(
    `writing    ${(rows / times.writeSeconds).toFixed(0).padStart(6)} rows/s, ${times.failed} failed`,
  )
  console.log(`together   ${minutes.toFixed(1).padStart(6)} minutes (budget ${budget.minutes} for 100,000)`)
  console.log(`calls of members           median      p99`)
  console.log(`  before the import     ${figures(quiet)}`)
  console.log(`  during the import     ${figures(members)} (budget ${budget.p99Ms} ms)`)
  console.log(`  ${members.visits} visits, ${members.turnedAway} turned away`)
  for (const [what, count] of [...quiet.failures, ...members.failures]) console.log(`  ${count} × ${what}`)
  console.log(`memory of the server at most ${megabytes.toFixed(0)} MB (budget ${budget.megabytes})`)
}

const quietSeconds = 10

export async function measureRoster({ app, databaseUrl, dataDir }: ProductStage): Promise<void> {
  const settings = readSettings({ ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  const running = createServices({ ...settings, logLevel: 'error' })
  try {
    await coverEverybody(app)
    const hr = await asStaff(app, 'hr2')
    const people = Array.from({ length: rows + registered }, (_, at) => personAt(at))
    const ready = people.slice(0, registered)
    await importAll(hr, ready)
    for (const person of ready) await register(app, running, person)
    const quiet = new Members(app, running, ready)
    setTimeout(() => quiet.close(), quietSeconds * 1000)
    await quiet.come()
    const members = new Members(app, running, ready)
    const watching = new AbortController()
    const memory = watchMemory(app, watching.signal)
    const coming = members.come()
    const times = await importAll(hr, people.slice(registered)).finally(() => {
      members.close()
      watching.abort()
    })
    await coming
    report(times, members, quiet, await memory)
  } finally {
    await running.close()
  }
}
