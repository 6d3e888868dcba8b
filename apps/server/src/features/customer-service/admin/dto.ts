import type { AdminConsultation } from '@yf/contract/customer-service-admin'
import { cancelText, consultationStates, type CancelReason } from '@yf/domain/consultation'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskName, maskPhone } from '@yf/domain/masks'
import { companyNamesOf } from '#features/company/public.ts'
import type { ServiceRow } from '#features/consultation/public.ts'
import { namesOf, phonesOf } from '#features/identity/public.ts'
import type { StaffContext } from '#platform/call/context.ts'

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]
const momentOf = (at: Date | null) => at && shanghaiMoment(at)

/** The wait ends when a doctor comes, or when the consultation is over. */
export const waitedMinutes = (
  { startedAt, acceptedAt, endedAt }: Pick<ServiceRow, 'startedAt' | 'acceptedAt' | 'endedAt'>,
  now: Date,
): number =>
  Math.max(0, Math.floor(((acceptedAt ?? endedAt ?? now).getTime() - startedAt.getTime()) / 60_000))

/** Masked: staff have to distinguish people, not identify them. */
export async function toConsultationDtos(
  ctx: Pick<StaffContext, 'db' | 'cipher' | 'clock'>,
  rows: readonly ServiceRow[],
): Promise<AdminConsultation[]> {
  const people = unique(rows.map(({ accountId }) => accountId))
  const names = await namesOf(ctx.db, people)
  const phones = await phonesOf(ctx.db, ctx.cipher, people)
  const companies = await companyNamesOf(ctx.db, unique(rows.map(({ companyId }) => companyId)))
  const now = ctx.clock.now()
  return rows.map((row) => ({
    id: row.id,
    companyName: companies.get(row.companyId) ?? '',
    memberName: maskName(names.get(row.accountId) ?? ''),
    memberPhone: maskPhone(phones.get(row.accountId) ?? ''),
    state: row.state,
    cancelReason: row.cancelReason && cancelText(row.cancelReason as CancelReason, row.isSelfPaid),
    isSelfPaid: row.isSelfPaid ? 1 : 0,
    startTime: shanghaiMoment(row.startedAt),
    givesUpTime: row.state === consultationStates.waiting ? shanghaiMoment(row.givesUpAt) : null,
    isUntold: row.state === consultationStates.waiting && row.deliveredAt === null ? 1 : 0,
    acceptTime: momentOf(row.acceptedAt),
    endTime: momentOf(row.endedAt),
    waitedMinutes: waitedMinutes(row, now),
  }))
}
