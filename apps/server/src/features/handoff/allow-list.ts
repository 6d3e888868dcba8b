import { destinationOf, type Destination } from '@yf/domain/handoff'
import type { Settings } from '#platform/settings.ts'

/** Besides the sites: those whose links for one person lead to their own hosts, and whom the operator names. */
export const openHosts = ({
  jinli,
  sleep,
  chinaLife,
  benefitHouses,
  sessionRooms,
  handoffHosts,
}: Settings): string[] => {
  const houses = [benefitHouses.FUYA.page, benefitHouses.JINGHE.page, sessionRooms.page]
  const pages = [jinli.baseUrl, sleep.baseUrl, chinaLife.pages.SZ, chinaLife.pages.SH, ...houses]
  return [...new Set([...pages.map((page) => new URL(page).host), ...handoffHosts])]
}

/** An address that the server itself hands out has to be one that the app would open. */
export function allowedDestination(address: string, settings: Settings): Destination | null {
  const hosts = openHosts(settings)
  const isDevelopment = settings.mode !== 'production'
  return (
    destinationOf(address, { sites: settings.sites.production, hosts, isDevelopment }) ??
    destinationOf(address, { sites: settings.sites.test, hosts, isDevelopment })
  )
}
