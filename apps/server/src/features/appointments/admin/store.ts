import { sql } from 'kysely'
import type { AdminSite } from '@yf/contract/appointments-admin'
import { openBookingStates } from '@yf/domain/booking'
import { companyNamesOf } from '#features/company/public.ts'
import { bookingQuery, resourceOf, waitQuery } from '#features/slots/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { sitesById, type SiteOfModule } from '../offline/store.ts'

const kind = 'offline'

export interface SiteInput {
  readonly moduleId: string
  readonly name: string
  readonly city: string
  readonly address: string
  readonly phone: string
}

const columnsOf = ({ moduleId, name, city, address, phone }: SiteInput) => ({
  module_id: moduleId,
  name: name.trim(),
  city: city.trim(),
  address: address.trim(),
  phone: phone.trim() || null,
})

export const allSiteIds = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('offline_site')
      .innerJoin('offline_module', 'offline_module.id', 'offline_site.module_id')
      .select('offline_site.id')
      .orderBy('offline_module.sort')
      .orderBy('offline_site.sort')
      .orderBy('offline_site.id')
      .execute()
  ).map(({ id }) => id)

/** The id of the new site, appended at the end; null if the service has a site of that name. */
export async function addSite(db: Db, input: SiteInput): Promise<string | null> {
  const sort = sql<number>`(select coalesce(max(sort), 0) + 1 from offline_site)`
  const added = await db
    .insertInto('offline_site')
    .values({ id: newId(), ...columnsOf(input), company_id: null, longitude: null, latitude: null, sort })
    .onConflict((conflict) => conflict.columns(['module_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export const isNameTaken = async (db: Db, { moduleId, name }: SiteInput, id: string): Promise<boolean> =>
  (await db
    .selectFrom('offline_site')
    .select('id')
    .where('module_id', '=', moduleId)
    .where('name', '=', name.trim())
    .where('id', '<>', id)
    .executeTakeFirst()) !== undefined

/** A changed address resets the measured coordinates. */
export const changeSite = (db: Db, { site }: SiteOfModule, input: SiteInput) =>
  db
    .updateTable('offline_site')
    .set({
      ...columnsOf(input),
      ...(input.address.trim() === site.address ? {} : { longitude: null, latitude: null }),
    })
    .where('id', '=', site.id)
    .execute()

const count = sql<number>`count(*)::int`.as('count')
const countsOf = (rows: readonly { resource_id: string; count: number }[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ resource_id, count }) => [resource_id, count]))

/** Slots with the waitlist of each, ordered by id. */
export async function toAdminSites(
  { db, clock }: { db: Db; clock: Clock },
  ids: readonly string[],
): Promise<AdminSite[]> {
  const found = await sitesById(db, ids)
  const companies = await companyNamesOf(
    db,
    [...found.values()].flatMap(({ site }) => site.company_id ?? []),
  )
  const open = countsOf(
    await bookingQuery(db, kind)
      .select(['resource_id', count])
      .where('state', 'in', openBookingStates)
      .where('starts_at', '>', clock.now())
      .groupBy('resource_id')
      .execute(),
  )
  const waiting = countsOf(
    await waitQuery(db, kind).select(['resource_id', count]).groupBy('resource_id').execute(),
  )
  const adminSites: AdminSite[] = []
  for (const one of ids.flatMap((id) => found.get(id) ?? [])) {
    const { id, company_id } = one.site
    const resource = await resourceOf(db, id)
    adminSites.push({
      ...factsOf(one),
      minutes: resource?.minutes ?? 0,
      companyName: company_id && (companies.get(company_id) ?? ''),
      isPaused: (resource?.is_paused ?? true) ? 1 : 0,
      openCount: open.get(id) ?? 0,
      waitingCount: waiting.get(id) ?? 0,
    })
  }
  return adminSites
}

const factsOf = ({ site, module }: SiteOfModule) => ({
  id: site.id,
  moduleId: module.id,
  moduleName: module.name,
  name: site.name,
  city: site.city,
  address: site.address,
  phone: site.phone,
})
