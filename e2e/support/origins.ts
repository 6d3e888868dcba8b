import os from 'node:os'
import path from 'node:path'

/** Away from the ports of development, so that journeys can run beside an app that is open. */
export const ports = { app: 18_080, sandbox: 18_090, mail: 18_025 } as const

export const origins = {
  app: `http://127.0.0.1:${ports.app}`,
  sandbox: `http://127.0.0.1:${ports.sandbox}`,
} as const

/** Where the stage leaves word of its database, for journeys in which something happens on the other side. */
export const stageFile = path.join(os.tmpdir(), `stage-${ports.app}.json`)
