import { cardCalls } from '@yf/contract/cards'
import { cardsAdminCalls } from '@yf/contract/cards-admin'
import { equityCalls } from '@yf/contract/equity'
import { optionalBenefitCalls, type OptionalOffer } from '@yf/contract/optional-benefits'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { agendaCalls } from '@yf/contract/agenda'
import { giveBackRight, reserveRight } from '#features/equity/public.ts'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
const self = idOf('optionalOffer', 'self')
const family = idOf('optionalOffer', 'family')
const item = (key: string) => idOf('optionalItem', key)
const spouse = idOf('family', 'linxiao/spouse')

let token: string
let keys = 0
beforeAll(async () => {
  token = await server.tokenOf('linxiao')
})
beforeEach(async () => {
  const mine = await server.db
    .selectFrom('optional_choice')
    .select('package_id')
    .where('account_id', '=', idOf('account', 'linxiao'))
    .execute()
  await server.db.deleteFrom('optional_choice').where('account_id', '=', idOf('account', 'linxiao')).execute()
  const ids = mine.map(({ package_id }) => package_id)
  if (ids.length > 0) await server.db.deleteFrom('equity_package').where('id', 'in', ids).execute()
})

const choose = (wishes: { itemId: string; userFamilyId?: string }[], change: object = {}, by = token) =>
  server.call(
    optionalBenefitCalls.choose,
    { companyId, id: self, wishes, ...change },
    { token: by, headers: { 'idempotency-key': `optional-${(keys += 1)}` } },
  )
const offers = async (by = token) =>
  (await server.call(optionalBenefitCalls.optionalOffers, { companyId }, { token: by })).result
const offer = async (id = self): Promise<OptionalOffer> => (await offers()).find((one) => one.id === id)!
const itemsOf = ({ chosen }: OptionalOffer) => chosen.map(({ itemId }) => itemId)
const rights = async () => {
  const { result } = await server.call(equityCalls.mine, { companyId }, { token })
  return [...result.cardEquityList, ...result.healthEquityList]
}

test('a choice becomes an entitlement at once, with its own validity; choosing it again keeps it', async () => {
  const chosen = await choose([{ itemId: item('self-teeth') }, { itemId: item('self-counselling') }])
  expect(chosen.message).toBe('已选定，可在原力卡包中使用')
  expect(itemsOf(chosen.result)).toEqual([item('self-teeth'), item('self-counselling')])
  const [teeth] = chosen.result.chosen
  const right = (await rights()).find(({ id }) => id === teeth?.packageId)
  expect(right).toMatchObject({ name: '洁牙护理', total: 2, used: 0, userFamilyId: null })
  expect(right?.endTime.slice(0, 10)).toBe(chosen.result.useUntil)
  const again = await choose([{ itemId: item('self-counselling') }, { itemId: item('self-teeth') }])
  expect(again.result.chosen).toEqual(chosen.result.chosen)
})

test('until the deadline a choice can be changed for another, and the records of both remain', async () => {
  const first = await choose([{ itemId: item('self-teeth') }])
  const before = first.result.chosen[0]!.packageId
  const second = await choose([{ itemId: item('self-physio') }])
  expect(itemsOf(second.result)).toEqual([item('self-physio')])
  const held = (await rights()).map(({ id }) => id)
  expect(held).not.toContain(before)
  expect(held).toContain(second.result.chosen[0]!.packageId)
  const rows = await server.db
    .selectFrom('optional_choice')
    .select(['item_id', 'dropped_at'])
    .where('account_id', '=', idOf('account', 'linxiao'))
    .orderBy('chosen_at')
    .orderBy('id')
    .execute()
  expect(rows.filter(({ dropped_at }) => dropped_at === null)).toHaveLength(1)
  expect(rows).toHaveLength(2)
})

