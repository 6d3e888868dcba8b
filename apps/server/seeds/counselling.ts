import { bookingStates } from '@yf/domain/booking'
import type { AppraisalTag, CounsellingWay } from '@yf/domain/counselling'
import { neutralName } from '@yf/domain/self-paying'
import { findRight, type UsableRight } from '#features/equity/public.ts'
import { addSession, markAppraised } from '#features/eap/session-store.ts'
import { appraisalTextRow } from '#features/eap/encrypted.ts'
import { placeOrder } from '#features/orders/public.ts'
import { askForSlot, book, setPaused, type BookingRow } from '#features/slots/public.ts'
import type { Services } from '#platform/call/context.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import {
  whenBooked,
  at,
  endAs,
  firstTime,
  layOut,
  standInLine,
  theBooking,
  type BookingEnd,
  stageOf,
  type SeedContext,
} from './bookings.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { counsellors } from './counsellors.ts'
import { idOf } from './ids.ts'
import { workAt } from './orders.ts'

const kind = 'counselling'

async function addCounsellors(stage: SeedContext, { moment }: Calendar): Promise<void> {
  await stage.db
    .insertInto('counsellor')
    .values(counsellors.map(({ row }) => row))
    .execute()
  await layOut(stage, kind, counsellors, moment(-21))
  await setPaused(stage.db, idOf('counsellor', 'ellenxu'), true)
}

interface CounsellingStory {
  readonly company: string
  readonly person: string
  readonly counsellor: string
  /** Days from today; the first free time on or after that day is taken. */
  readonly day: number
  readonly way: CounsellingWay
  readonly note?: string
  readonly end: BookingEnd
  readonly appraisal?: {
    readonly stars: number
    readonly tags: readonly AppraisalTag[]
    readonly note?: string
  }
}

const story = (
  [company, person]: readonly [string, string],
  counsellor: string,
  day: number,
  end: BookingEnd,
  more: Partial<CounsellingStory> = {},
): CounsellingStory => ({ company, person, counsellor, day, end, way: 'video', ...more })

const lin = ['xinghe-software', 'linxiao'] as const
const praise = (stars: number, ...tags: AppraisalTag[]) => ({ appraisal: { stars, tags } })

/** 林晓 has a booking in every state that one person can have; the ratings come from others. */
const stories: readonly CounsellingStory[] = [
  story(lin, 'suwenjing', -18, 'finished', {
    note: '最近项目压力大，晚上睡不好',
    appraisal: { stars: 5, tags: ['listened', 'professional'], note: '聊完轻松了很多' },
  }),
  story(lin, 'hezhiyuan', -14, 'cancelled', { way: 'onSite' }),
  story(lin, 'suwenjing', -9, 'finished', { way: 'voice' }),
  story(lin, 'zhoumingzhe', -5, 'noShow'),
  story(lin, 'suwenjing', 3, 'open', { note: '想继续聊聊睡眠' }),
  story(['yuanli', '许知远'], 'suwenjing', -17, 'finished', praise(5, 'warm', 'helpful')),
  story(['yuanli', '韩雪梅'], 'suwenjing', -12, 'finished', praise(4, 'professional', 'punctual')),
  story(['yuanli', '冯启航'], 'hezhiyuan', -16, 'finished', praise(5, 'professional', 'clear')),
  story(['haina', '唐婉清'], 'hezhiyuan', -8, 'finished', praise(5, 'helpful')),
  story(['haina', '宋国栋'], 'linyuexi', -13, 'finished', praise(4, 'listened')),
  story(['yuanshan', '田雨欣'], 'linyuexi', -6, 'finished', praise(3, 'warm')),
  story(['yuanshan', '彭大海'], 'chenanan', -10, 'finished', praise(5, 'warm', 'helpful')),
  story(['haina', '梁慧敏'], 'maiwanting', -11, 'finished', praise(5, 'listened', 'warm')),
]

const rightOf = (stage: SeedContext, { company, person }: Pick<CounsellingStory, 'company' | 'person'>) =>
  findRight(
    stage.db,
    { companyId: idOf('company', company), accountId: idOf('account', person), supplier: 'EAP' },
    stage.clock.now(),
  )

async function play(stage: SeedContext, entry: CounsellingStory, { moment }: Calendar): Promise<void> {
  const slot = await firstTime(stage.db, idOf('counsellor', entry.counsellor), moment(entry.day))
  const then = whenBooked(stage, slot)
  const accountId = idOf('account', entry.person)
  const right = await rightOf(then, entry)
  const bookingInput = {
    kind,
    companyId: idOf('company', entry.company),
    accountId,
    choice: entry.way,
    right,
  } as const
  const booking = theBooking(await book(then, { ...bookingInput, slotId: slot.id }))
  await keepSession(then, entry, booking, right)
  const after = at(stage, slot.ends_at)
  await endAs(booking, { end: entry.end, before: then, after, missed: '您未按时参加' })
  if (entry.appraisal) await appraise(after, booking, entry.appraisal)
}

