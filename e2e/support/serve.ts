/** Started by Playwright before the journeys and stopped after them. */
import { openStage } from './stage.ts'
import { ports } from './origins.ts'

const stage = await openStage(ports)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stage.stop().then(() => process.exit()))
}
