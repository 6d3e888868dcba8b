import { beforeAll, expect, test } from 'vitest'
import { appointmentCalls } from '@yf/contract/appointments'
import { cardCalls } from '@yf/contract/cards'
import { equityCalls } from '@yf/contract/equity'
import { messageCalls } from '@yf/contract/messages'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { driftedAccounts } from '#platform/ledger/ledger.ts'
import { cardStateOf, cardCaller, companyId, freshCard, sendProviderEvent, spouse } from './test-cards.ts'

const server = demoStage()
const holder = idOf('account', '唐以宁')
const husband = idOf('account', '谢长安')

let token: string
let his: string
let she: ReturnType<typeof cardCaller>
let he: ReturnType<typeof cardCaller>
beforeAll(async () => {
  token = await server.tokenOf('唐以宁')
  his = await server.tokenOf('谢长安')
  she = cardCaller(server, token)
  he = cardCaller(server, his)
})

const noticesOf = async (of: string) =>
  (await server.call(messageCalls.list, { tab: 2, pageNo: 1, pageSize: 100 }, { token: of })).result.records
const packOf = async (of: string) =>
  (await server.call(equityCalls.mine, { companyId }, { token: of })).result.cardEquityList.map(
    ({ id }) => id,
  )

test('a card shows what it holds, who uses it and which actions are possible', async () => {
  const lin = cardCaller(server, await server.tokenOf('linxiao'))
  expect((await lin.detail(idOf('package', 'lin-teeth'))).result).toMatchObject({
    name: '口腔护理卡',
    status: 1,
    kind: 'card',
    userName: '陈默',
    benefits: ['超声波洁牙 1 次', '口腔全面检查 1 次', '门店自付项目九折'],
    canGive: 0,
    canTakeBack: 1,
    handovers: [{ kind: 'given', name: '陈默' }],
  })
  expect((await lin.detail(idOf('package', 'lin-dental'))).result).toMatchObject({
    status: 2,
    benefits: ['超声波洁牙与口腔检查'],
    userName: null,
    canGive: 0,
    canTakeBack: 0,
  })
})

test('a card does not exist for people it does not concern, whatever they call', async () => {
  const id = await freshCard(server)
  const zhou = cardCaller(server, await server.tokenOf('zhoulan'))
  const answers = await Promise.all([
    he.detail(id),
    he.bookings(id),
    he.give(id),
    he.takeBack(id),
    zhou.detail(id),
    zhou.give(id),
    she.give(id, idOf('family', 'linxiao/spouse')),
  ])
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => refusals.notFound.code))
  expect(await cardStateOf(server, id)).toMatchObject({ family_id: null })
})

test("giving a card moves it to the other person's card pack and notifies both; taking it back removes it there", async () => {
  const id = await freshCard(server)
  const answered = await she.give(id)
  expect(answered).toMatchObject({
    message: '已转赠给谢长安',
    result: { userName: '谢长安', canUse: 0, canGive: 0, canTakeBack: 1 },
  })
  expect(await packOf(his)).toContain(id)
  const link = (by: string) => server.call(cardCalls.fuyaLink, { companyId, id }, { token: by })
  expect((await link(token)).code).toBe(refusals.benefitNotUsable.code)
  expect((await link(his)).success).toBe(true)
  expect((await he.detail(id)).result).toMatchObject({
    userName: null,
    canGive: 0,
    canTakeBack: 0,
    handovers: [],
  })
  expect((await he.takeBack(id)).code).toBe(refusals.notFound.code)
  expect((await noticesOf(his))[0]).toMatchObject({ title: '收到一张卡券', jumpUrl: `/yfCards/${id}` })
  expect((await noticesOf(token))[0]).toMatchObject({ title: '卡券已转赠' })
  // A repeated call changes nothing.
  expect((await she.give(id)).result.handovers).toHaveLength(1)

  expect((await she.takeBack(id)).result).toMatchObject({
    userName: null,
    canGive: 1,
    handovers: [{ kind: 'takenBack' }, { kind: 'given' }],
  })
  expect(await packOf(his)).not.toContain(id)
  expect((await noticesOf(his))[0]).toMatchObject({ title: '卡券已被收回' })
  expect((await she.takeBack(id)).code).toBe(refusals.cardNotGiven.code)
})

