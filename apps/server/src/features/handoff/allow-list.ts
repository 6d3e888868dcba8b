import { destinationOf, type HandOffDestination } from '@yf/domain/handoff'
import type { Settings } from '#platform/settings.ts'

/** Besides the sites: partners whose personal links lead to their own hosts, and hosts set by the operator. */
export const openHosts = ({
  jinli,
  sleep,
  chinaLife,
  benefitProviders,
  sessionRooms,
  handoffHosts,
}: Settings): string[] => {
  const providers = [benefitProviders.FUYA.page, benefitProviders.JINGHE.page, sessionRooms.page]
  const pages = [jinli.baseUrl, sleep.baseUrl, chinaLife.pages.SZ, chinaLife.pages.SH, ...providers]
  return [...new Set([...pages.map((page) => new URL(page).host), ...handoffHosts])]
}

/** An address that the server itself issues has to be one that the app would open. */
export function allowedDestination(address: string, settings: Settings): HandOffDestination | null {
  const hosts = openHosts(settings)
  const isDevelopment = settings.mode !== 'production'
  return (
    destinationOf(address, { sites: settings.sites.production, hosts, isDevelopment }) ??
    destinationOf(address, { sites: settings.sites.test, hosts, isDevelopment })
  )
}
