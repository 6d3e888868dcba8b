import { expect, test } from 'vitest'
import { promotionCalls } from '@yf/contract/promotion'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { leadRow } from './encrypted.ts'

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

test('a promotion that does not exist is not found, and nothing can be recorded for it', async () => {
  const id = idOf('promotion', 'none')
  expect((await server.call(promotionCalls.promotion, { id })).code).toBe(refusals.notFound.code)
  expect((await server.call(promotionCalls.recordPromotion, { id })).code).toBe(refusals.notFound.code)
})

test('a visitor has one record a day, however often they open the link', async () => {
  const phone = '13911112222'
  await Promise.all(
    Array.from({ length: 5 }, () => server.call(promotionCalls.recordPromotion, { id: running, phone })),
  )
  expect(await records(running)).toHaveLength(1)
  server.clock.advance({ days: 1 })
  await server.call(promotionCalls.recordPromotion, { id: running, phone })
  expect(await records(running)).toHaveLength(2)
})

test('encrypts the phone number, and recognises a member by the session', async () => {
  const token = await server.tokenOf('linxiao')
  await server.call(promotionCalls.recordPromotion, { id: running, phone: '13800000001' }, { token })
  await server.call(promotionCalls.recordPromotion, { id: running }, { token })
  const own = (await records(running)).filter((row) => row.account_id === idOf('account', 'linxiao'))
  expect(own).toHaveLength(1)
  expect(JSON.stringify(await records(running))).not.toMatch(/1380000|1391111/)
})

test('a visitor who looks first can leave a phone number later', async () => {
  const token = await server.tokenOf('chenmo')
  const left = () =>
    server.db
      .selectFrom('promotion_record')
      .select(['id', 'phone_encrypted'])
      .where('promotion_id', '=', running)
      .where('account_id', '=', idOf('account', 'chenmo'))
      .execute()
  await server.call(promotionCalls.recordPromotion, { id: running }, { token })
  expect(await left()).toMatchObject([{ phone_encrypted: null }])
  await server.call(promotionCalls.recordPromotion, { id: running, phone: '13800000003' }, { token })
  const [stored, ...others] = await left()
  expect(others).toEqual([])
  expect(server.services.cipher.open(stored!.phone_encrypted!, leadRow(stored!.id))).toBe('13800000003')
  // A second visit or another phone number does not remove it.
  await server.call(promotionCalls.recordPromotion, { id: running }, { token })
  await server.call(promotionCalls.recordPromotion, { id: running, phone: '13900000000' }, { token })
  expect(await left()).toEqual([stored])
})

test('records nothing before the start and after the end', async () => {
  for (const key of ['family-week', 'spring-walk']) {
    const { code } = await server.call(promotionCalls.recordPromotion, { id: idOf('promotion', key) })
    expect(code).toBe(refusals.promotionClosed.code)
    expect(await records(idOf('promotion', key))).toEqual([])
  }
})

test('limits the records of one IP address', async () => {
  const codes: (number | string)[] = []
  for (let n = 0; n < 120; n++)
    codes.push((await server.call(promotionCalls.recordPromotion, { id: idOf('promotion', 'none') })).code)
  expect(codes).toContain(refusals.tooOften.code)
})
