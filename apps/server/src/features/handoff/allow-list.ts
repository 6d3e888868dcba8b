import { destinationOf, type Destination } from '@yf/domain/handoff'
import type { Settings } from '../../platform/settings.ts'

/** Besides the sites: the hospital, whose login links lead to its own host, and whom the operator names. */
export const openHosts = ({ jinli, handoffHosts }: Settings): string[] => [
  ...new Set([new URL(jinli.baseUrl).host, ...handoffHosts]),
]

/** An address that the server itself hands out has to be one that the app would open. */
export function allowedDestination(address: string, settings: Settings): Destination | null {
  const hosts = openHosts(settings)
  const isDevelopment = settings.mode !== 'production'
  return (
    destinationOf(address, { sites: settings.sites.production, hosts, isDevelopment }) ??
    destinationOf(address, { sites: settings.sites.test, hosts, isDevelopment })
  )
}
