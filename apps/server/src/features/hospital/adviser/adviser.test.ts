import { adviserCalls } from '@yf/contract/adviser'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
const software = { companyId: idOf('company', 'xinghe-software') }
const haina = { companyId: idOf('company', 'haina') }
const topic = 'claim' as const
let lin: string
let zhou: string

beforeAll(async () => {
  lin = await server.tokenOf('linxiao')
  zhou = await server.tokenOf('zhoulan')
})

const timesOf = async (of: typeof software, token: string) =>
  (await server.call(adviserCalls.adviserTimes, of, { token })).result
/** Some days ahead, so that it can still be cancelled. */
const freeTime = async (of: typeof software, token: string, at = 20) =>
  (await timesOf(of, token)).slice(at).find(({ left }) => left > 0)!
const book = (token: string, of: typeof software, slotId: string) =>
  server.call(adviserCalls.bookAdviser, { ...of, placeId: slotId, topic }, { token })
const bookings = async (token: string) =>
  (await server.call(adviserCalls.adviserBookings, { pageNo: 1, pageSize: 10 }, { token })).result
const cancel = (token: string, id: string) =>
  server.call(adviserCalls.cancelAdviserBooking, { id }, { token })

test('the card shows the adviser, the hours and the contact', async () => {
  const { result } = await server.call(adviserCalls.adviser, software, { token: lin })
  expect(result.adviser).toMatchObject({
    name: '方予安',
    phone: '4008001234',
    hours: '周一至周五 9:00-12:00、14:00-18:00',
    workChatLink: expect.stringContaining('work.weixin.qq.com'),
  })
})

test("a company without an adviser shows none and no times, and never another company's", async () => {
  const hardware = { companyId: idOf('company', 'xinghe-hardware') }
  expect((await server.call(adviserCalls.adviser, hardware, { token: lin })).result).toEqual({
    adviser: null,
  })
  expect(await timesOf(hardware, lin)).toEqual([])
  const strange = await server.call(adviserCalls.adviser, software, { token: zhou })
  expect(strange.code).toBe(refusals.notFound.code)
})

test('books, changes and cancels a call, which frees its time again', async () => {
  const first = await freeTime(software, lin)
  const booked = (await book(lin, software, first.id)).result
  expect(booked).toMatchObject({
    status: 2,
    topic,
    adviserName: '方予安',
    startTime: first.startTime,
    isCancellable: 1,
  })
  const leftOf = async (id: string) => (await timesOf(software, lin)).find((time) => time.id === id)?.left
  expect(await leftOf(first.id)).toBe(0)

  const second = await freeTime(software, lin)
  const change = { id: booked.id, placeId: second.id }
  const changed = await server.call(adviserCalls.changeAdviserBooking, change, { token: lin })
  expect(changed.result).toMatchObject({ id: booked.id, startTime: second.startTime })
  expect(await leftOf(first.id)).toBe(1)
  expect((await bookings(lin)).records[0]).toMatchObject({ id: booked.id, status: 2 })

  expect((await cancel(lin, booked.id)).result).toMatchObject({ status: 4, isCancellable: 0 })
  expect((await cancel(lin, booked.id)).result.status).toBe(4)
  expect(await leftOf(second.id)).toBe(1)
})

test('allows one open call at a time, and one call per time', async () => {
  const time = await freeTime(software, lin)
  const booked = (await book(lin, software, time.id)).result
  const other = await freeTime(software, lin)
  expect((await book(lin, software, other.id)).code).toBe(refusals.bookingOpen.code)
  const colleague = await server.tokenOf('张明远')
  expect((await book(colleague, software, time.id)).code).toBe(refusals.slotTaken.code)
  await cancel(lin, booked.id)
})

test('a time of another company’s adviser cannot be booked', async () => {
  const time = await freeTime(haina, zhou)
  expect((await book(lin, software, time.id)).code).toBe(refusals.slotGone.code)
  const strange = await server.call(
    adviserCalls.bookAdviser,
    { ...haina, placeId: time.id, topic },
    { token: lin },
  )
  expect(strange.code).toBe(refusals.notFound.code)
})

test("another member's booking is not found", async () => {
  const time = await freeTime(software, lin)
  const { id } = (await book(lin, software, time.id)).result
  expect((await cancel(zhou, id)).code).toBe(refusals.notFound.code)
  const change = { id, placeId: (await freeTime(haina, zhou)).id }
  const changed = await server.call(adviserCalls.changeAdviserBooking, change, { token: zhou })
  expect(changed.code).toBe(refusals.notFound.code)
  expect((await bookings(zhou)).total).toBe(0)
  await cancel(lin, id)
})

test('a call cannot be cancelled within two hours before it', async () => {
  const time = await freeTime(software, lin)
  const { id, cancelUntil } = (await book(lin, software, time.id)).result
  server.clock.set(new Date(`${cancelUntil.replace(' ', 'T')}+08:00`))
  server.clock.advance({ seconds: 1 })
  const fresh = await server.tokenOf('linxiao')
  expect((await cancel(fresh, id)).code).toBe(refusals.cancelTooLate.code)
})

test('past calls are listed below upcoming ones', async () => {
  const states = (await bookings(await server.tokenOf('linxiao'))).records.map(({ status }) => status)
  expect(states[0]).toBe(2)
  expect(states).toEqual(expect.arrayContaining([3, 4, 5]))
})
