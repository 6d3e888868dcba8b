import { eapCalls } from '@yf/contract/eap'
import type { FreeTime } from '@yf/contract/eap-shapes'
import type { Input } from '@yf/contract/call'
import type { DemoServer } from '#testkit/demo-server.ts'
import { workOf } from '#testkit/work-of.ts'
import { idOf } from '#seeds/ids.ts'
import { cleanUpSlots } from '#features/slots/cleanup/jobs.ts'

const weekMs = 7 * 86_400_000

export const software = idOf('company', 'xinghe-software')
export const counsellorId = (key: string) => idOf('counsellor', key)

/** A member's actions in the app, by name. */
export function eapOf(server: DemoServer) {
  const sessions = new Map<string, { readonly token: Promise<string>; readonly at: number }>()
  /** One session, as on a phone: a login per call would end the previous session while its call is in flight. */
  const as = async (person: string) => {
    const at = server.clock.now().getTime()
    const current = sessions.get(person)
    const session = current && at - current.at < weekMs ? current : { token: server.tokenOf(person), at }
    sessions.set(person, session)
    return { token: await session.token }
  }
  const detail = async (person: string, key: string, companyId = software) =>
    server.call(eapCalls.counsellor, { companyId, id: counsellorId(key) }, await as(person))
  return {
    detail,
    list: async (person: string, filter: Partial<Input<typeof eapCalls.counsellors>> = {}) =>
      server.call(
        eapCalls.counsellors,
        { companyId: software, pageNo: 1, pageSize: 20, ...filter },
        await as(person),
      ),
    /** Free times of a counsellor, except those of the next two days: bookings of these can be cancelled. */
    async times(person: string, key: string, companyId = software): Promise<FreeTime[]> {
      const { result } = await detail(person, key, companyId)
      return result.days.slice(2).flatMap(({ times }) => times.filter(({ isFull }) => !isFull))
    },
    book: async (person: string, slotId: string, more: object = {}, key?: string) =>
      server.call(
        eapCalls.book,
        { companyId: software, placeId: slotId, way: 'video', ...more },
        { ...(await as(person)), ...(key ? { key } : {}) },
      ),
    as,
    /** The jobs that run by the clock. */
    cleanUp: () => cleanUpSlots.run({}, workOf(server)),
  }
}