const priceOf = (id: string) => counsellors.find(({ row }) => row.id === id)!.row.price_fen

const keepSession = (
  stage: SeedContext,
  { note }: Pick<CounsellingStory, 'note'>,
  { account_id, id, resource_id }: BookingRow,
  right: UsableRight | null,
) =>
  addSession(stage, {
    accountId: account_id,
    bookingId: id,
    counsellorId: resource_id,
    priceFen: priceOf(resource_id),
    coveredBy: right?.name ?? null,
    text: note,
  })

async function appraise(
  stage: SeedContext,
  { account_id, id, resource_id }: BookingRow,
  { stars, tags, note }: NonNullable<CounsellingStory['appraisal']>,
): Promise<void> {
  await markAppraised(stage.db, { account_id, booking_id: id }, stars)
  const key = await subjectKey(stage, account_id)
  await stage.db
    .insertInto('eap_appraisal')
    .values({
      counsellor_id: resource_id,
      booking_id: id,
      account_id,
      stars,
      tags: [...tags],
      text_encrypted: note ? key.encrypt(note, appraisalTextRow(id)) : null,
      created_at: stage.clock.now(),
    })
    .execute()
}

/** 顾青's evening after next is fully booked, and two people wait for it. */
async function addLine(stage: SeedContext, { moment }: Calendar): Promise<void> {
  const slot = await firstTime(stage.db, idOf('counsellor', 'guqing'), moment(2))
  const companyId = idOf('company', 'haina')
  const joining = { kind, companyId, slotId: slot.id, choice: 'voice' } as const
  const accountId = idOf('account', '高丽华')
  const booking = theBooking(await book(stage, { ...joining, accountId, right: null }))
  await keepSession(stage, {}, booking, null)
  await standInLine(stage, ['罗振宇', '郑小北'], joining)
}

/** 何静 waits for confirmation by the counsellor's provider. */
async function addUnconfirmed(stage: SeedContext, { moment }: Calendar): Promise<void> {
  const who = { company: 'yuanli', person: 'hejing' }
  const right = await rightOf(stage, who)
  const outcome = await askForSlot(stage, {
    kind,
    companyId: idOf('company', who.company),
    accountId: idOf('account', who.person),
    choice: 'onSite',
    right,
    resourceId: idOf('counsellor', 'maiwanting'),
    startsAt: moment(5, '11:00:00'),
    endsAt: moment(5, '11:50:00'),
  })
  const booking = theBooking(outcome)
  if (booking.state !== bookingStates.asked) throw new Error('a demo booking is confirmed too early')
  await keepSession(stage, {}, booking, right)
}

/** 江听雨 has no session left: a time in the coming days is held until payment, as long as an order waits. */
async function addUnpaid(services: Services, stage: SeedContext, { moment }: Calendar): Promise<void> {
  const slot = await firstTime(stage.db, idOf('counsellor', 'maiwanting'), moment(3))
  const identity = { companyId: idOf('company', 'xinghe-software'), accountId: idOf('account', '江听雨') }
  const bookingInput = { kind, ...identity, choice: 'video', right: null, awaitsPayment: true } as const
  const booking = theBooking(await book(stage, { ...bookingInput, slotId: slot.id }))
  await keepSession(stage, { note: '想聊聊工作和家庭怎么平衡' }, booking, null)
  const { id, resource_id } = booking
  const placed = await placeOrder(workAt(services, stage.db, stage.clock.now()), {
    ...identity,
    kind: 'health',
    lines: [{ productId: null, name: neutralName, picture: '', unitFen: priceOf(resource_id), quantity: 1 }],
    holdings: [{ component: 'slot', data: { bookingId: id, kind } }],
  })
  if (placed.kind === 'short') throw new Error('a demo session cannot be ordered')
}

/**
 * Counsellors with their times, bookings in every state, a fully booked time with a waitlist, and ratings of
 * sessions.
 */
export async function addCounselling(services: Services, tx: Db): Promise<void> {
  const stage = stageOf(services, tx)
  const calendar = calendarOf(services.clock)
  await addCounsellors(stage, calendar)
  for (const entry of stories) await play(stage, entry, calendar)
  await addLine(stage, calendar)
  await addUnconfirmed(stage, calendar)
  await addUnpaid(services, stage, calendar)
}
