/**
 * npm run outbox -- list                   lists messages that could not be delivered to partners, and why
 * npm run outbox -- revive <id | partner>  retries after the cause has been fixed
 * npm run outbox -- drop <id>              gives a message up. Takes DATABASE_URL or DATA_DIR as the server does.
 */
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openData } from './backup/where-data-is.ts'
import { runOutbox } from './outbox/commands.ts'

const data = await openData(process.env)
const database = openDatabase(data.url, { poolSize: 1 })
try {
  const { isDone, lines } = await runOutbox(process.argv.slice(2), { db: database.db, clock: systemClock })
  for (const line of lines) (isDone ? console.log : console.error)(line)
  process.exitCode = isDone ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await database.close()
  await data.close()
}
