import type { appointmentsAdminCalls } from '@yf/contract/appointments-admin'
import { keepResource, setPaused } from '#features/slots/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { allModules, moduleById, sitesById } from '../offline/store.ts'
import { toModuleDto } from './modules.ts'
import { addSite, allSiteIds, changeSite, isNameTaken, toAdminSites } from './store.ts'

/** Shows no member data, so viewing writes no audit event. */
export const sites: RunCallHandler<typeof appointmentsAdminCalls.sites> = async (_, ctx) =>
  answer({
    sites: await toAdminSites(ctx, await allSiteIds(ctx.db)),
    modules: (await allModules(ctx.db)).map(toModuleDto),
  })

const answerSite = async (ctx: StaffContext, id: string) => answer((await toAdminSites(ctx, [id]))[0]!)

export const saveSite: RunCallHandler<typeof appointmentsAdminCalls.saveSite> = async (
  { id: existingId, minutes, ...site },
  ctx,
) => {
  if (site.name.trim() === '') return badInput('name', '请填写网点名称')
  if (!(await moduleById(ctx.db, site.moduleId))) return badInput('moduleId', '请选择服务项目')
  const existing = existingId === undefined ? null : (await sitesById(ctx.db, [existingId])).get(existingId)
  if (existing === undefined) return refuse('notFound')
  // Existing bookings must keep their service.
  if (existing && existing.module.id !== site.moduleId) return badInput('moduleId', '已有网点不能改服务项目')
  if (existing && (await isNameTaken(ctx.db, site, existing.site.id))) return refuse('siteNameTaken')
  const id = existing?.site.id ?? (await addSite(ctx.db, site))
  if (id === null) return refuse('siteNameTaken')
  if (existing) await changeSite(ctx.db, existing, site)
  await keepResource(ctx, { resourceId: id, kind: 'offline', minutes })
  await recordAuditEvent(ctx, { action: 'changeSite', payload: { name: site.name.trim(), isPaused: null } })
  return answerSite(ctx, id)
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
  return answerSite(ctx, siteId)
}
