import os from 'node:os'
import path from 'node:path'

/** Each worker of the runner has a stage of its own, with its own ports. The runner passes its index. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/**
 * Separate from the development ports, so that journeys can run next to an open app; another run uses another base.
 */
const first = Number(process.env['JOURNEYS_PORT'] || 18_080) + worker
export const ports = { app: first, sandbox: first + 10, mail: first + 20 } as const

export const origins = {
  app: `http://127.0.0.1:${ports.app}`,
  sandbox: `http://127.0.0.1:${ports.sandbox}`,
} as const

/** Where the stage writes its database address, for journeys with events on the other side. */
export const stageFile = path.join(os.tmpdir(), `stage-${ports.app}.json`)

/** What the server and the sandbox of this stage log. */
export const logFile = path.join(os.tmpdir(), `stage-${ports.app}.log`)
