/** Started by Playwright before the journeys and stopped after them. */
import fs from 'node:fs'
import { openStage } from './stage.ts'
import { ports, stageFile } from './origins.ts'

/** The browser and the database share the machine with the server: nobody is turned away for it. */
const patient = { DATABASE_WAIT_SECONDS: '30', MAX_LATE_MS: '0' }
const stage = await openStage(ports, patient)
fs.writeFileSync(stageFile, JSON.stringify({ databaseUrl: stage.databaseUrl }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    fs.rmSync(stageFile, { force: true })
    void stage.stop().then(() => process.exit())
  })
}
