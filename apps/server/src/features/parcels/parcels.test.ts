import { orderCalls } from '@yf/contract/orders'
import { parcelEvents } from '@yf/contract/parcels-events'
import { urlOf } from '@yf/contract/call'
import { signPush, type TrackStep } from '@yf/partner-contract/kuaidi100'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { confirmJob } from '#features/orders/timers.ts'
import { shipOrder } from '#features/orders/shipping.ts'
import { takeOrder, type OrderRow } from '#features/orders/store.ts'
import { orderLab, type OrderLab } from '#features/orders/test-orders.ts'
import { addParcel } from './add-parcel.ts'
import { lookJob } from './watch-jobs.ts'

let lab: OrderLab
beforeAll(async () => {
  lab = await orderLab()
})
afterAll(() => lab.close())
beforeEach(async () => {
  await lab.play('works')
  await lab.play('works', 'kuaidi100')
})

const mine = () => ({ token: lab.token })
const detailOf = async (order: OrderRow) =>
  (await lab.server.call(orderCalls.detail, { orderId: order.id }, mine())).result
const parcelsOf = async (order: OrderRow) => (await detailOf(order)).parcels
const look = () => lookJob.run({}, lab.ctx)
const newNo = () => `SF${newId().replaceAll('-', '').slice(-16)}`

/** A paid order, sent in this many watched parcels. */
async function shipped(count = 1): Promise<{ order: OrderRow; numbers: string[] }> {
  const order = await lab.payByAsking(await lab.place())
  const numbers = Array.from({ length: count }, newNo)
  await lab.inTx(async (inner) => {
    const parcels = numbers.map((parcelNo) => ({ courier: 'shunfeng' as const, parcelNo, phoneTail: '0001' }))
    await shipOrder(inner, await takeOrder(inner.db, order), { parcels, actor: 'system' })
  })
  await look()
  return { order, numbers }
}

