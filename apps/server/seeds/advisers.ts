import type { AdviserTopic } from '@yf/domain/adviser'
import type { BookingState } from '@yf/domain/booking'
import type { AdviserTable } from '#features/hospital/tables.ts'
import { bookingSubject } from '#features/slots/booking-store.ts'
import { keepResource, setHours } from '#features/slots/public.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { calendarOf } from './calendar.ts'
import { idOf } from './ids.ts'

/** 星河硬件 and 远山物流 have no adviser: their members see whom to contact instead. */
const advisers: readonly (Omit<AdviserTable, 'company_id' | 'resource_id' | 'is_off'> & {
  company: string
})[] = [
  {
    company: 'xinghe-software',
    name: '方予安',
    title: '健康管理师 · 服务星河软件三年',
    introduction: '熟悉贵公司的保障方案，可以协助安排就医、解读权益和准备理赔资料。',
    portrait: '/art/avatar-3.svg',
    phone: '4008001234',
    work_chat_link: 'https://work.weixin.qq.com/ca/cawcde0000demo0001',
  },
  {
    company: 'haina',
    name: '孟知秋',
    title: '健康管理师',
    introduction: '每周到厂两次，也可以预约电话沟通。',
    portrait: null,
    phone: '4008005678',
    work_chat_link: null,
  },
  {
    company: 'yuanli',
    name: '傅明朗',
    title: '资深健康顾问',
    introduction: '为员工和家属提供全年一对一健康咨询。',
    portrait: '/art/avatar-5.svg',
    phone: '4008001234',
    work_chat_link: 'https://work.weixin.qq.com/ca/cawcde0000demo0002',
  },
]

const working = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, fromMinute: 9 * 60, untilMinute: 12 * 60, capacity: 1 },
  { weekday, fromMinute: 14 * 60, untilMinute: 18 * 60, capacity: 1 },
])

/** 林晓 has talked to her adviser, has cancelled one call and missed another. */
const past: readonly { days: number; topic: AdviserTopic; state: BookingState; outcome: string | null }[] = [
  { days: -20, topic: 'doctor', state: 3, outcome: null },
  { days: -9, topic: 'claim', state: 4, outcome: '您已取消预约' },
  { days: -5, topic: 'benefit', state: 5, outcome: '顾问三次致电未接通' },
]

export async function addAdvisers({ clock }: Services, tx: Db) {
  for (const { company, ...adviser } of advisers) {
    const resource_id = idOf('adviser', company)
    await tx
      .insertInto('adviser')
      .values({ ...adviser, company_id: idOf('company', company), resource_id })
      .execute()
    await keepResource({ db: tx, clock }, { resourceId: resource_id, kind: 'adviser', minutes: 30 })
    await setHours({ db: tx, clock }, resource_id, working)
  }
  const { moment } = calendarOf(clock)
  const rows = past.map(({ days, topic, state, outcome }) => ({
    account_id: idOf('account', 'linxiao'),
    id: idOf('booking', `linxiao/adviser/${days}`),
    kind: 'adviser' as const,
    company_id: idOf('company', 'xinghe-software'),
    resource_id: idOf('adviser', 'xinghe-software'),
    slot_id: null,
    choice: topic,
    state,
    starts_at: moment(days, '10:00:00'),
    ends_at: moment(days, '10:30:00'),
    package_id: null,
    only_key: 'adviser',
    reminded_minutes: null,
    is_no_show: state === 5,
    outcome,
    created_at: moment(days - 2, '09:12:00'),
  }))
  await tx.insertInto('booking').values(rows).execute()
  for (const row of rows) {
    const cause = { actor: row.account_id, reason: '', at: row.created_at }
    await recordState(tx, bookingSubject(row), { from: null, to: row.state }, cause)
  }
}
