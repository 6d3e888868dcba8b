import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { eapAdminCalls } from '@yf/contract/eap-admin'
import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { equityCalls } from '@yf/contract/equity'
import { ordersAdminCalls } from '@yf/contract/orders-admin'
import { orderCalls } from '@yf/contract/orders'
import { refusals } from '@yf/contract/refusals'
import { trackingCalls } from '@yf/contract/tracking'
import { shanghaiMoment } from '@yf/domain/dates'
import { pageView, trackedEvents } from '@yf/domain/tracking'
import { phoneOf as accountPhone } from '#features/identity/public.ts'
import { outsideDeliverers } from '#features/messages/outside/deliveries.ts'
import { partsOf } from '#features/claims/admin/reports/test-xlsx.ts'
import { smsOverHttp } from '#partners/sms/http.ts'
import type { JobContext } from '#platform/call/context.ts'
import { deliverOutbox } from '#platform/jobs/outbox.ts'
import { idOf } from '#seeds/ids.ts'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { inventInput } from '#testkit/distributed/invent-input.ts'
import { namedCalls, type NamedCall } from '#testkit/named-calls.ts'
import { requestOf } from '#testkit/request.ts'
import { counselled, giveSpouseSessions, storyTexts, type EncryptedStory } from './test-encrypted-story.ts'

/**
 * second-half §2: nobody at the company, nor anybody other than counselling staff, ever sees which members use
 * counselling.
 */

const logged: string[] = []
const sandbox = sandboxStage()
const server = demoStage(() => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  return { log }
})

const companyId = idOf('company', 'xinghe-software')
const phoneOf = async (person: string) =>
  (await accountPhone(server.db, server.services.cipher, idOf('account', person)))!
const linOf = async () => ({ token: await server.tokenOf('linxiao') })
const equityOfLin = async () => (await server.call(equityCalls.mine, { companyId }, await linOf())).result

let story: EncryptedStory
let equityBefore: unknown
beforeAll(async () => {
  await giveSpouseSessions(server)
  equityBefore = (await equityOfLin()).healthEquityList.filter(({ userFamilyId }) => userFamilyId !== null)
  story = await counselled(server)
})

const plantedTexts = Object.values(storyTexts)
/** Anything that would reveal a session, or its counsellor. */
const traces = () => [...plantedTexts, ...story.bookingIds, story.counsellorId]
const tracesIn = (text: string, soughtTraces: readonly string[] = traces()) =>
  soughtTraces.filter((trace) => text.includes(trace))

/** The audit log contains the creation of the counsellor by staff, whom all members see in the app. */
const isInAuditLog = (call: NamedCall, trace: string) =>
  call.name === 'staff.auditLog' && trace === storyTexts.counsellor

const dayOfStory = '2026-03-02'
const soughtTraces = () => ({
  companyId,
  id: story.bookingIds[0],
  caseId: story.bookingIds[0],
  member: '顾清和',
  keyword: '顾清和',
  from: dayOfStory,
  to: '2026-03-31',
})

type Shape = { readonly required?: readonly string[] }
const required = ({ row }: NamedCall, input: object) =>
  Object.fromEntries(
    Object.entries(input).filter(([name]) => (row.request as Shape).required?.includes(name)),
  )

/** Both with every optional parameter and with the required ones only. */
async function answersOf(call: NamedCall, token: string): Promise<string> {
  const whole = inventInput(call.row.request, soughtTraces())
  const texts: string[] = []
  for (const input of [whole, required(call, whole)]) {
    const { path, init } = requestOf(call.row, input, { token })
    // Excludes values of the request from the response.
    const text = await (await server.fetch(path, init)).text()
    texts.push(text.replaceAll(JSON.stringify(story.bookingIds[0]), ''))
    if (text.includes(`"code":${refusals.dutyNotHeld.code}`)) break
  }
  return texts.join('\n')
}

async function leaksOf(calls: readonly NamedCall[], who: string, token: string, own = traces()) {
  const leaks: string[] = []
  for (const call of calls) {
    const answers = await answersOf(call, token)
    const found = tracesIn(answers, own).filter((trace) => !isInAuditLog(call, trace))
    if (found.length > 0) leaks.push(`${call.name} tells ${who}: ${found.join(', ')}`)
  }
  return leaks
}

const isAdminCall = ({ name }: NamedCall) => name.startsWith('eapAdmin.')
const isWayOut = ({ name }: NamedCall) => /logout|login/i.test(name)
const staffCalls = namedCalls().filter((call) => call.row.auth === 'staff' && !isWayOut(call))
const readings = namedCalls().filter(({ row }) => row.auth === 'user' && row.method === 'GET')

test('the search finds the planted data where they may be visible', async () => {
  const token = await server.staffTokenOf('counselling1')
  const bookings = staffCalls.filter(({ name }) => name === 'eapAdmin.bookings')
  expect(await leaksOf(bookings, 'counselling staff', token)).toHaveLength(1)
  const { result } = await server.call(eapAdminCalls.bookings, { pageNo: 1, pageSize: 20 }, { token })
  expect(result.records.map(({ id }) => id)).toEqual(expect.arrayContaining([...story.bookingIds]))
})

test.each(['hr1', 'senior1', 'auditor1', 'service1', 'operator1', 'finance1'])(
  'no console call reveals it to %s, including those of counselling staff',
  async (account) => {
    const token = await server.staffTokenOf(account)
    expect(staffCalls.some(isAdminCall)).toBe(true)
    expect(await leaksOf(staffCalls, account, token)).toEqual([])
  },
)

