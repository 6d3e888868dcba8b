import os from 'node:os'
import path from 'node:path'

/** Each worker of the runner has a stage of its own, with ports of its own. The runner tells it which one it is. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** Away from the ports of development, so that journeys can run beside an app that is open; another run takes another. */
const first = Number(process.env['JOURNEYS_PORT'] || 18_080) + worker
export const ports = { app: first, sandbox: first + 10, mail: first + 20 } as const

export const origins = {
  app: `http://127.0.0.1:${ports.app}`,
  sandbox: `http://127.0.0.1:${ports.sandbox}`,
} as const

/** Where the stage leaves word of its database, for journeys in which something happens on the other side. */
export const stageFile = path.join(os.tmpdir(), `stage-${ports.app}.json`)
