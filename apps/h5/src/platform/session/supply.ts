import { storage } from '#platform/storage/storage.ts'

/** The supplier who sent the person here, as most calls before a login take it. */
export const supplyInput = (): { supply?: string } => {
  const supply = storage.supply.read()
  return supply ? { supply } : {}
}
