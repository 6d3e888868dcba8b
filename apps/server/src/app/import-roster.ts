/**
 * npm run import-roster -- people.xlsx --company 星河软件             says what an import of these people would do
 * npm run import-roster -- people.xlsx --company 星河软件 --confirm   writes the rows that are not faulty
 * Takes the settings of the server, including FIELD_KEYS.
 */
import path from 'node:path'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { runImportRoster } from '../ops/import-roster/command.ts'
import { jobContext } from './job-context.ts'
import { createServices } from './services.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(process.env)
// Without a database setting it uses the embedded one, and joins it when the server is running.
const embedded = settings.databaseUrl
  ? null
  : await startEmbedded({ dataDir: path.join(settings.dataDir, 'postgres'), port: settings.embeddedPort })
const databaseUrl = embedded?.url ?? settings.databaseUrl
const running = createServices({ ...settings, databaseUrl, logLevel: 'error' })
try {
  const ctx = jobContext(running.services, running.database, running.log)
  const { isDone, lines } = await runImportRoster(process.argv.slice(2), ctx, (line) => console.log(line))
  for (const line of lines) (isDone ? console.log : console.error)(line)
  process.exitCode = isDone ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await running.close()
  await embedded?.stop()
}
