import type { appointmentsAdminCalls } from '@yf/contract/appointments-admin'
import { keepResource, setPaused } from '#features/slots/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { allModules, moduleById, sitesById } from '../offline/store.ts'
import { toModuleDto } from './modules.ts'
import { addSite, allSiteIds, changeSite, isNameTaken, sitesAsTheyStand } from './store.ts'

/** Shows no member data, so viewing writes no audit event. */
export const sites: RunCallHandler<typeof appointmentsAdminCalls.sites> = async (_, ctx) =>
  answer({
    sites: await sitesAsTheyStand(ctx, await allSiteIds(ctx.db)),
    modules: (await allModules(ctx.db)).map(toModuleDto),
  })

const asItStands = async (ctx: StaffContext, id: string) => answer((await sitesAsTheyStand(ctx, [id]))[0]!)

export const saveSite: RunCallHandler<typeof appointmentsAdminCalls.saveSite> = async (
  { id: given, minutes, ...site },
  ctx,
) => {
  if (site.name.trim() === '') return badInput('name', '请填写网点名称')
  if (!(await moduleById(ctx.db, site.moduleId))) return badInput('moduleId', '请选择服务项目')
  const standing = given === undefined ? null : (await sitesById(ctx.db, [given])).get(given)
  if (standing === undefined) return refuse('notFound')
  // Existing bookings must keep their service.
  if (standing && standing.module.id !== site.moduleId) return badInput('moduleId', '已有网点不能改服务项目')
  if (standing && (await isNameTaken(ctx.db, site, standing.site.id))) return refuse('siteNameTaken')
  const id = standing?.site.id ?? (await addSite(ctx.db, site))
  if (id === null) return refuse('siteNameTaken')
  if (standing) await changeSite(ctx.db, standing, site)
  await keepResource(ctx, { resourceId: id, kind: 'offline', minutes })
  await recordAuditEvent(ctx, { action: 'changeSite', payload: { name: site.name.trim(), isPaused: null } })
  return asItStands(ctx, id)
}

export const pauseSite: RunCallHandler<typeof appointmentsAdminCalls.pauseSite> = async (
  { siteId, isPaused },
  ctx,
) => {
  const found = (await sitesById(ctx.db, [siteId])).get(siteId)
  if (!found) return refuse('notFound')
  await setPaused(ctx.db, siteId, isPaused === 1)
  await recordAuditEvent(ctx, {
    action: 'changeSite',
    payload: { name: found.site.name, isPaused: isPaused === 1 },
  })
  return asItStands(ctx, siteId)
}
