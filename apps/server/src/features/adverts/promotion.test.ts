import { expect, test } from 'vitest'
import { promotionCalls } from '@yf/contract/promotion'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { leadRow } from './sealed.ts'

const server = demoStage()

const running = idOf('promotion', 'health-day')
const records = (promotionId: string) =>
  server.db.selectFrom('promotion_record').selectAll().where('promotion_id', '=', promotionId).execute()

test('anybody sees a promotion with its picture, its window and whether it runs', async () => {
  const { result } = await server.call(promotionCalls.promotion, { id: running })
  expect(result).toMatchObject({ title: '员工健康日', picLink: '/art/banner-checkup.svg', status: 2 })
  expect(result.startTime).toMatch(/^\d{4}-\d{2}-\d{2} 00:00:00$/)
  const statusOf = async (key: string) =>
    (await server.call(promotionCalls.promotion, { id: idOf('promotion', key) })).result.status
  expect([await statusOf('family-week'), await statusOf('spring-walk')]).toEqual([1, 3])
})

test('one that does not exist is not found, and nothing can be recorded for it', async () => {
  const id = idOf('promotion', 'none')
  expect((await server.call(promotionCalls.promotion, { id })).code).toBe(refusals.notFound.code)
  expect((await server.call(promotionCalls.recordPromotion, { id })).code).toBe(refusals.notFound.code)
})

test('a visitor leaves one record a day, however often the link is opened', async () => {
  const phone = '13911112222'
  await Promise.all(
    Array.from({ length: 5 }, () => server.call(promotionCalls.recordPromotion, { id: running, phone })),
  )
  expect(await records(running)).toHaveLength(1)
  server.clock.advance({ days: 1 })
  await server.call(promotionCalls.recordPromotion, { id: running, phone })
  expect(await records(running)).toHaveLength(2)
})

test('a phone that was left is sealed, and a member is recognised by the session', async () => {
  const token = await server.tokenOf('linxiao')
  await server.call(promotionCalls.recordPromotion, { id: running, phone: '13800000001' }, { token })
  await server.call(promotionCalls.recordPromotion, { id: running }, { token })
  const own = (await records(running)).filter((row) => row.account_id === idOf('account', 'linxiao'))
  expect(own).toHaveLength(1)
  expect(JSON.stringify(await records(running))).not.toMatch(/1380000|1391111/)
})

test('who looks first and leaves the phone afterwards has left it', async () => {
  const token = await server.tokenOf('chenmo')
  const left = () =>
    server.db
      .selectFrom('promotion_record')
      .select(['id', 'phone_sealed'])
      .where('promotion_id', '=', running)
      .where('account_id', '=', idOf('account', 'chenmo'))
      .execute()
  await server.call(promotionCalls.recordPromotion, { id: running }, { token })
  expect(await left()).toMatchObject([{ phone_sealed: null }])
  await server.call(promotionCalls.recordPromotion, { id: running, phone: '13800000003' }, { token })
  const [kept, ...others] = await left()
  expect(others).toEqual([])
  expect(server.services.cipher.open(kept!.phone_sealed!, leadRow(kept!.id))).toBe('13800000003')
  // Looking once more, or another phone, does not take it away.
  await server.call(promotionCalls.recordPromotion, { id: running }, { token })
  await server.call(promotionCalls.recordPromotion, { id: running, phone: '13900000000' }, { token })
  expect(await left()).toEqual([kept])
})

test('nothing is recorded before it begins and after it is over', async () => {
  for (const key of ['family-week', 'spring-walk']) {
    const { code } = await server.call(promotionCalls.recordPromotion, { id: idOf('promotion', key) })
    expect(code).toBe(refusals.promotionClosed.code)
    expect(await records(idOf('promotion', key))).toEqual([])
  }
})

test('one address cannot fill the records', async () => {
  const codes: (number | string)[] = []
  for (let n = 0; n < 120; n++)
    codes.push((await server.call(promotionCalls.recordPromotion, { id: idOf('promotion', 'none') })).code)
  expect(codes).toContain(refusals.tooOften.code)
})
