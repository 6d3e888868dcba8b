import type { OfflineSite, ServiceTime } from '@yf/contract/appointment-shapes'
import type { appointmentCalls } from '@yf/contract/appointments'
import { bookingRules } from '@yf/domain/booking'
import { addDays, isDay, shanghaiMoment, startOfDay } from '@yf/domain/dates'
import { requireMembership } from '#features/company/public.ts'
import {
  daysToCome,
  findSlot,
  keepLaidOut,
  nextFree,
  openResources,
  timesToCome,
  type OpenTime,
} from '#features/slots/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { inTransaction, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { isOpenFor, siteOfSlot } from './offer.ts'
import { moduleById, sitesFor, type SiteRow } from './store.ts'

/** Creates missing slots first: the calendar is complete even if the job has not run. */
export const schedule = inTransaction<typeof appointmentCalls.schedule>(async (input, ctx) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, input.companyId)
  const module = membership && (await moduleById(ctx.db, input.moduleId))
  if (!membership || !module) return refuse('notFound')
  if (input.day !== undefined && !isDay(input.day)) return badInput('day', '请选择有效的日期')
  const open = await openResources(ctx.db, 'offline')
  const sites = (await sitesFor(ctx.db, input.companyId)).filter(
    (site) => site.module_id === module.id && open.has(site.id) && isOpenFor(membership, site, module),
  )
  if (input.siteId !== undefined && !sites.some(({ id }) => id === input.siteId)) return refuse('notFound')
  for (const { id } of sites) await keepLaidOut(ctx, id)
  const next = await nextOf(ctx, sites)
  const chosenSite = sites.find(({ id }) => id === input.siteId) ?? soonest(sites, next)
  const days = chosenSite ? await daysToCome(ctx.db, chosenSite.id, ctx.clock.now()) : []
  const day = input.day ?? (days.find(({ left }) => left > 0) ?? days[0])?.day ?? ''
  return answer({
    sites: sites.map((site) => toSiteDto(site, next.get(site.id) ?? null)),
    siteId: chosenSite?.id ?? '',
    days,
    day,
    times: chosenSite && day !== '' ? (await timesOn(ctx, chosenSite.id, day)).map(toTimeDto) : [],
    cancelHours: bookingRules.offline.cancelHours,
    hints: module.hints,
  })
})

const nextOf = ({ db, clock }: MemberContext, sites: readonly SiteRow[]) =>
  sites.length === 0
    ? Promise.resolve(new Map<string, Date>())
    : nextFree(db, 'offline', clock.now(), { of: sites.map(({ id }) => id) })

/** The first site by order if none has a free slot. */
const soonest = (sites: readonly SiteRow[], next: ReadonlyMap<string, Date>): SiteRow | undefined =>
  sites.find(({ id }) => next.has(id)) ?? sites[0]

async function timesOn({ db, clock, caller }: MemberContext, siteId: string, day: string) {
  const begin = new Date(startOfDay(day).getTime() - 1)
  const now = clock.now()
  return timesToCome(db, siteId, caller.accountId, begin > now ? begin : now, startOfDay(addDays(day, 1)))
}

const toSiteDto = (site: SiteRow, nextFreeTime: Date | null): OfflineSite => ({
  id: site.id,
  name: site.name,
  city: site.city,
  address: site.address,
  longitude: site.longitude,
  latitude: site.latitude,
  phone: site.phone,
  nextFreeTime: nextFreeTime && shanghaiMoment(nextFreeTime),
})

const toTimeDto = ({ id, startsAt, endsAt, left, waiting, isWaitedFor }: OpenTime): ServiceTime => ({
  id,
  startTime: shanghaiMoment(startsAt),
  endTime: shanghaiMoment(endsAt),
  left,
  waiting,
  isWaitedFor: isWaitedFor ? 1 : 0,
})

/** Checked again before the confirmation: the calendar may be minutes old. */
export const checkTime: RunCallHandler<typeof appointmentCalls.checkTime> = async (
  { companyId, placeId },
  ctx,
) => {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  const found = await siteOfSlot(ctx, membership, placeId)
  const slot = found && (await findSlot(ctx.db, 'offline', placeId))
  if (!slot || slot.starts_at <= ctx.clock.now()) return refuse('slotGone')
  const { starts_at, resource_id } = slot
  const [before, after] = [-1, 1].map((apart) => new Date(starts_at.getTime() + apart))
  const [time] = await timesToCome(ctx.db, resource_id, accountId, before!, after!)
  if (!time) return refuse('slotGone')
  return answer({ isFree: time.left > 0 ? 1 : 0, left: time.left, waiting: time.waiting })
}
