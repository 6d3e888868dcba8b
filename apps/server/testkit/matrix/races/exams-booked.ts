import { inTx } from './at-a-slot.ts'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { highExamCalls } from '@yf/contract/high-exam'
import { newId } from '#platform/ids.ts'
import { newcomers } from '#seeds/companies.ts'
import { idOf } from '#seeds/ids.ts'
import { confirmSlot } from '#features/slots/public.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

const companyId = idOf('company', 'xinghe-software')
let turn = 0

/** Institutions are closed on Sundays. */
const openDay = (now: Date, from: number): string => {
  const day = addDays(shanghaiDay(now), from)
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? addDays(day, 1) : day
}

/** The next newcomer, with one exam of their own. */
export async function toBookExam({
  stage: { server },
}: RaceKit): Promise<Prepared & { input: { day: string } }> {
  const person = newcomers[(turn += 1) % newcomers.length]!
  const packageId = newId()
  const now = server.clock.now()
  await server.db
    .insertInto('equity_package')
    .values({
      company_id: companyId,
      account_id: idOf('account', person),
      family_id: null,
      id: packageId,
      kind: 'card',
      name: '高端体检卡',
      summary: '',
      supplier_code: 'FENGSHI_HIGH_EXAM',
      start_time: now,
      end_time: new Date(now.getTime() + 60 * 86_400_000),
      status: 1,
      total: 1,
      used: 0,
    })
    .execute()
  const input = {
    companyId,
    packageId,
    institutionCode: 'sh-lujiazui',
    packageCode: 'classic',
    day: openDay(now, 10),
    marriage: 'single',
  } as const
  return { input, token: await server.tokenOf(person) }
}

export async function toChangeExam(kit: RaceKit): Promise<Prepared> {
  const { server } = kit.stage
  const { input, token } = await toBookExam(kit)
  const { result } = await server.call(highExamCalls.book, input as never, { token })
  const { account_id } = await server.db
    .selectFrom('high_exam_order')
    .select('account_id')
    .where('booking_id', '=', result.id)
    .executeTakeFirstOrThrow()
  await inTx(kit, (ctx) => confirmSlot(ctx, { account_id, id: result.id }))
  return { input: { id: result.id, day: openDay(server.clock.now(), 14) }, token }
}
