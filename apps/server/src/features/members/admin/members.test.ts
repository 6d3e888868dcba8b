import { beforeAll, expect, test } from 'vitest'
import type { Call, Input, SentInput } from '@yf/contract/call'
import { identityCalls } from '@yf/contract/identity'
import { membersAdminCalls } from '@yf/contract/members-admin'
import { refusals } from '@yf/contract/refusals'
import { mayDo, staffRoles, type StaffRole } from '@yf/domain/staff'
import { eapOf, software } from '#features/eap/test-eap.ts'
import { sendBookingNotice } from '#features/slots/public.ts'
import { newId } from '#platform/ids.ts'
import { demoStaff } from '#seeds/demo-staff.ts'
import { idOf } from '#seeds/ids.ts'
import { demoPassword, people } from '#seeds/people.ts'
import { asAuditorReadsAll } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { workOf } from '#testkit/work-of.ts'

const server = demoStage()
const lin = idOf('account', 'linxiao')
const roles = Object.keys(staffRoles) as StaffRole[]
const tokens = new Map<StaffRole, string>()
beforeAll(async () => {
  for (const role of roles)
    tokens.set(role, await server.staffTokenOf(demoStaff.find((staff) => staff.role === role)!.account))
})

const page = { pageNo: 1, pageSize: 100 }
const as = (role: StaffRole) => ({ token: tokens.get(role)! })
const send = <C extends Call>(row: C, input: SentInput<C>, role: StaffRole = 'operator') =>
  server.call(row, input, as(role))
const find = async (keyword: string, role: StaffRole = 'operator') =>
  (await send(membersAdminCalls.find, { keyword, ...page }, role)).result
const linOf = people.find(({ key }) => key === 'linxiao')!

const parts = {
  member: { row: membersAdminCalls.member, input: { id: lin } },
  employments: { row: membersAdminCalls.employments, input: { id: lin } },
  covers: { row: membersAdminCalls.covers, input: { id: lin, ...page } },
  benefits: { row: membersAdminCalls.benefits, input: { id: lin, ...page } },
  claims: { row: membersAdminCalls.claims, input: { id: lin, ...page } },
  orders: { row: membersAdminCalls.orders, input: { id: lin, ...page } },
  appointments: { row: membersAdminCalls.appointments, input: { id: lin, ...page } },
  notices: { row: membersAdminCalls.notices, input: { id: lin, ...page } },
  sessions: { row: membersAdminCalls.sessions, input: { id: lin } },
  readers: { row: membersAdminCalls.readers, input: { id: lin, pageSize: 100 } },
} as const satisfies Record<string, { row: Call; input: object }>
const partNames = Object.keys(parts) as (keyof typeof parts)[]

test('a member is found by phone, certificate and full name, masked, and nobody without a keyword', async () => {
  for (const keyword of [linOf.phone, linOf.certificate!, '林晓']) {
    const { records, total } = await find(keyword)
    expect([records.map(({ id }) => id), total]).toEqual([[lin], 1])
    const text = JSON.stringify(records)
    expect(text).not.toContain(linOf.phone)
    expect(text).not.toContain(linOf.certificate!)
    expect(records[0]!.companies).toContain('星河软件')
  }
  for (const keyword of ['林', '1380000', '%', '13799990000'])
    expect((await find(keyword)).records).toEqual([])
  for (const keyword of ['', '  ']) {
    const refused = await send(membersAdminCalls.find, { keyword, ...page })
    expect(refused).toMatchObject({ http: 400, code: 400 })
    expect(refused.message).not.toBe('')
  }
})

test.each(roles)('%s sees exactly the parts of its permissions', async (role) => {
  for (const part of partNames) {
    const { row, input } = parts[part]
    const { code } = await send(row as Call, input, role)
    expect([part, code]).toEqual([part, mayDo(role, row.permission) ? 200 : refusals.dutyNotHeld.code])
  }
})

test('HR, service, counselling and finance see no member at all; claims only those who review claims', () => {
  const needed = Object.values(membersAdminCalls).map(({ permission }) => permission)
  for (const role of ['hr', 'service', 'counselling', 'finance'] as const)
    expect([role, needed.filter((permission) => mayDo(role, permission))]).toEqual([role, []])
  expect(roles.filter((role) => mayDo(role, membersAdminCalls.claims.permission))).toEqual([
    'handler',
    'senior',
    'auditor',
  ])
})

