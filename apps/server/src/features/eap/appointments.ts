import { counsellingWays } from '@yf/domain/counselling'
import type { AppointmentKind, AppointmentDisplay } from '#features/slots/public.ts'
import { counsellorsById } from './counsellor-store.ts'
import { linkOpens, wayOf } from './dto.ts'
import { sessionsOf, type SessionRow } from './session-store.ts'

const payerName = (session: SessionRow | undefined): string | null =>
  session?.covered_by ?? (session && session.price_fen > 0 ? '自费' : null)

/**
 * The member's own sessions in the list of all appointments. They are changed and cancelled on the counselling pages.
 */
export const counsellingAppointments: AppointmentKind = {
  async display({ db }, rows) {
    const accountId = rows[0]?.account_id
    if (accountId === undefined) return new Map()
    const ids = rows.map(({ id }) => id)
    const sessions = await sessionsOf(db, accountId, ids)
    const counsellors = await counsellorsById(
      db,
      rows.map(({ resource_id }) => resource_id),
    )
    const display = rows.map((row): [string, AppointmentDisplay] => {
      const { name, isRemote } = counsellingWays[wayOf(row)]
      const counsellor = counsellors.get(row.resource_id)
      const address = counsellor?.address ?? ''
      const spot = { name: '咨询室', address, longitude: null, latitude: null, phone: null }
      return [
        row.id,
        {
          title: '心理咨询',
          note: [counsellor?.name, name].filter(Boolean).join(' · '),
          spot: isRemote ? null : spot,
          linkFrom: isRemote ? linkOpens(row.starts_at) : null,
          coveredBy: payerName(sessions.get(row.id)),
          isPrivate: true,
          path: '/eap?tab=mine',
        },
      ]
    })
    return new Map(display)
  },
}
