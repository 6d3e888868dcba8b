import { bookingRules, bookingStates } from '@yf/domain/booking'
import { companyIdsOf } from '#features/company/public.ts'
import { packageNames } from '#features/equity/public.ts'
import type { AppointmentSource, OutsideBooking } from '#features/slots/public.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { openContent } from '#platform/crypto/subject-content.ts'
import { familyNames } from '../dto.ts'
import { bookingRow } from '../encrypted.ts'
import { recordsOfSubject, type RecordRow } from './record-store.ts'
import { recordStates } from './states.ts'

const kind = 'card'
const minute = 60_000

/** The provider reports the visit. Without a report the appointment counts as over after the same time as our own. */
function stateOf({ state, starts_at }: RecordRow, now: Date): OutsideBooking['state'] {
  if (state === recordStates.cancelled) return bookingStates.cancelled
  if (state === recordStates.done) return bookingStates.finished
  const over = starts_at.getTime() + bookingRules[kind].graceMinutes * minute
  return now.getTime() < over ? bookingStates.booked : bookingStates.finished
}

/**
 * Appointments that providers booked with a member's cards on their own pages, listed beside the member's other
 * appointments.
 */
export const providerAppointments: AppointmentSource = {
  kind,
  async bookings(ctx, accountId) {
    const companyIds = await companyIdsOf(ctx.db, accountId)
    const rows = await recordsOfSubject(ctx.db, accountId, companyIds)
    if (rows.length === 0) return []
    const [key, cards, names] = await Promise.all([
      existingSubjectKey(ctx, accountId),
      packageNames(ctx.db, rows),
      familyNames(ctx, accountId),
    ])
    return rows.map((row) => {
      const { id, company_id, starts_at, created_at, package_id, family_id } = row
      const content = openContent<{ institution: string; item: string }>(
        key,
        row.content_encrypted,
        bookingRow(id),
      )
      const card = cards.get(package_id) ?? null
      const spot = content && { ...nowhere, name: content.institution }
      return {
        id,
        company_id,
        kind,
        state: stateOf(row, ctx.clock.now()),
        starts_at,
        // Providers report only the start.
        ends_at: starts_at,
        created_at,
        outcome: null,
        cancelRule: '请在服务商页面取消或改期，取消后卡内次数会退回。',
        display: {
          title: content?.item ?? card ?? '权益卡服务',
          note: (family_id && names.get(family_id)) ?? '',
          spot,
          coveredBy: card,
          path: `/yfCards/${package_id}?companyId=${company_id}`,
        },
      }
    })
  },
}

/** Directions are on the provider's own page. */
const nowhere = { address: '', longitude: null, latitude: null, phone: null }
