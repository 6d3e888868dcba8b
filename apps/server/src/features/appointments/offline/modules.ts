import type { appointmentCalls } from '@yf/contract/appointments'
import { requireMembership } from '#features/company/public.ts'
import { openResources } from '#features/slots/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { isOpenFor } from './offer.ts'
import { rightsBySupplier } from './people.ts'
import { allModules, sitesFor } from './store.ts'

/** Services that the person or a family member has a package for, and free services. */
export const modules: RunCallHandler<typeof appointmentCalls.modules> = async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  const open = await openResources(ctx.db, 'offline')
  const sites = (await sitesFor(ctx.db, companyId)).filter(({ id }) => open.has(id))
  const rightsOf = await rightsBySupplier(ctx, membership, accountId)
  const listed = (await allModules(ctx.db)).map((module) => ({
    module,
    rights: rightsOf(module),
    cities: sites
      .filter((site) => site.module_id === module.id && isOpenFor(membership, site, module))
      .map(({ city }) => city),
  }))
  return answer(
    listed
      .filter(({ module, rights, cities }) =>
        module.supplier_code === null ? cities.length > 0 : rights.length > 0,
      )
      .map(({ module: { id, name, summary, icon, supplier_code }, rights, cities }) => ({
        id,
        name,
        summary,
        icon,
        cities: [...new Set(cities)],
        isFree: supplier_code === null ? 1 : 0,
        rights,
      })),
  )
}