test('rejects more than the company gives, duplicates and items of another offer', async () => {
  const three = ['self-teeth', 'self-physio', 'self-escort'].map((key) => ({ itemId: item(key) }))
  expect((await choose(three)).code).toBe(refusals.optionalTooMany.code)
  expect((await choose([{ itemId: item('self-teeth') }, { itemId: item('self-teeth') }])).code).toBe(400)
  expect((await choose([{ itemId: item('family-eyes') }])).code).toBe(refusals.notFound.code)
  expect((await choose([{ itemId: item('self-teeth'), userFamilyId: spouse }])).code).toBe(
    refusals.notFound.code,
  )
  expect((await offer()).chosen).toEqual([])
})

test('concurrent choices do not exceed the limit per person', async () => {
  const wishes = ['self-teeth', 'self-physio', 'self-escort', 'self-counselling'].map((key) => [
    { itemId: item(key) },
  ])
  const answers = await Promise.all([...wishes, ...wishes, ...wishes].map((wish) => choose(wish)))
  expect(answers.every(({ success }) => success)).toBe(true)
  const { chosen } = await offer()
  expect(chosen).toHaveLength(1)
  const held = await rights()
  const names = new Set(['洁牙护理', '肩颈理疗', '就医陪诊', '心理咨询'])
  const end = (await offer()).useUntil
  expect(held.filter(({ name, endTime }) => names.has(name) && endTime.startsWith(end))).toHaveLength(1)
})

test('a choice that was ever used or given away is final; the others can still be changed', async () => {
  const { result } = await choose([{ itemId: item('self-teeth') }, { itemId: item('self-physio') }])
  const [teeth, physio] = result.chosen.map(({ packageId }) => packageId) as [string, string]
  const right = { companyId, packageId: teeth }
  await server.db.transaction().execute(async (tx) => {
    await reserveRight(tx, server.clock, right, 'test/1')
    await giveBackRight(tx, server.clock, right, 'test/1')
  })
  await server.call(cardCalls.give, { companyId, id: physio, userFamilyId: spouse }, { token })
  expect((await offer()).chosen.map(({ isFixed }) => isFixed)).toEqual([1, 1])
  expect((await choose([{ itemId: item('self-escort') }])).code).toBe(refusals.optionalFixed.code)
  await server.call(cardCalls.takeBack, { companyId, id: physio }, { token })
  expect((await choose([{ itemId: item('self-teeth') }])).code).toBe(refusals.optionalFixed.code)
  expect(itemsOf(await offer())).toHaveLength(2)
})

test('an item for the family goes to one named family member, and counselling of a relative cannot be changed', async () => {
  const forFamily = (itemId: string, userFamilyId?: string) =>
    choose([{ itemId, ...(userFamilyId ? { userFamilyId } : {}) }], { id: family })
  expect((await forFamily(item('family-eyes'))).code).toBe(refusals.notFound.code)
  expect((await forFamily(item('family-eyes'), idOf('family', 'tang/spouse'))).code).toBe(
    refusals.notFound.code,
  )
  const { result } = await forFamily(item('family-eyes'), spouse)
  expect(result.chosen).toMatchObject([{ userFamilyId: spouse, isFixed: 0 }])
  const right = (await rights()).find(({ id }) => id === result.chosen[0]?.packageId)
  expect(right?.userFamilyId).toBe(spouse)
  await server.db
    .updateTable('optional_offer')
    .set({
      items: JSON.stringify([
        { ...result.items[1], supplierCode: 'YF_EAP' },
        { ...result.items[0], supplierCode: 'FUYA' },
      ]),
    })
    .where('id', '=', family)
    .execute()
  expect((await offer(family)).chosen).toMatchObject([{ isFixed: 1 }])
  expect((await forFamily(result.items[0]!.id, spouse)).code).toBe(refusals.optionalFixed.code)
})

