import { appointmentCalls } from '@yf/contract/appointments'
import type { ServiceTime } from '@yf/contract/appointment-shapes'
import type { DemoServer } from '#testkit/demo-server.ts'
import { workOf } from '#testkit/work-of.ts'
import { cleanUpSlots } from '#features/slots/cleanup/jobs.ts'
import { idOf } from '#seeds/ids.ts'

export const software = idOf('company', 'xinghe-software')
export const moduleId = (key: string) => idOf('offlineModule', key)
export const siteId = (key: string) => idOf('offlineSite', key)

/** The calls that members make in the app, with one session per person. */
export function appointmentsOf(server: DemoServer) {
  const tokens = new Map<string, string>()
  async function as(person: string) {
    const token = tokens.get(person) ?? (await server.tokenOf(person))
    tokens.set(person, token)
    return { token }
  }
  const scheduleOf = async (person: string, module: string, site: string, day?: string) =>
    (
      await server.call(
        appointmentCalls.schedule,
        { companyId: software, moduleId: moduleId(module), siteId: siteId(site), ...(day ? { day } : {}) },
        await as(person),
      )
    ).result
  /** Free slots on the `after`-th day with free slots, so that they can be cancelled. */
  async function times(person: string, module: string, site: string, after = 3): Promise<ServiceTime[]> {
    const { days } = await scheduleOf(person, module, site)
    const day = days.filter(({ left }) => left > 0)[after]!.day
    return (await scheduleOf(person, module, site, day)).times.filter(({ left }) => left > 0)
  }
  return {
    as,
    scheduleOf,
    times,
    book: async (person: string, slotId: string, more: object = {}) =>
      server.call(appointmentCalls.book, { companyId: software, placeId: slotId, ...more }, await as(person)),
    cancel: async (person: string, id: string) =>
      server.call(appointmentCalls.cancel, { id }, await as(person)),
    list: async (person: string, more: object = {}) =>
      server.call(appointmentCalls.list, { pageNo: 1, pageSize: 10, ...more }, await as(person)),
    detail: async (person: string, id: string) =>
      server.call(appointmentCalls.detail, { id }, await as(person)),
    /** Sessions expire after the clock has moved by days. */
    enterAgain: () => tokens.clear(),
    /** The jobs that run by the clock. */
    cleanUp: () => cleanUpSlots.run({}, workOf(server)),
  }
}