test.each([
  ['counselling', { supplier_code: 'YF_EAP' }, 'cardNotGiveable'],
  ['what everybody has', { kind: 'health' }, 'cardNotGiveable'],
  ['used up', { used: 2, status: 2 }, 'benefitNotUsable'],
  ['ended', { end_time: new Date('2026-01-01T00:00:00+08:00') }, 'benefitNotUsable'],
] as const)('%s cannot be given', async (_, change, refusal) => {
  const id = await freshCard(server, change)
  expect((await she.give(id)).code).toBe(refusals[refusal].code)
})

test("a provider's booking uses a unit once, completion settles it, and cancellation returns it", async () => {
  const id = await freshCard(server)
  const event = { packageId: id, memberNo: holder, bookingNo: 'B-1' }
  expect(await sendProviderEvent(server, { ...event, type: 'booking.cancelled' })).toBe(503)
  expect(await sendProviderEvent(server, { ...event, id: 'made-1' })).toBe(200)
  expect(await sendProviderEvent(server, { ...event, id: 'made-1' })).toBe(200)
  expect(await sendProviderEvent(server, { ...event, id: 'made-again' })).toBe(200)
  expect(await cardStateOf(server, id)).toMatchObject({ used: 1 })
  expect((await she.bookings(id)).result).toMatchObject([
    {
      institution: '瑞安医院',
      item: '心内科陪诊',
      startTime: '2026-03-09 09:30:00',
      status: 1,
      userName: null,
    },
  ])
  await sendProviderEvent(server, { ...event, type: 'booking.cancelled' })
  await sendProviderEvent(server, { ...event, type: 'booking.used' })
  expect(await cardStateOf(server, id)).toMatchObject({ used: 0, status: 1 })

  await sendProviderEvent(server, { ...event, bookingNo: 'B-2' })
  await sendProviderEvent(server, { ...event, bookingNo: 'B-2', type: 'booking.used' })
  await sendProviderEvent(server, { ...event, bookingNo: 'B-2', type: 'booking.cancelled' })
  await sendProviderEvent(server, { ...event, bookingNo: 'B-3' })
  // Nothing is left for a third booking.
  await sendProviderEvent(server, { ...event, bookingNo: 'B-4' })
  expect(await cardStateOf(server, id)).toMatchObject({ used: 2, status: 2 })
  const all = await server.call(cardCalls.allBookings, { companyId, pageNo: 1, pageSize: 10 }, { token })
  const ofThis = all.result.records.filter(({ cardInfoId }) => cardInfoId === id)
  expect(ofThis.map(({ status }) => status).toSorted()).toEqual([1, 2, 3])
  expect(await driftedAccounts(server.db)).toEqual([])
})

test("a visit reported by the provider can be rated once by its holder, and only the card's name is stored in plain text", async () => {
  const id = await freshCard(server)
  const event = { packageId: id, memberNo: holder, bookingNo: 'E-1' }
  const cancelled = { ...event, bookingNo: 'E-2' }
  for (const one of [event, cancelled]) await sendProviderEvent(server, one)
  await sendProviderEvent(server, { ...cancelled, type: 'booking.cancelled' })
  for (const again of [1, 2, 3])
    await sendProviderEvent(server, { ...event, id: `used-${again}`, type: 'booking.used' })
  const rows = await server.db.selectFrom('card_booking').selectAll().where('package_id', '=', id).execute()
  const visit = rows.find(({ booking_no }) => booking_no === 'E-1')!
  const services = await server.db.selectFrom('service_record').selectAll().execute()
  const ids = new Set(rows.map((row) => row.id))
  const mine = services.filter((service) => ids.has(service.id))
  expect(mine).toMatchObject([{ id: visit.id, account_id: holder, provider: '福雅健康' }])
  expect(mine[0]!.service_name).toContain('卡')
  expect(JSON.stringify(services)).not.toMatch(/瑞安医院|心内科/)
  const jumpUrl = mine[0]!.third_party_id
  expect((await noticesOf(token)).filter((notice) => notice.jumpUrl === jumpUrl)).toMatchObject([
    { title: '服务已完成，请评价', jumpUrlCode: 'FEEDBACK' },
  ])
  const detail = await server.call(appointmentCalls.detail, { id: visit.id }, { token })
  expect(detail.result.evaluation).toEqual({ thirdPartyId: jumpUrl, isEvaluated: 0 })
})

