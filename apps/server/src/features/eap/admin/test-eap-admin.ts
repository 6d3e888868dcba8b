import { randomUUID } from 'node:crypto'
import { eapAdminCalls } from '@yf/contract/eap-admin'
import { eapCalls } from '@yf/contract/eap'
import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import { idOf } from '#seeds/ids.ts'
import type { DemoServer } from '#testkit/demo-server.ts'

/** A counsellor as staff create one; free of charge by default. */
export const counsellorInput = (name: string, more: object = {}) => ({
  name,
  title: '心理治疗师',
  years: 8,
  city: '上海',
  address: '',
  introduction: '',
  qualifications: [],
  fields: ['emotion' as const],
  languages: ['mandarin' as const],
  ways: ['video' as const],
  priceFen: 0,
  minutes: 50,
  ...more,
})

/** Five sessions of a colleague of 星河软件, or of a family member. */
export async function giveSessions(
  server: DemoServer,
  { holder, familyId = null }: { holder: string; familyId?: string | null },
): Promise<void> {
  const today = shanghaiDay(server.clock.now())
  await server.db
    .insertInto('equity_package')
    .values({
      company_id: idOf('company', 'xinghe-software'),
      id: randomUUID(),
      account_id: idOf('account', holder),
      family_id: familyId,
      kind: 'health',
      name: '心理咨询服务',
      summary: '',
      supplier_code: 'EAP',
      start_time: startOfDay(addDays(today, -10)),
      end_time: startOfDay(addDays(today, 300)),
      status: 1,
      total: 5,
      used: 0,
    })
    .execute()
}

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  from: '09:00',
  until: '12:00',
  capacity: 1,
}))

/** For tests through HTTP: actions of counselling staff, and of a member of 星河软件. */
export function adminOf(server: DemoServer, staff: () => string) {
  const companyId = idOf('company', 'xinghe-software')
  const asStaff = () => ({ token: staff() })

  /** A counsellor with three times a day. */
  async function openCounsellor(more: object = {}): Promise<string> {
    const input = counsellorInput(`咨询师${randomUUID().slice(0, 8)}`, more)
    const { result } = await server.call(eapAdminCalls.saveCounsellor, input, asStaff())
    const hours = { counsellorId: result.id, hours: everyDay }
    await server.call(eapAdminCalls.saveHours, hours, asStaff())
    return result.id
  }

  const shown = async (id: string, token: string) =>
    (await server.call(eapCalls.counsellor, { companyId, id }, { token })).result

  /** The first free time that begins this many days from now. */
  async function timeOf(id: string, token: string, inDays = 2): Promise<string> {
    const day = shanghaiDay(new Date(server.clock.now().getTime() + inDays * 86_400_000))
    const { days } = await shown(id, token)
    const found = days.find((one) => one.day === day)?.times.find(({ isFull }) => isFull === 0)
    if (!found) throw new Error(`no free time on ${day}`)
    return found.id
  }

  const book = (token: string, slotId: string, text?: string, more: { payFen?: number } = {}) =>
    server.call(
      eapCalls.book,
      { companyId, placeId: slotId, way: 'video', ...(text ? { words: text } : {}), ...more },
      { token },
    )

  return { companyId, asStaff, openCounsellor, shown, timeOf, book }
}