test('nobody can choose before the first day or after the last, and family members have nothing to choose', async () => {
  const wish = [{ itemId: item('self-teeth') }]
  const { closes_at, opens_at } = await server.db
    .selectFrom('optional_offer')
    .selectAll()
    .where('id', '=', self)
    .executeTakeFirstOrThrow()
  const set = (changes: object) =>
    server.db.updateTable('optional_offer').set(changes).where('id', '=', self).execute()
  const now = server.clock.now()
  await set({ closes_at: now })
  expect((await choose(wish)).code).toBe(refusals.optionalNotOpen.code)
  expect((await offer()).status).toBe(2)
  await set({ closes_at, opens_at: new Date(now.getTime() + 60_000) })
  expect((await choose(wish)).code).toBe(refusals.optionalNotOpen.code)
  expect((await offer()).status).toBe(3)
  await set({ opens_at, closes_at: new Date(now.getTime() + 1000) })
  expect((await choose(wish)).success).toBe(true)
  await set({ closes_at })
  const relative = await server.tokenOf('chenmo')
  expect(await offers(relative)).toEqual([])
  expect((await choose(wish, {}, relative)).code).toBe(refusals.optionalEmployeesOnly.code)
  const stranger = await server.tokenOf('zhoulan')
  expect((await choose(wish, {}, stranger)).code).toBe(refusals.notFound.code)
})

test('the home page shows a reminder until everything is chosen', async () => {
  const matters = async () =>
    (await server.call(agendaCalls.open, { companyId }, { token })).result.filter(({ id }) => id === self)
  expect(await matters()).toMatchObject([
    { kind: 'benefitToChoose', verb: '去选择', path: '/yfCards/optional?who=self' },
  ])
  expect((await matters())[0]?.fact).toMatch(/^还剩 \d+ 天 · 还可选 2 项$/)
  await choose([{ itemId: item('self-teeth') }, { itemId: item('self-physio') }])
  expect(await matters()).toEqual([])
})

test('staff create an offer, see how often each item was chosen, and stop it; choices stay', async () => {
  const staff = await server.staffTokenOf('operator1')
  const newOffer = {
    companyId,
    title: '中秋自选',
    summary: '',
    audience: 'self' as const,
    pick: 1,
    openDay: '2026-01-01',
    closeDay: '2029-01-01',
    useUntil: '2030-01-01',
    items: [
      { name: '洗牙', summary: '', supplierCode: 'JINGHE' as const, times: 1, timeFen: 100 },
      { name: '咨询', summary: '', supplierCode: 'EAP' as const, times: 1, timeFen: 100 },
    ],
  }
  const make = (change: object = {}, by = staff) =>
    server.call(
      cardsAdminCalls.createOptional,
      { ...newOffer, ...change },
      { token: by, headers: { 'idempotency-key': `optional-${(keys += 1)}` } },
    )
  expect((await make({ closeDay: '2025-12-31' })).code).toBe(400)
  expect((await make({ closeDay: '2025-12-31' })).message).toContain('截止日期')
  expect((await make({ useUntil: '2028-12-31' })).code).toBe(400)
  expect((await make({ pick: 3 })).code).toBe(400)
  expect((await make({}, await server.staffTokenOf('handler1'))).code).toBe(refusals.dutyNotHeld.code)
  const made = (await make()).result!
  expect(made).toMatchObject({ state: 'open', chooserCount: 0, companyName: '星河软件' })
  const own = await offer(made.id)
  expect((await choose([{ itemId: own.items[0]!.id }], { id: made.id })).success).toBe(true)
  const seen = async () =>
    (
      await server.call(cardsAdminCalls.optionals, { companyId, pageNo: 1, pageSize: 20 }, { token: staff })
    ).result.records.find(({ id }) => id === made.id)
  expect(await seen()).toMatchObject({
    chooserCount: 1,
    items: [
      { name: '洗牙', chosenCount: 1 },
      { name: '咨询', chosenCount: null },
    ],
  })
  const stop = () =>
    server.call(
      cardsAdminCalls.voidOptional,
      { companyId, id: made.id, reason: '合作终止' },
      { token: staff },
    )
  expect((await stop()).result).toMatchObject({ state: 'void', voidReason: '合作终止' })
  expect((await stop()).code).toBe(refusals.optionalVoided.code)
  expect((await choose([{ itemId: own.items[1]!.id }], { id: made.id })).code).toBe(refusals.notFound.code)
  expect((await rights()).map(({ name }) => name)).toContain('洗牙')
  expect(await offer(made.id)).toBeUndefined()
})
