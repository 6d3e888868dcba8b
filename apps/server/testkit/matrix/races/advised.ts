import { adviserCalls } from '@yf/contract/adviser'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

const adviserCompany = { companyId: idOf('company', 'xinghe-software') }

/** Free times of the adviser, with no call booked by the racing members. */
async function adviserFree({ stage: { server } }: RaceKit) {
  const token = await server.tokenOf('linxiao')
  const page = { pageNo: 1, pageSize: 10 }
  const { records } = (await server.call(adviserCalls.adviserBookings, page, { token })).result
  for (const { id } of records.filter(({ isCancellable }) => isCancellable === 1))
    await server.call(adviserCalls.cancelAdviserBooking, { id }, { token })
  const times = (await server.call(adviserCalls.adviserTimes, adviserCompany, { token })).result
  // Not the next ones: a time that begins within hours can no longer be changed.
  const free = times.slice(20).filter(({ left }) => left > 0)
  return { token, free: free.map(({ id }) => id) }
}

export async function toBookAdviser(kit: RaceKit): Promise<Prepared> {
  const { token, free } = await adviserFree(kit)
  return { input: { ...adviserCompany, placeId: free[0]!, topic: 'claim' }, token }
}

export async function toChangeAdviser(kit: RaceKit): Promise<Prepared> {
  const { token, free } = await adviserFree(kit)
  const input = { ...adviserCompany, placeId: free[0]!, topic: 'claim' } as const
  const booked = await kit.stage.server.call(adviserCalls.bookAdviser, input, { token })
  return { input: { id: booked.result.id, placeId: free[1]! }, token }
}
