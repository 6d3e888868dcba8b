import { agendaCalls, type OpenMatter } from '@yf/contract/agenda'
import { cardCalls } from '@yf/contract/cards'
import { refusals } from '@yf/contract/refusals'
import { openKinds, type OpenKind } from '@yf/domain/open-matters'
import { expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
const software = idOf('company', 'xinghe-software')
const linxiao = idOf('account', 'linxiao')
const hourMs = 3_600_000

const ask = async (person: string, companyId = software) =>
  server.call(agendaCalls.open, { companyId }, { token: await server.tokenOf(person) })
const openFor = async (person: string, companyId = software): Promise<OpenMatter[]> =>
  (await ask(person, companyId)).result
const kindsOf = (matters: readonly OpenMatter[]) => matters.map(({ kind }) => kind)
const the = (matters: readonly OpenMatter[], kind: OpenKind) => matters.find((one) => one.kind === kind)
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * hourMs)

test('lists open matters most urgent first, each with its label and a link', async () => {
  const matters = await openFor('linxiao')
  expect(kindsOf(matters).slice(0, 4)).toEqual([
    'orderUnpaid',
    'payoutFailed',
    'claimAsked',
    'consultationAnswered',
  ])
  for (const { kind, verb } of matters) expect(verb).toBe(openKinds[kind].verb)
  expect(the(matters, 'orderUnpaid')).toMatchObject({
    title: '商品订单待付款 ¥199.00',
    path: expect.stringMatching(/^\/order\/cardDetail\?id=.+&kind=mall$/),
  })
  expect(the(matters, 'claimAsked')).toMatchObject({
    fact: expect.stringMatching(/^陈默 · \d\d-\d\d 提交$/),
    path: `/claimSettlement/detail?caseId=${the(matters, 'claimAsked')!.id}`,
  })
  expect(the(matters, 'couponEnding')).toMatchObject({ path: '/coupons/index' })
  expect(the(matters, 'benefitEnding')).toMatchObject({ path: expect.stringMatching(/^\/yfCards\//) })
})

test('names neither what somebody bought nor why they saw a doctor, because others may see the screen', async () => {
  const text = JSON.stringify(await openFor('linxiao'))
  for (const name of ['智能体脂秤', '护颈枕', '布洛芬']) expect(text).not.toContain(name)
})

test('shows a payout for a week', async () => {
  const mine = server.db.selectFrom('claim_case').select('id').where('account_id', '=', linxiao)
  const { id } = await mine.where('state', '=', 6).where('payable_fen', '>', 0).executeTakeFirstOrThrow()
  const paidAt = async (at: Date) => {
    await server.db.updateTable('payment').set({ paid_at: at }).where('subject_id', '=', id).execute()
    await server.db.updateTable('claim_case').set({ updated_at: at }).where('id', '=', id).execute()
  }
  await paidAt(inHours(-30))
  const matter = (await openFor('linxiao')).find((one) => one.id === id)
  expect(matter).toMatchObject({
    kind: 'paidOut',
    title: expect.stringMatching(/^理赔已到账 ¥[\d,]+\.\d\d$/),
  })
  await paidAt(inHours(-7 * 24 - 1))
  expect((await openFor('linxiao')).map((one) => one.id)).not.toContain(id)
})

test('shows a refusal for a week, with the last day for an appeal', async () => {
  const mine = server.db.selectFrom('claim_case').select('id').where('account_id', '=', linxiao)
  const { id } = await mine.where('state', '=', 7).executeTakeFirstOrThrow()
  const fresh = { decided_at: inHours(-20), updated_at: inHours(-20), appealed_at: null }
  await server.db.updateTable('claim_case').set(fresh).where('id', '=', id).execute()
  const matter = (await openFor('linxiao')).find((one) => one.id === id)
  expect(matter).toMatchObject({
    kind: 'claimRefused',
    fact: expect.stringMatching(/\d\d-\d\d 前可申请复核$/),
  })
})

test("shows time and place of tomorrow's appointment, but only the time of a counselling session", async () => {
  const move = async (kind: 'offline' | 'counselling', hours: number) => {
    const { id } = await server.db
      .selectFrom('booking')
      .select('id')
      .where('account_id', '=', linxiao)
      .where('kind', '=', kind)
      .where('state', '=', 2)
      .orderBy('starts_at')
      .executeTakeFirstOrThrow()
    const times = { starts_at: inHours(hours), ends_at: inHours(hours + 1) }
    await server.db.updateTable('booking').set(times).where('id', '=', id).execute()
    return id
  }
  const [visit, session] = [await move('offline', 24), await move('counselling', 2)]
  const matters = await openFor('linxiao')
  expect(matters.find(({ id }) => id === visit)).toMatchObject({
    kind: 'appointment',
    title: expect.stringMatching(/^明天 \d\d:\d\d /),
    path: `/appointmentDeatil?id=${visit}`,
  })
  // The appointment in two hours comes before requested documents, tomorrow's after them.
  const at = (id: string) => matters.findIndex((one) => one.id === id)
  expect(at(session)).toBeLessThan(at(the(matters, 'claimAsked')!.id))
  expect(at(visit)).toBeGreaterThan(at(the(matters, 'claimAsked')!.id))
  const { title, fact, verb } = matters[at(session)]!
  expect([title, fact, verb]).toEqual([
    expect.stringMatching(/^今天 \d\d:\d\d 您的预约$/),
    '到时请准时参加',
    '看安排',
  ])
  await move('counselling', 24 * 20)
  expect((await openFor('linxiao')).map(({ id }) => id)).not.toContain(session)
})

test('a slot held for a waitlisted member comes first until the offer expires', async () => {
  const wait = server.db
    .updateTable('slot_waitlist')
    .where('account_id', '=', linxiao)
    .where('kind', '=', 'offline')
  await wait.set({ state: 'offered', offer_until: inHours(0.2) }).execute()
  const [first] = await openFor('linxiao')
  expect(first).toMatchObject({ kind: 'placeOffered', verb: '去确认', path: '/appointmentRecords' })
  await wait.set({ offer_until: inHours(-0.1) }).execute()
  expect(kindsOf(await openFor('linxiao'))).not.toContain('placeOffered')
})

test('shows an order as shipped, then as arrived, then no longer', async () => {
  const { id } = the(await openFor('linxiao'), 'orderComing')!
  const order = server.db.updateTable('shop_order').where('id', '=', id)
  await order.set({ confirm_at: inHours(200) }).execute()
  expect((await openFor('linxiao')).find((one) => one.id === id)).toMatchObject({ kind: 'orderArrived' })
  await order.set({ hidden_at: inHours(0) }).execute()
  expect((await openFor('linxiao')).map((one) => one.id)).not.toContain(id)
})

test('shows an invoice that could not be issued while the member may still want it', async () => {
  const bill = server.db.updateTable('invoice_bill').where('account_id', '=', linxiao).where('state', '=', 4)
  expect(kindsOf(await openFor('linxiao'))).not.toContain('invoiceFailed')
  await bill.set({ updated_at: inHours(-10) }).execute()
  const matter = the(await openFor('linxiao'), 'invoiceFailed')
  expect(matter).toMatchObject({ path: `/invoice/detail?id=${matter!.id}`, title: '发票没有开成 ¥99.00' })
})

test('hides expiring benefits from members who have switched the radar off', async () => {
  const set = async (isOn: 0 | 1) =>
    server.call(cardCalls.switchRadar, { isOn }, { token: await server.tokenOf('linxiao') })
  await set(0)
  expect(kindsOf(await openFor('linxiao'))).not.toContain('benefitEnding')
  await set(1)
  expect(kindsOf(await openFor('linxiao'))).toContain('benefitEnding')
})

test('another company of the same person shows the personal matters, but not the benefits of the first company', async () => {
  const hardware = idOf('company', 'xinghe-hardware')
  const [here, there] = [kindsOf(await openFor('linxiao')), kindsOf(await openFor('linxiao', hardware))]
  expect(there).toEqual(expect.arrayContaining(['orderUnpaid', 'payoutFailed', 'claimAsked']))
  for (const kind of ['benefitEnding', 'couponEnding', 'consultationAnswered'] as const) {
    expect(here).toContain(kind)
    expect(there).not.toContain(kind)
  }
})

test('a member sees no matters of others, and a company they do not belong to is not found', async () => {
  const hers = new Set((await openFor('linxiao')).map(({ id }) => id))
  const others = [...(await openFor('chenmo')), ...(await openFor('张明远')), ...(await openFor('程一诺'))]
  // Optional benefits of a company are open to all its employees.
  const shared = others.filter(({ id, kind }) => hers.has(id) && kind !== 'benefitToChoose')
  expect(shared).toEqual([])
  expect((await ask('zhoulan')).code).toBe(refusals.notFound.code)
  expect((await ask('linxiao', 'not-an-id')).code).toBe(400)
})

test("a member with nothing open sees only the company's optional benefits", async () => {
  expect(new Set(kindsOf(await openFor('关山月')))).toEqual(new Set(['benefitToChoose']))
})
