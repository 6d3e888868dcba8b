import { pageAddress } from '#platform/environment/landing-address.ts'
import { currentPlace } from '#platform/navigation/history.ts'
import { supplyInput } from '#platform/session/supply.ts'

interface App {
  corpId?: string
  supply?: string
}

/** Which company's app is meant: the address says so, by its corporation or by the supplier it came from. */
export function askedApp(): App {
  const { corpId, supply } = currentPlace().query
  return { ...(corpId ? { corpId } : {}), ...(supply ? { supply } : supplyInput()) }
}

/** The same with the address that is to be signed: providers see it without its hash. */
export const askedPage = (): App & { url: string } => ({
  url: pageAddress(),
  ...askedApp(),
})
