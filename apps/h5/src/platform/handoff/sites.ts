import { handoffCalls, type SiteList } from '@yf/contract/handoff'
import type { AllowList } from '@yf/domain/handoff'
import { isProductionHost } from '#platform/environment/hosts.ts'
import { call } from '#platform/http/call.ts'

let pendingList: Promise<SiteList> | null = null

/** Addresses do not change while the app is open; a failure is retried the next time. */
function siteList(): Promise<SiteList> {
  pendingList ??= call(handoffCalls.sites, {}, { loading: false }).catch((error: unknown) => {
    pendingList = null
    throw error
  })
  return pendingList
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
