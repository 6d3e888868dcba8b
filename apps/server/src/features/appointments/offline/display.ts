import type { AppointmentKind, AppointmentDisplay } from '#features/slots/public.ts'
import { offlineBookings } from './codes.ts'
import { familyIdOf, namesIn } from './people.ts'
import { sitesById, type SiteOfModule } from './store.ts'

const displayAt = ({ site, module }: SiteOfModule): Omit<AppointmentDisplay, 'note'> => ({
  title: module.name,
  spot: {
    name: site.name,
    address: `${site.city}${site.address}`,
    longitude: site.longitude,
    latitude: site.latitude,
    phone: site.phone,
  },
  hints: module.hints,
  moduleId: module.id,
})

/** Offline services in the common list of appointments. */
export const offlineAppointments: AppointmentKind = {
  async display(ctx, rows) {
    const accountId = rows[0]?.account_id
    if (accountId === undefined) return new Map()
    const ids = rows.map(({ id }) => id)
    const parts = await offlineBookings(ctx.db, accountId, ids)
    const names = await namesIn(ctx, accountId)
    const sites = await sitesById(
      ctx.db,
      rows.map(({ resource_id }) => resource_id),
    )
    const display = new Map<string, AppointmentDisplay>()
    for (const { id, resource_id, choice } of rows) {
      const site = sites.get(resource_id)
      const person = names.get(familyIdOf(choice) ?? null) ?? ''
      if (site) display.set(id, { ...displayAt(site), note: person, ...parts.get(id) })
    }
    return display
  },
}