test("only events of the card's provider, signed with its key and for the present holder, change anything", async () => {
  const id = await freshCard(server)
  const event = { packageId: id, memberNo: holder }
  expect(await sendProviderEvent(server, { ...event, signer: 'jinghe' })).toBe(401)
  await sendProviderEvent(server, { ...event, provider: 'jinghe' })
  await sendProviderEvent(server, { ...event, memberNo: husband })
  await sendProviderEvent(server, { ...event, memberNo: idOf('account', 'zhoulan') })
  expect(await cardStateOf(server, id)).toMatchObject({ used: 0 })
  // She opened the provider's page, gave the card away and books there: she no longer owns it.
  await she.give(id)
  await sendProviderEvent(server, event)
  expect(await cardStateOf(server, id)).toMatchObject({ used: 0 })
})

test('bookings of an adult with their own account are visible to them alone, and stored encrypted', async () => {
  const id = await freshCard(server)
  await she.give(id)
  await sendProviderEvent(server, { packageId: id, memberNo: husband, bookingNo: 'B-9' })
  expect((await he.bookings(id)).result).toHaveLength(1)
  expect((await she.bookings(id)).result).toEqual([])
  expect((await she.takeBack(id)).code).toBe(refusals.cardUsedSince.code)
  const rows = await server.db.selectFrom('card_booking').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/瑞安医院|心内科/)
})

test("a provider's booking appears in the list of appointments with its cancel rule, only for its holder", async () => {
  const id = await freshCard(server)
  const listed = async (of: string, kind?: 'card') =>
    (
      await server.call(
        appointmentCalls.list,
        { pageNo: 1, pageSize: 50, ...(kind ? { kind } : {}) },
        { token: of },
      )
    ).result
  const before = await listed(token)
  await sendProviderEvent(server, { packageId: id, memberNo: holder, bookingNo: 'L-1' })
  const { records, total } = await listed(token)
  expect(total).toBe(before.total + 1)
  const mine = records.find(({ path }) => path?.includes(id))
  expect(mine).toMatchObject({
    kind: 'card',
    state: 2,
    title: '心内科陪诊',
    startTime: '2026-03-09 09:30:00',
    endTime: '2026-03-09 09:30:00',
    spot: { name: '瑞安医院' },
    isCancellable: 0,
    path: `/yfCards/${id}?companyId=${companyId}`,
  })
  const open = records.filter(({ state }) => state <= 2).map(({ startTime }) => startTime)
  expect(open).toEqual(open.toSorted())
  expect((await listed(token, 'card')).records.every(({ kind }) => kind === 'card')).toBe(true)
  const ask = (of: string) => server.call(appointmentCalls.detail, { id: mine!.id }, { token: of })
  expect((await ask(token)).result.cancelRule).toContain('服务商页面')
  expect((await ask(his)).code).toBe(refusals.notFound.code)
  await sendProviderEvent(server, {
    packageId: id,
    memberNo: holder,
    bookingNo: 'L-1',
    type: 'booking.cancelled',
  })
  expect((await ask(token)).result.state).toBe(4)
})

test('a card that is given and used concurrently is either used by one or owned by the other', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const id = await freshCard(server)
    await Promise.all([
      sendProviderEvent(server, { packageId: id, memberNo: holder, bookingNo: `give-${turn}` }),
      she.give(id),
    ])
    const { used, family_id } = await cardStateOf(server, id)
    expect(family_id).toBe(spouse)
    // If the booking came first it is hers, and the remaining units are his.
    const [record] = await server.db
      .selectFrom('card_booking')
      .select('subject_id')
      .where('package_id', '=', id)
      .execute()
    expect([used, record?.subject_id]).toEqual(used === 0 ? [0, undefined] : [1, holder])
  }
})

test('of taking back and using concurrently exactly one happens', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const id = await freshCard(server)
    await she.give(id)
    const [, back] = await Promise.all([
      sendProviderEvent(server, { packageId: id, memberNo: husband, bookingNo: `back-${turn}` }),
      she.takeBack(id),
    ])
    const { used, family_id } = await cardStateOf(server, id)
    expect([used, family_id]).toEqual(back.success ? [0, null] : [1, spouse])
  }
})