test('order staff see that something was bought, and nothing about what', async () => {
  const token = await server.staffTokenOf('operator1')
  const adjustmentsQuery = {
    kind: 'health' as const,
    phone: await phoneOf('李若彤'),
    pageNo: 1,
    pageSize: 20,
  }
  const { result } = await server.call(ordersAdminCalls.orders, adjustmentsQuery, { token })
  expect(result.records.map(({ state }) => state).toSorted()).toEqual([2, 5])
  for (const { id } of result.records) {
    const order = await server.call(ordersAdminCalls.order, { orderId: id }, { token })
    expect(order.result.lines).toEqual([])
    expect(JSON.stringify(order)).not.toMatch(/心理|咨询|预约|EAP|counsel/i)
  }
})

test("the member's own orders and open items show a neutral name", async () => {
  const { token } = { token: await server.tokenOf('李若彤') }
  const orders = await server.call(orderCalls.list, { pageNo: 1, pageSize: 20 }, { token })
  expect(orders.result.records.map(({ lines }) => lines[0]!.name)).toEqual(['健康服务', '健康服务'])
  expect(JSON.stringify(orders)).not.toMatch(/心理|咨询|EAP|counsel/i)
})

test('no call reveals to a colleague who uses counselling', async () => {
  // All members see the counsellors themselves in the app.
  const own = traces().filter((trace) => trace !== storyTexts.counsellor && trace !== story.counsellorId)
  expect(await leaksOf(readings, 'a colleague', await server.tokenOf('陆知行'), own)).toEqual([])
})

test("neither a call nor a number reveals a spouse's counselling to the employee", async () => {
  const [, , ofSpouse] = story.bookingIds
  const { token } = await linOf()
  expect(await leaksOf(readings, 'linxiao', token, [ofSpouse!, storyTexts.spouse])).toEqual([])
  const after = (await equityOfLin()).healthEquityList.filter(({ userFamilyId }) => userFamilyId !== null)
  expect(after).toEqual(equityBefore)
})

test('no export contains a row of it', async () => {
  const token = await server.staffTokenOf('senior1')
  for (const reader of ['insurer', 'reinsurer'] as const) {
    const span = { from: '2026-03', to: '2026-03', reader, largeFen: 0 }
    const { result } = await server.call(claimsAssignmentCalls.reportFile, span, { token })
    const text = [...partsOf(result.base64).values()].join('\n')
    expect(text).toContain('worksheet')
    expect(tracesIn(text)).toEqual([])
  }
})

/** Sends all pending text messages to the sandbox. */
async function sendMessages(): Promise<void> {
  const { settings, partners } = server.services
  const sms = smsOverHttp({ ...settings.sms, baseUrl: sandbox.smsBaseUrl })
  const ctx = { ...server.services, db: server.db, log: server.app.log, partners: { ...partners, sms } }
  const waiting = await server.db
    .selectFrom('outbox')
    .select(['id', 'kind'])
    .where('partner', '=', 'sms')
    .execute()
  // Making every operator call has also sent bills.
  for (const { id } of waiting.filter(({ kind }) => `sms.${kind}` in outsideDeliverers))
    await deliverOutbox(outsideDeliverers).run({ id }, ctx as JobContext)
}

test('outgoing messages only say that something waits in the app', async () => {
  await sendMessages()
  const sent = await sandbox.smsTo('13900000033')
  expect(sent).not.toEqual([])
  for (const { text } of sent) {
    expect(tracesIn(text)).toEqual([])
    expect(text).not.toMatch(/心理|咨询|EAP/i)
  }
})

test('no log line names it', () => {
  expect(logged.some((line) => line.includes('eap.book'))).toBe(true)
  expect(logged.filter((line) => tracesIn(line).length > 0)).toEqual([])
})

/** Where a booking and its counsellor are stored; members' texts are stored only encrypted. */
const ownTables = new Set(['counsellor', 'slot_resource', 'slot_hours', 'slot', 'slot_waitlist', 'booking'])

async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    server.db,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const like = `%${text}%`
    const hit =
      await sql`select 1 from ${sql.table(name)} t where to_jsonb(t)::text like ${like} limit 1`.execute(
        server.db,
      )
    if (hit.rows.length > 0) found.push(name.replace('public.', ''))
  }
  return found
}

test.each(['first', 'second', 'spouse', 'appraisal', 'paid', 'unpaid'] as const)(
  'the text (%s) is stored encrypted, and in no table as plain text',
  async (which) => {
    expect(await tablesWith(storyTexts[which])).toEqual([])
  },
)

test("the counsellor's name appears among counsellors, and with no member", async () => {
  const found = await tablesWith(storyTexts.counsellor)
  expect(found.filter((table) => !ownTables.has(table))).toEqual([
    // Staff's own audit event: the creation of the counsellor.
    'audit_event',
  ])
})

test('statistics of the area do not identify the member', async () => {
  const occurredAt = shanghaiMoment(server.clock.now())
  const events = [
    pageView('eap'),
    pageView('eapDetail'),
    pageView('appraise'),
    trackedEvents['api.eapBook'],
    trackedEvents['home.tile.home_king_eap'],
    pageView('userCenter'),
  ].map((event, at) => ({ ...event, companyId, occurredAt, key: `encrypted-${at}` }))
  await server.call(trackingCalls.add, { events }, await linOf())
  const stored = await server.db
    .selectFrom('behavior_record')
    .select(['page_key', 'feature'])
    .where((row) =>
      row.or([row('account_id', '=', idOf('account', 'linxiao')), row('company_id', '=', companyId)]),
    )
    .execute()
  expect(stored).toEqual([{ page_key: 'userCenter', feature: 'view' }])
  const { count } = await server.db
    .selectFrom('behavior_record')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(6)
})
