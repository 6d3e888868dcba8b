import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { Logger } from 'pino'
import { allJobs } from '#app/features.ts'
import { createServices } from '#app/services.ts'
import { readSettings } from '#app/settings.ts'
import type { Db } from '#platform/db/handle.ts'
import { startJobs } from '#platform/jobs/start-jobs.ts'
import { addDemoDocuments } from '#seeds/demo-documents.ts'
import { loadDemoData } from '#seeds/demo.ts'
import { demoPassword } from '#seeds/people.ts'
import { movableClock } from './clock.ts'
import { testSettings } from './settings.ts'

/** Fills a migrated database with the demo data, at the time at which the tests' clocks start. */
export async function buildDemoTemplate(url: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yf-demo-'))
  const running = createServices(testSettings({ dataDir, databaseUrl: url }), { clock: movableClock() })
  try {
    await loadDemoData(running.services, running.database.db)
    await makePasswordsQuick(running.database.db)
    await declareAllQueues(url, running.log)
  } finally {
    await running.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Fills a migrated database and a folder with the data that the product itself would load today, including documents
 * and keys.
 */
export async function buildStageTemplate(url: string, dataDir: string, partners: string): Promise<void> {
  const settings = readSettings({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SANDBOX_ORIGIN: partners,
    LOG_LEVEL: 'silent',
  })
  const running = createServices(settings)
  try {
    await loadDemoData(running.services, running.database.db)
    await addDemoDocuments(running.services, running.database.db)
    await makePasswordsQuick(running.database.db)
    await declareAllQueues(url, running.log)
  } finally {
    await running.close()
  }
}

/** Dozens of queues, which every copy has from the start. */
async function declareAllQueues(url: string, log: Logger): Promise<void> {
  const context = () => {
    throw new Error('nothing is worked on here')
  }
  const queues = await startJobs({ url, jobs: allJobs, context, log, work: false })
  await queues.stop({ finishWithinMs: 0 })
}

/**
 * A hash contains its own cost parameters, and tests log in a thousand times. The production cost has a test of its
 * own.
 */
async function makePasswordsQuick(db: Db): Promise<void> {
  const password_hash = await hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await db.updateTable('account').set({ password_hash }).where('password_hash', 'is not', null).execute()
  await db.updateTable('staff').set({ password_hash }).execute()
}
