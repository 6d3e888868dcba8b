import { handoffCalls, type SiteList } from '@yf/contract/handoff'
import type { AllowList } from '@yf/domain/handoff'
import { isProductionHost } from '#platform/environment/hosts.ts'
import { call } from '#platform/http/call.ts'

let known: Promise<SiteList> | null = null

/** Addresses do not change while the app is open; a failure is retried the next time. */
function siteList(): Promise<SiteList> {
  known ??= call(handoffCalls.sites, {}, { loading: false }).catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

/** The production hostname means the production sites (specification §1). */
export const allowListFor = (
  { sites, hosts }: SiteList,
  page: Pick<Location, 'hostname' | 'protocol'>,
): AllowList => ({
  sites: isProductionHost(page.hostname) ? sites.production : sites.test,
  hosts,
  // A page without HTTPS comes from a development machine.
  isDevelopment: page.protocol === 'http:',
})

export const loadAllowList = async (): Promise<AllowList> => allowListFor(await siteList(), location)