/** Simulates an action at the courier. */
const happen = (parcelNo: string, code: string, at?: string) =>
  fetch(`${lab.sandbox.url}/kuaidi100/controls/shunfeng/${parcelNo}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ code, ...(at ? { at } : {}) }).toString(),
    redirect: 'manual',
  })

async function push(nu: string, state: string, data: readonly TrackStep[], salt = 'sandbox-kuaidi100-salt') {
  const param = JSON.stringify({
    status: 'polling',
    message: '',
    lastResult: { com: 'shunfeng', nu, state, data },
  })
  const response = await lab.server.fetch(urlOf(parcelEvents.track), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ sign: signPush(param, salt), param }).toString(),
  })
  return { http: response.status, ...((await response.json()) as object) }
}
const step = (ftime: string, context: string, statusCode: string): TrackStep => ({
  ftime,
  context,
  statusCode,
})
const thanks = { http: 200, result: true, returnCode: '200', message: '成功' }

test('a parcel is subscribed to, and pushed steps appear as a timeline of texts', async () => {
  const { order, numbers } = await shipped()
  await happen(numbers[0]!, '1')
  await expect.poll(async () => (await parcelsOf(order))[0]!.stateName).toBe('已揽收')
  lab.clock.advance({ hours: 2 })
  await happen(numbers[0]!, '5')
  await expect
    .poll(async () => (await parcelsOf(order))[0]!.steps.map(({ stateName }) => stateName))
    .toEqual(['派送中', '已揽收'])
  expect(await parcelsOf(order)).toMatchObject([
    { courierName: '顺丰速运', parcelNo: numbers[0], direction: 'out' },
  ])
})

test('without pushes the courier is polled, and nothing is lost while it is down', async () => {
  await lab.play('silent', 'kuaidi100')
  const { order, numbers } = await shipped()
  await happen(numbers[0]!, '0')
  await lab.play('down', 'kuaidi100')
  lab.clock.advance({ hours: 13 })
  await look()
  expect((await parcelsOf(order))[0]!.steps).toEqual([])
  await lab.play('silent', 'kuaidi100')
  lab.clock.advance({ hours: 13 })
  await look()
  expect((await parcelsOf(order))[0]!.stateName).toBe('运输中')
})

test('an order is received automatically ten days after the last parcel arrived, and not a second before', async () => {
  const { order, numbers } = await shipped(2)
  await happen(numbers[0]!, '3')
  await expect
    .poll(async () => (await parcelsOf(order)).filter(({ deliveredTime }) => deliveredTime).length)
    .toBe(1)
  lab.clock.advance({ days: 11 })
  await confirmJob.run({}, lab.ctx)
  expect([await lab.stateOf(order), (await detailOf(order)).confirmTime]).toEqual([3, null])
  await happen(numbers[1]!, '3')
  await expect.poll(async () => (await detailOf(order)).confirmTime).not.toBeNull()
  lab.clock.advance({ days: 9, hours: 23, minutes: 59, seconds: 59 })
  await confirmJob.run({}, lab.ctx)
  expect(await lab.stateOf(order)).toBe(3)
  lab.clock.advance({ seconds: 1 })
  await Promise.all([confirmJob.run({}, lab.ctx), confirmJob.run({}, lab.ctx)])
  expect([await lab.stateOf(order), (await detailOf(order)).timeline.at(-1)?.words]).toEqual([
    4,
    '签收满 10 天，自动确认收货',
  ])
})

test('of the last two parcels that arrive concurrently one sees the other', async () => {
  const { order, numbers } = await shipped(6)
  const arrived = [step('2026-03-05 10:00:00', '已签收', '3')]
  const answers = await Promise.all(numbers.map((nu) => push(nu, '3', arrived)))
  expect(answers).toEqual(numbers.map(() => thanks))
  expect((await detailOf(order)).confirmTime).toBe('2026-03-15 10:00:00')
})

test('repeated, late and out-of-order pushes do no harm, and a delivered parcel stays delivered', async () => {
  const { order, numbers } = await shipped()
  const [nu] = numbers as [string]
  const earlier = [step('2026-03-03 09:00:00', '已揽收', '1')]
  const later = [step('2026-03-04 09:00:00', '派送中', '5'), ...earlier]
  const last = [step('2026-03-04 12:00:00', '已签收', '3'), ...later]
  expect(await push(nu, '5', later)).toEqual(thanks)
  expect(await push(nu, '1', earlier)).toEqual(thanks)
  expect((await parcelsOf(order))[0]).toMatchObject({ stateName: '派送中', steps: [{}, {}] })
  for (let times = 0; times < 3; times += 1) expect(await push(nu, '3', last)).toEqual(thanks)
  expect(await push(nu, '5', later)).toEqual(thanks)
  expect((await parcelsOf(order))[0]).toMatchObject({
    stateName: '已签收',
    deliveredTime: '2026-03-04 12:00:00',
    steps: [{}, {}, {}],
  })
})

test('rejects a forged or invalid push, and accepts one about an unknown parcel', async () => {
  const { order, numbers } = await shipped()
  const [nu] = numbers as [string]
  const arrived = [step('2026-03-05 10:00:00', '已签收', '3')]
  expect(await push(nu, '3', arrived, 'another salt')).toMatchObject({ http: 401, returnCode: '503' })
  expect(await push(nu, 'x', arrived)).toMatchObject({ http: 401 })
  expect(await push('SF0', '3', arrived)).toEqual(thanks)
  expect((await parcelsOf(order))[0]).toMatchObject({ state: 0, steps: [] })
})

test("another parcel restarts the wait; the same number is the same parcel, and another company's number is refused", async () => {
  const { order, numbers } = await shipped()
  await push(numbers[0]!, '3', [step('2026-03-05 10:00:00', '已签收', '3')])
  expect((await detailOf(order)).confirmTime).toBe('2026-03-15 10:00:00')
  const more = [{ courier: 'shunfeng' as const, parcelNo: newNo() }]
  await lab.inTx(async (inner) =>
    shipOrder(inner, await takeOrder(inner.db, order), { parcels: more, actor: 'system' }),
  )
  expect([(await detailOf(order)).confirmTime, (await parcelsOf(order)).length]).toEqual([null, 2])
  const again = (companyId: string) =>
    lab.inTx((inner) =>
      addParcel(inner, { companyId, kind: 'order', id: order.id }, { ...more[0]!, direction: 'out' }),
    )
  expect([await again(order.company_id), await again(newId())]).toEqual(['already', 'numberTaken'])
})
