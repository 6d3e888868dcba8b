import fs from 'node:fs'
import { tell, type Told } from '@yf/server/features/messages/public'
import { systemClock } from '@yf/server/platform/clock'
import { openDatabase } from '@yf/server/platform/db/database'
import { stageFile } from './origins.ts'

/** A notice from the other side, as a feature of the server would send it while the app is open. */
export async function tellOf(told: Omit<Told, 'tab'>): Promise<void> {
  const { databaseUrl } = JSON.parse(fs.readFileSync(stageFile, 'utf8')) as { databaseUrl: string }
  const database = openDatabase(databaseUrl, { poolSize: 1 })
  try {
    await tell({ db: database.db, clock: systemClock }, { ...told, tab: 2 })
  } finally {
    await database.close()
  }
}
