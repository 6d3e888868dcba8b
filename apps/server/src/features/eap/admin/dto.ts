import type { AdminBooking, AdminCounsellor, AdminWait } from '@yf/contract/eap-admin'
import type { Rating } from '@yf/contract/eap-shapes'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskName, maskPhone } from '@yf/domain/masks'
import { namesOf, phonesOf } from '#features/identity/public.ts'
import type { BookingRow, WaitRow } from '#features/slots/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { counsellorsById, type CounsellorRow } from '../counsellor-store.ts'
import { toCounsellorDto, wayOf } from '../dto.ts'

interface CounsellingAdminDtoDeps {
  readonly db: Db
  readonly cipher: FieldCipher
  readonly clock: Clock
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

/** The member's name is masked for counselling staff too: they need to tell members apart, not to know them. */
export async function toBookingDtos(
  ctx: CounsellingAdminDtoDeps,
  rows: readonly BookingRow[],
): Promise<AdminBooking[]> {
  const people = unique(rows.map(({ account_id }) => account_id))
  const names = await namesOf(ctx.db, people)
  const phones = await phonesOf(ctx.db, ctx.cipher, people)
  const counsellors = await counsellorsById(
    ctx.db,
    rows.map(({ resource_id }) => resource_id),
  )
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    way: wayOf(row),
    startTime: shanghaiMoment(row.starts_at),
    endTime: shanghaiMoment(row.ends_at),
    counsellorId: row.resource_id,
    counsellorName: counsellors.get(row.resource_id)?.name ?? '',
    memberName: maskName(names.get(row.account_id) ?? ''),
    memberPhone: maskPhone(phones.get(row.account_id) ?? ''),
    isPast: row.starts_at <= ctx.clock.now() ? 1 : 0,
    isNoShow: row.is_no_show ? 1 : 0,
    outcome: row.outcome,
  }))
}

export async function toOneDto(ctx: CounsellingAdminDtoDeps, row: BookingRow): Promise<AdminBooking> {
  const [booking] = await toBookingDtos(ctx, [row])
  return booking!
}

export async function toWaitDtos(db: Db, rows: readonly WaitRow[]): Promise<AdminWait[]> {
  const names = await namesOf(db, unique(rows.map(({ account_id }) => account_id)))
  const counsellors = await counsellorsById(
    db,
    rows.map(({ resource_id }) => resource_id),
  )
  return rows.map((row) => ({
    id: row.id,
    counsellorId: row.resource_id,
    counsellorName: counsellors.get(row.resource_id)?.name ?? '',
    memberName: maskName(names.get(row.account_id) ?? ''),
    way: wayOf(row),
    startTime: shanghaiMoment(row.starts_at),
    joinedTime: shanghaiMoment(row.joined_at),
    offerUntil: row.state === 'offered' && row.offer_until ? shanghaiMoment(row.offer_until) : null,
  }))
}

export interface CounsellorStatus {
  readonly minutes: number
  readonly isPaused: boolean
  readonly rating: Rating | undefined
  readonly openCount: number
  readonly waitingCount: number
}

export const toAdminCounsellorDto = (
  row: CounsellorRow,
  { minutes, isPaused, rating, openCount, waitingCount }: CounsellorStatus,
): AdminCounsellor => ({
  ...toCounsellorDto(row, minutes, rating),
  introduction: row.introduction,
  qualifications: row.qualifications,
  address: row.address,
  isPaused: isPaused ? 1 : 0,
  openCount,
  waitingCount,
})
