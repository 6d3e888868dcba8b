import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServices } from '#app/services.ts'
import { loadDemoData } from '#seeds/demo.ts'
import { movableClock } from './clock.ts'
import { testSettings } from './settings.ts'

/** Fills a migrated database with the demo data, at the moment where the tests' clocks start. */
export async function buildDemoTemplate(url: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yf-demo-'))
  const running = createServices(testSettings({ dataDir, databaseUrl: url }), { clock: movableClock() })
  try {
    await loadDemoData(running.services, running.database.db)
  } finally {
    await running.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
