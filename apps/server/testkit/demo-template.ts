import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { createServices } from '#app/services.ts'
import type { Db } from '#platform/db/handle.ts'
import { loadDemoData } from '#seeds/demo.ts'
import { demoPassword } from '#seeds/people.ts'
import { movableClock } from './clock.ts'
import { testSettings } from './settings.ts'

/** Fills a migrated database with the demo data, at the moment where the tests' clocks start. */
export async function buildDemoTemplate(url: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yf-demo-'))
  const running = createServices(testSettings({ dataDir, databaseUrl: url }), { clock: movableClock() })
  try {
    await loadDemoData(running.services, running.database.db)
    await makePasswordsQuick(running.database.db)
  } finally {
    await running.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A hash says itself what it costs, and tests log in a thousand times. What it costs in earnest has a test of its own. */
async function makePasswordsQuick(db: Db): Promise<void> {
  const password_hash = await hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await db.updateTable('account').set({ password_hash }).where('password_hash', 'is not', null).execute()
  await db.updateTable('staff').set({ password_hash }).execute()
}
