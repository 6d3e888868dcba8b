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
import { counselled, giveSpouseSessions, planted, type Story } from './test-sealed-story.ts'

/** second-half §2: nobody at the company ever sees who was counselled, nor does anybody outside the counselling desk. */

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

let story: Story
let equityBefore: unknown
beforeAll(async () => {
  await giveSpouseSessions(server)
  equityBefore = (await equityOfLin()).healthEquityList.filter(({ userFamilyId }) => userFamilyId !== null)
  story = await counselled(server)
})

const words = Object.values(planted)
/** What would tell somebody that there was a session, or with whom. */
const traces = () => [...words, ...story.bookingIds, story.counsellorId]
const tracesIn = (text: string, known: readonly string[] = traces()) =>
  known.filter((trace) => text.includes(trace))

/** The trail has the desk's deed: it wrote the counsellor down, whom everybody sees in the app. */
const toldByTrail = (call: NamedCall, trace: string) =>
  call.name === 'staff.auditLog' && trace === planted.counsellor

const dayOfStory = '2026-03-02'
const known = () => ({
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

/** Both with everything that can be asked for and with nothing but what must be. */
async function answersOf(call: NamedCall, token: string): Promise<string> {
  const whole = inventInput(call.row.request, known())
  const texts: string[] = []
  for (const input of [whole, required(call, whole)]) {
    const { path, init } = requestOf(call.row, input, { token })
    // What was asked with is no answer.
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
    const found = tracesIn(answers, own).filter((trace) => !toldByTrail(call, trace))
    if (found.length > 0) leaks.push(`${call.name} tells ${who}: ${found.join(', ')}`)
  }
  return leaks
}

const isDesk = ({ name }: NamedCall) => name.startsWith('eapAdmin.')
const isWayOut = ({ name }: NamedCall) => /logout|login/i.test(name)
const staffCalls = namedCalls().filter((call) => call.row.auth === 'staff' && !isWayOut(call))
const readings = namedCalls().filter(({ row }) => row.auth === 'user' && row.method === 'GET')

test('the search finds what it looks for, where it may be seen', async () => {
  const token = await server.staffTokenOf('counselling1')
  const bookings = staffCalls.filter(({ name }) => name === 'eapAdmin.bookings')
  expect(await leaksOf(bookings, 'the desk', token)).toHaveLength(1)
  const { result } = await server.call(eapAdminCalls.bookings, { pageNo: 1, pageSize: 20 }, { token })
  expect(result.records.map(({ id }) => id)).toEqual(expect.arrayContaining([...story.bookingIds]))
})

test.each(['hr1', 'senior1', 'auditor1', 'service1', 'operator1', 'finance1'])(
  'no call of the console tells %s of it, the counselling desk’s own included',
  async (account) => {
    const token = await server.staffTokenOf(account)
    expect(staffCalls.some(isDesk)).toBe(true)
    expect(await leaksOf(staffCalls, account, token)).toEqual([])
  },
)

test('whoever handles orders sees that something was bought, and nothing of what', async () => {
  const token = await server.staffTokenOf('operator1')
  const asked = { kind: 'health' as const, phone: await phoneOf('李若彤'), pageNo: 1, pageSize: 20 }
  const { result } = await server.call(ordersAdminCalls.orders, asked, { token })
  expect(result.records.map(({ state }) => state).toSorted()).toEqual([2, 5])
  for (const { id } of result.records) {
    const order = await server.call(ordersAdminCalls.order, { orderId: id }, { token })
    expect(order.result.lines).toEqual([])
    expect(JSON.stringify(order)).not.toMatch(/心理|咨询|预约|EAP|counsel/i)
  }
})

test('her own orders and what is open bear a name that tells nothing over a shoulder', async () => {
  const { token } = { token: await server.tokenOf('李若彤') }
  const orders = await server.call(orderCalls.list, { pageNo: 1, pageSize: 20 }, { token })
  expect(orders.result.records.map(({ lines }) => lines[0]!.name)).toEqual(['健康服务', '健康服务'])
  expect(JSON.stringify(orders)).not.toMatch(/心理|咨询|EAP|counsel/i)
})

test('no call tells a colleague who was counselled', async () => {
  // Counsellors themselves stand in the app for everybody.
  const own = traces().filter((trace) => trace !== planted.counsellor && trace !== story.counsellorId)
  expect(await leaksOf(readings, 'a colleague', await server.tokenOf('陆知行'), own)).toEqual([])
})

test('a spouse’s counselling is the spouse’s: neither a call nor a figure tells the employee', async () => {
  const [, , ofSpouse] = story.bookingIds
  const { token } = await linOf()
  expect(await leaksOf(readings, 'linxiao', token, [ofSpouse!, planted.spouse])).toEqual([])
  const after = (await equityOfLin()).healthEquityList.filter(({ userFamilyId }) => userFamilyId !== null)
  expect(after).toEqual(equityBefore)
})

test('no export has a row of it', async () => {
  const token = await server.staffTokenOf('senior1')
  for (const reader of ['insurer', 'reinsurer'] as const) {
    const span = { from: '2026-03', to: '2026-03', reader, largeFen: 0 }
    const { result } = await server.call(claimsAssignmentCalls.reportFile, span, { token })
    const text = [...partsOf(result.base64).values()].join('\n')
    expect(text).toContain('worksheet')
    expect(tracesIn(text)).toEqual([])
  }
})

/** Everything that waits to be sent by text message, to the sandbox. */
async function sendMessages(): Promise<void> {
  const { settings, partners } = server.services
  const sms = smsOverHttp({ ...settings.sms, baseUrl: sandbox.smsBaseUrl })
  const ctx = { ...server.services, db: server.db, log: server.app.log, partners: { ...partners, sms } }
  const waiting = await server.db
    .selectFrom('outbox')
    .select(['id', 'kind'])
    .where('partner', '=', 'sms')
    .execute()
  // The walk over an operator's calls has sent bills out too.
  for (const { id } of waiting.filter(({ kind }) => `sms.${kind}` in outsideDeliverers))
    await deliverOutbox(outsideDeliverers).run({ id }, ctx as JobContext)
}

test('what leaves the house says that there is something to read, and not a word more', async () => {
  await sendMessages()
  const sent = await sandbox.smsTo('13900000033')
  expect(sent).not.toEqual([])
  for (const { text } of sent) {
    expect(tracesIn(text)).toEqual([])
    expect(text).not.toMatch(/心理|咨询|EAP/i)
  }
})

test('no line of the log names it', () => {
  expect(logged.some((line) => line.includes('eap.book'))).toBe(true)
  expect(logged.filter((line) => tracesIn(line).length > 0)).toEqual([])
})

/** Where a booking and its counsellor stand; words that somebody wrote stand nowhere but sealed. */
const ownTables = new Set(['counsellor', 'place_resource', 'place_hours', 'place', 'place_wait', 'booking'])

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
  'what was written (%s) stands sealed, and in plain words in no table at all',
  async (which) => {
    expect(await tablesWith(planted[which])).toEqual([])
  },
)

test('the counsellor’s name stands where counsellors do, and with nobody who came', async () => {
  const found = await tablesWith(planted.counsellor)
  expect(found.filter((table) => !ownTables.has(table))).toEqual([
    // The desk's own deed: it wrote the counsellor down.
    'staff_deed',
  ])
})

test('what is counted of the area is counted without the person', async () => {
  const occurredAt = shanghaiMoment(server.clock.now())
  const events = [
    pageView('eap'),
    pageView('eapDetail'),
    pageView('appraise'),
    trackedEvents['api.eapBook'],
    trackedEvents['home.tile.home_king_eap'],
    pageView('userCenter'),
  ].map((event, at) => ({ ...event, companyId, occurredAt, key: `sealed-${at}` }))
  await server.call(trackingCalls.add, { events }, await linOf())
  const kept = await server.db
    .selectFrom('behavior_record')
    .select(['page_key', 'feature'])
    .where((row) =>
      row.or([row('account_id', '=', idOf('account', 'linxiao')), row('company_id', '=', companyId)]),
    )
    .execute()
  expect(kept).toEqual([{ page_key: 'userCenter', feature: 'view' }])
  const { count } = await server.db
    .selectFrom('behavior_record')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(6)
})