test('each part shows what the owner has', async () => {
  const { result: shown } = await send(membersAdminCalls.member, { id: lin })
  expect(shown).toMatchObject({ name: '林晓', status: 'active' })
  expect(shown.memberships.map(({ companyName }) => companyName)).toContain('星河软件')
  const { result: covers } = await send(membersAdminCalls.covers, { id: lin, ...page })
  const count = async (table: 'policy' | 'claim_case' | 'shop_order') =>
    (await server.db.selectFrom(table).select('id').where('account_id', '=', lin).execute()).length
  expect(covers.total).toBe(await count('policy'))
  expect(covers.records[0]!.contractNo).not.toBe('')
  const { result: orders } = await send(membersAdminCalls.orders, { id: lin, ...page })
  expect(orders.total).toBe(await count('shop_order'))
  const { result: claims } = await send(membersAdminCalls.claims, { id: lin, ...page }, 'auditor')
  expect(claims.total).toBeGreaterThan(0)
  expect(claims.records.map(({ state }) => state)).not.toContain(0)
  const person = await server.db
    .selectFrom('person')
    .select(['id', 'account_id'])
    .where('account_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const { result: employments } = await send(membersAdminCalls.employments, { id: person.account_id! })
  expect(employments.map(({ personId }) => personId)).toContain(person.id)
})

test('full numbers take a reason, which the audit log keeps', async () => {
  const reveal = (reason: string) => send(membersAdminCalls.reveal, { id: lin, reason })
  for (const reason of ['', ' ', '     ']) expect((await reveal(reason)).code).toBe(400)
  for (const role of ['auditor', 'handler'] as const)
    expect((await send(membersAdminCalls.reveal, { id: lin, reason: '好奇' }, role)).code).toBe(
      refusals.dutyNotHeld.code,
    )
  expect((await reveal('会员来电核对')).result).toMatchObject({
    phone: linOf.phone,
    certificateNumber: linOf.certificate,
  })
  const events = await server.db
    .selectFrom('audit_event')
    .select(['members', 'detail'])
    .where('action', '=', 'revealMember')
    .execute()
  expect(asAuditorReadsAll('revealMember', events)).toEqual([
    { members: [lin], detail: '林晓：会员来电核对' },
  ])
})

test('counselling is in no part: no booking, benefit, order or notice, and nobody who looked at it', async () => {
  const eap = eapOf(server)
  const [time] = await eap.times('linxiao', 'suwenjing')
  // Refused if the demo's own booking is still open: then that one is looked for.
  await eap.book('linxiao', time!.id)
  const booking = await server.db
    .selectFrom('booking')
    .selectAll()
    .where('account_id', '=', lin)
    .where('kind', '=', 'counselling')
    .executeTakeFirstOrThrow()
  await sendBookingNotice(workOf(server), booking, {
    kind: 'bookingCancelled',
    title: '心理咨询预约已取消',
    text: '心理咨询',
  } as never)
  const own = await server.db
    .selectFrom('equity_package')
    .select('supplier_code')
    .where('account_id', '=', lin)
    .execute()
  expect(own.some(({ supplier_code }) => supplier_code.includes('EAP'))).toBe(true)
  const all = []
  for (const part of partNames)
    all.push((await send(parts[part].row as Call, parts[part].input, 'auditor')).result)
  const text = JSON.stringify(all)
  for (const trace of [booking.id, '心理', '咨询预约', 'counselling', '谈心'])
    expect([trace, text.includes(trace)]).toEqual([trace, false])
  expect(booking.company_id).toBe(software)
})

test('staff end the session, and on request everything that opens the account', async () => {
  server.clock.advance({ minutes: 1 })
  const token = await server.tokenOf('linxiao')
  const current = () => server.call(identityCalls.currentToken, {}, { token })
  expect((await current()).code).toBe(200)
  const end = (isEverything: 0 | 1, role: StaffRole = 'operator') =>
    server.call(
      membersAdminCalls.endSessions,
      { id: lin, isEverything, reason: '手机遗失' },
      { ...as(role), key: newId() },
    )
  expect((await end(0, 'auditor')).code).toBe(refusals.dutyNotHeld.code)
  expect((await current()).code).toBe(200)
  const { result } = await end(0)
  expect(result.sessions[0]).toMatchObject({ endReason: 'staff' })
  expect((await current()).code).toBe(403)
  server.clock.advance({ minutes: 1 })
  await server.call(identityCalls.login, { phone: linOf.phone, password: demoPassword })
  const before = (await send(membersAdminCalls.sessions, { id: lin })).result
  expect(before.origins.length).toBeGreaterThan(0)
  expect(before.sessions[0]!.endReason).toBeNull()
  expect((await end(1, 'administrator')).result).toMatchObject({ origins: [], bindings: [] })
  const events = await server.db
    .selectFrom('audit_event')
    .select(['members', 'detail'])
    .where('action', '=', 'endMemberSessions')
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(asAuditorReadsAll('endMemberSessions', events)).toEqual([
    { members: [lin], detail: '登录 林晓：手机遗失' },
    { members: [lin], detail: '登录、已知设备和绑定 林晓：手机遗失' },
  ])
})

test('the auditor pages through who looked, newest first and without gaps', async () => {
  const all = (await send(membersAdminCalls.readers, { id: lin, pageSize: 100 }, 'auditor')).result
  expect(all.records.map(({ action }) => action)).toContain('revealMember')
  expect(all.records.map(({ staffName }) => staffName)).toContain('孙审计')
  const paged: string[] = []
  let after: string | null = null
  do {
    const input: Input<typeof membersAdminCalls.readers> = {
      id: lin,
      pageSize: 3,
      ...(after ? { after } : {}),
    }
    const { records, next } = (await send(membersAdminCalls.readers, input, 'auditor')).result
    paged.push(...records.map(({ id }) => id))
    after = next
  } while (after !== null)
  const stored = (await send(membersAdminCalls.readers, { id: lin, pageSize: 100 }, 'auditor')).result
  expect(paged).toEqual(stored.records.map(({ id }) => id))
})

test('an unknown member is not found in any part', async () => {
  for (const part of partNames) {
    const { row, input } = parts[part]
    expect([part, (await send(row as Call, { ...input, id: newId() }, 'auditor')).code]).toEqual([
      part,
      refusals.notFound.code,
    ])
  }
})
