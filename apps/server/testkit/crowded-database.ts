import { openDatabase, type Database } from '#platform/db/database.ts'
import { testDatabase } from './database.ts'
import { staged } from './staged.ts'

/** A separate database with twenty connections for concurrent transactions, and more to observe it meanwhile. */
export const crowdedDatabase = (): Omit<Database, 'pool'> =>
  staged(async () => {
    const { url, db, drop } = await testDatabase()
    const { transaction, close } = openDatabase(url, { poolSize: 20, waitSeconds: 30 })
    return { db, transaction, close: () => close().then(drop) }
  })
