import { pageAddress } from '#platform/environment/landing-address.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { supplyInput } from '#platform/session/supply.ts'

interface App {
  corpId?: string
  supply?: string
}

/** The company's app, identified in the address by the corporation or the supplier. */
export function requestedApp(): App {
  const { corpId, supply } = currentLocation().query
  return { ...(corpId ? { corpId } : {}), ...(supply ? { supply } : supplyInput()) }
}

/** The same with the address to be signed: providers see it without its hash. */
export const requestedPage = (): App & { url: string } => ({
  url: pageAddress(),
  ...requestedApp(),
})
