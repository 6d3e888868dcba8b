import { storage } from '#platform/storage/storage.ts'

/** The supplier that the person came from, as input of most calls before a login. */
export const supplyInput = (): { supply?: string } => {
  const supply = storage.supply.read()
  return supply ? { supply } : {}
}
