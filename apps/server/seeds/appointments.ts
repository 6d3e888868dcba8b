import { findRight, type UsableRight } from '#features/equity/public.ts'
import type { EquityPackageTable } from '#features/equity/tables.ts'
import { addOfflineBooking } from '#features/appointments/offline/codes.ts'
import { onlyKeyOf } from '#features/appointments/offline/offer.ts'
import { book } from '#features/slots/public.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Insertable } from 'kysely'
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
import { idOf } from './ids.ts'
import { offlineModules, offlineSites } from './offline-services.ts'

const kind = 'offline'
const software = 'xinghe-software'

interface AppointmentHolder {
  readonly company: string
  readonly person: string
  readonly family?: string
}

const lin: AppointmentHolder = { company: software, person: 'linxiao' }
const linChild: AppointmentHolder = { ...lin, family: 'linxiao/child' }
/** Holders for the end-to-end journeys: one books and cancels, the other joins the waitlist and gets the slot. */
const newcomers: readonly AppointmentHolder[] = ['程一诺', '邵明川'].map((person) => ({
  company: software,
  person,
}))

const parcel = (
  { moment }: Calendar,
  holder: AppointmentHolder,
  [supplier, name, summary]: readonly [string, string, string],
  total: number,
): Insertable<EquityPackageTable> => ({
  company_id: idOf('company', holder.company),
  id: idOf('package', `${holder.family ?? holder.person}/${supplier}`),
  account_id: idOf('account', holder.person),
  family_id: holder.family ? idOf('family', holder.family) : null,
  kind: 'health',
  name,
  summary,
  supplier_code: supplier,
  start_time: moment(-120),
  end_time: moment(245, '23:59:59'),
  status: 1,
  total,
  used: 0,
})

const dental = ['OFFLINE_DENTAL', '洁牙护理权益', '合作口腔门诊到店使用'] as const
const vaccine = ['OFFLINE_VACCINE', '流感疫苗权益', '就近接种点到店使用'] as const
const tcm = ['OFFLINE_TCM', '中医理疗权益', '推拿或艾灸，到馆使用'] as const

const packages = (calendar: Calendar) => [
  parcel(calendar, lin, dental, 3),
  parcel(calendar, lin, tcm, 4),
  parcel(calendar, linChild, vaccine, 1),
  parcel(calendar, { company: 'yuanli', person: 'hejing' }, tcm, 6),
  ...newcomers.map((holder) => parcel(calendar, holder, dental, 2)),
]

async function addSlots(stage: SeedContext, { moment }: Calendar): Promise<void> {
  await stage.db.insertInto('offline_module').values(offlineModules).execute()
  await stage.db
    .insertInto('offline_site')
    .values(offlineSites.map(({ row }) => row))
    .execute()
  await layOut(stage, kind, offlineSites, moment(-21))
}

interface AppointmentStory {
  readonly holder: AppointmentHolder
  readonly site: string
  readonly supplier: string | null
  /** Days from today; the first free time on or after that day is taken. */
  readonly day: number
  readonly end: BookingEnd
}

const story = (
  holder: AppointmentHolder,
  site: string,
  supplier: string | null,
  day: number,
  end: BookingEnd,
): AppointmentStory => ({
  holder,
  site,
  supplier,
  day,
  end,
})

/** 林晓 has an appointment in every state that one person can have. */
const stories: readonly AppointmentStory[] = [
  story(lin, 'dental-pudong', dental[0], -16, 'finished'),
  story(lin, 'tcm-jingan', tcm[0], -12, 'cancelled'),
  story(lin, 'tcm-jingan', tcm[0], -7, 'noShow'),
  story(lin, 'tcm-jingan', tcm[0], -3, 'finished'),
  story(lin, 'dental-jingan', dental[0], 4, 'open'),
  story(linChild, 'vaccine-xuhui', vaccine[0], 8, 'open'),
  story(lin, 'office-xinghe', null, 2, 'open'),
]

const rightOf = async (
  stage: SeedContext,
  { company, person, family }: AppointmentHolder,
  supplier: string | null,
) =>
  supplier === null
    ? null
    : findRight(
        stage.db,
        {
          companyId: idOf('company', company),
          accountId: idOf('account', person),
          familyId: family ? idOf('family', family) : null,
          supplier,
        },
        stage.clock.now(),
      )

const moduleOf = (site: string) =>
  offlineSites.find(({ row }) => row.id === idOf('offlineSite', site))!.row.module_id

async function bookedAt(
  stage: SeedContext,
  holder: AppointmentHolder,
  [site, placeId]: readonly [string, string],
  right: UsableRight | null,
) {
  const accountId = idOf('account', holder.person)
  const choice = holder.family ? idOf('family', holder.family) : ''
  const booked = await book(stage, {
    kind,
    companyId: idOf('company', holder.company),
    accountId,
    choice,
    right,
    slotId: placeId,
    onlyKey: onlyKeyOf(moduleOf(site), choice),
  })
  const booking = theBooking(booked)
  await addOfflineBooking(stage.db, { accountId, bookingId: booking.id, coveredBy: right?.name ?? null })
  return booking
}

async function play(
  stage: SeedContext,
  { holder, site, supplier, day, end }: AppointmentStory,
  { moment }: Calendar,
) {
  const slot = await firstTime(stage.db, idOf('offlineSite', site), moment(day))
  const before = whenBooked(stage, slot)
  const right = await rightOf(before, holder, supplier)
  const booking = await bookedAt(before, holder, [site, slot.id], right)
  await endAs(booking, { end, before, after: at(stage, slot.ends_at), missed: '您未到店，本次计 1 次' })
}

/** A fully booked evening at 静安中医馆: colleagues hold the slots, and 林晓 is second on the waitlist. */
async function addLine(stage: SeedContext, { moment }: Calendar): Promise<void> {
  const site = 'tcm-jingan'
  const slot = await firstTime(stage.db, idOf('offlineSite', site), moment(3, '17:00:00'))
  const holder = (person: string): AppointmentHolder => ({ company: software, person })
  for (const person of ['张明远', '王思齐']) await bookedAt(stage, holder(person), [site, slot.id], null)
  const joining = { kind, companyId: idOf('company', software), slotId: slot.id } as const
  await standInLine(stage, ['李若彤', 'linxiao'], joining)
}

/** Offline services with their locations and times, packages of them, appointments in every state and a waitlist. */
export async function addAppointments(services: Services, tx: Db): Promise<void> {
  const stage = stageOf(services, tx)
  const calendar = calendarOf(services.clock)
  await tx.insertInto('equity_package').values(packages(calendar)).execute()
  await addSlots(stage, calendar)
  for (const entry of stories) await play(stage, entry, calendar)
  await addLine(stage, calendar)
}