test('twenty concurrent transfers leave one owner and a consistent history', async () => {
  const id = await freshCard(server)
  await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? she.takeBack(id) : she.give(id))))
  const { family_id } = await cardStateOf(server, id)
  const { handovers } = (await she.detail(id)).result
  const steps = handovers.map(({ kind }) => kind).toReversed()
  expect(steps).toEqual(steps.map((_, at) => (at % 2 ? 'takenBack' : 'given')))
  expect(steps.at(-1)).toBe(family_id === null ? 'takenBack' : 'given')
})

test('the exam partner is opened with its own token, and not for a card that cannot be used', async () => {
  const id = await freshCard(server, { supplier_code: 'FENGSHI' })
  const link = (of: string) => server.call(cardCalls.fengshiLink, { companyId, id: of }, { token })
  const url = new URL((await link(id)).result.url)
  expect([...url.searchParams.keys()]).toEqual(['token', 'benefit'])
  expect(url.href).not.toMatch(/唐以宁|13900000046/)
  expect((await link(await freshCard(server))).code).toBe(refusals.notFound.code)
  const ended = await freshCard(server, { supplier_code: 'FENGSHI', status: 2, used: 2 })
  expect((await link(ended)).code).toBe(refusals.benefitNotUsable.code)
})

test.each([0, 1, 10, 1_000])('pages through a pack of %i cards, each card once in its tab', async (cards) => {
  const person = '孟初夏'
  const holderKey = { company_id: companyId, account_id: idOf('account', person) }
  await server.db
    .deleteFrom('equity_package')
    .where((row) => row.and(holderKey))
    .execute()
  const now = server.clock.now().getTime()
  const dealt = new Map<string, number>()
  for (let at = 0; at < cards; at++) {
    const status = at % 3 === 1 ? 2 : 1
    const id = await freshCard(server, {
      ...holderKey,
      status,
      // Cards that end now can be used until the end of the second.
      end_time: new Date(now + (at % 4) * 1_000 - 1_000),
      start_time: new Date(now - 86_400_000),
    })
    dealt.set(id, at % 4 === 0 ? 3 : status)
  }
  const as = { token: await server.tokenOf(person) }
  const some = (await server.call(equityCalls.mine, { companyId }, as)).result.cardEquityList
  expect(some).toHaveLength(Math.min(cards, 100))
  for (const { id, status } of some) expect(status).toBe(dealt.get(id))
  for (const [shelf, status] of [
    ['usable', 1],
    ['usedUp', 2],
    ['lapsed', 3],
  ] as const) {
    const seen: string[] = []
    const ends: string[] = []
    for (let pageNo = 1, total = 1; seen.length < total; pageNo++) {
      const { result } = await server.call(cardCalls.pack, { companyId, shelf, pageNo, pageSize: 100 }, as)
      total = result.total
      expect(result.records.length).toBe(Math.min(100, total - seen.length))
      expect(result.counts[shelf]).toBe(total)
      seen.push(...result.records.map(({ id }) => id))
      ends.push(...result.records.map(({ endTime }) => endTime))
    }
    const expected = [...dealt].filter(([, is]) => is === status).map(([id]) => id)
    expect(new Set(seen)).toEqual(new Set(expected))
    expect(seen).toHaveLength(expected.length)
    expect(ends).toEqual(shelf === 'lapsed' ? ends.toSorted().toReversed() : ends.toSorted())
  }
})

test('the pack names the family member who uses a card, hides their counselling, and lists their cards in their own account', async () => {
  const [hers, counselling] = [
    await freshCard(server, { family_id: spouse }),
    await freshCard(server, { family_id: spouse, supplier_code: 'EAP' }),
  ]
  const ask = async (of: string) =>
    (
      await server.call(
        cardCalls.pack,
        { companyId, shelf: 'usable', pageNo: 1, pageSize: 100 },
        { token: of },
      )
    ).result.records
  const seen = await ask(token)
  expect(seen.find(({ id }) => id === hers)).toMatchObject({
    kind: 'card',
    userName: '谢长安',
    userFamilyId: spouse,
  })
  expect(seen.some(({ id }) => id === counselling)).toBe(false)
  const own = await ask(his)
  expect(own.find(({ id }) => id === hers)).toMatchObject({ userName: null, userFamilyId: null })
  expect(own.some(({ id }) => id === counselling)).toBe(true)
  const at = { companyId, shelf: 'usable', pageNo: 1, pageSize: 10 } as const
  const stranger = await server.call(cardCalls.pack, at, { token: await server.tokenOf('zhoulan') })
  expect(stranger.code).toBe(refusals.notFound.code)
})
