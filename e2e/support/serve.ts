/** Started by Playwright before the journeys and stopped after them. */
import fs from 'node:fs'
import { openStage } from './stage.ts'
import { ports, stageFile } from './origins.ts'

const stage = await openStage(ports)
fs.writeFileSync(stageFile, JSON.stringify({ databaseUrl: stage.databaseUrl }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    fs.rmSync(stageFile, { force: true })
    void stage.stop().then(() => process.exit())
  })
}
