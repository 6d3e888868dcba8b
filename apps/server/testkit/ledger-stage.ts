import { afterEach } from 'vitest'
import { driftedAccounts } from '#platform/ledger/ledger.ts'
import { crowdedDatabase } from './crowded-database.ts'

/** After each test every balance equals the sum of its entries. */
export function ledgerStage() {
  const database = crowdedDatabase()
  afterEach(async () => {
    const drifted = await driftedAccounts(database.db)
    if (drifted.length > 0)
      throw new Error(`balances are not the sum of their entries: ${JSON.stringify(drifted)}`)
  })
  return database
}
