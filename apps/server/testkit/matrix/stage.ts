import { pino } from 'pino'
import { sql } from 'kysely'
import { readSettings } from '#app/settings.ts'
import { loadDemoData } from '#seeds/demo.ts'
import { movableClock } from '../clock.ts'
import { startDemoServer, type DemoServer } from '../demo-server.ts'
import { latestMoment } from '../distributed/trial-databases.ts'
import { startSandbox } from '../sandbox.ts'
import type { TestServerOptions } from '../server.ts'

export interface MatrixStage {
  readonly server: DemoServer
  /** The secret with which the payout provider signs its notices. */
  readonly payoutSecret: string
  readonly apiClients: readonly { readonly id: string; readonly secret: string }[]
  /** Errors in the server's log since the last call. */
  takeErrors(): string[]
  /** Clears the traces of earlier calls. */
  forgetLimits(): Promise<void>
  close(): Promise<void>
}

/**
 * A started server with the demo data and every partner, on a separate database, or on the one that
 * CAMPAIGN_DATABASE_URL names. Without jobs, so that only calls change data.
 */
export async function openMatrix(options: Pick<TestServerOptions, 'calls'> = {}): Promise<MatrixStage> {
  const configured = process.env['CAMPAIGN_DATABASE_URL']
  const sandbox = await startSandbox()
  const errors: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) })
  const {
    databaseUrl: _none,
    dataDir: _other,
    files: _there,
    ...settings
  } = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    SANDBOX_ORIGIN: sandbox.url,
    OCR_PROCESSES: '0',
  })
  const server = await startDemoServer({
    ...options,
    ...(configured ? { clock: movableClock(await latestMoment(configured)) } : {}),
    log,
    settings: {
      ...settings,
      ...(configured ? { databaseUrl: configured } : {}),
      requestsPerMinute: 0,
      databaseWaitSeconds: 30,
      maxLateMs: 0,
    },
  })
  if (configured) await loadDemoData(server.services, server.db)
  return {
    server,
    payoutSecret: settings.payout.secret,
    apiClients: settings.apiClients,
    takeErrors: () => errors.splice(0),
    forgetLimits: async () => void (await sql`delete from limit_window`.execute(server.db)),
    close: async () => {
      await server.close()
      await sandbox.close()
    },
  }
}
