import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { readSettings } from '#app/settings.ts'
import { issueSession } from '#platform/session/sessions.ts'
import { issueStaffSession } from '#features/staff/sessions/sessions.ts'
import { loadDemoData } from '#seeds/demo.ts'
import { idOf } from '#seeds/ids.ts'
import { movableClock } from '../clock.ts'
import type { DemoServer } from '../demo-server.ts'
import { startSandbox, type TestSandbox } from '../sandbox.ts'
import { startServer } from '../server.ts'

export interface TrialStage {
  readonly server: DemoServer
  readonly sandbox: TestSandbox
  /** The secret with which the payout provider signs its notices. */
  readonly payoutSecret: string
  /** Errors in the server's log since the last call. */
  takeErrors(): string[]
  close(): Promise<void>
}

/** The whole server with its jobs on an existing database, filled with the demo data if it is empty. */
export async function openTrial(databaseUrl: string, now: Date): Promise<TrialStage> {
  const sandbox = await startSandbox()
  const errors: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(messageOf(line)) })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'yf-trial-'))
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SANDBOX_ORIGIN: sandbox.url,
  })
  const server = await startServer({
    clock: movableClock(now),
    log,
    jobs: true,
    settings: { ...settings, databaseUrl, requestsPerMinute: 0, databaseWaitSeconds: 30, maxLateMs: 0 },
  })
  await loadDemoData(server.services, server.db)
  return {
    server: {
      ...server,
      tokenOf: (person) => issueSession(server.db, server.clock, idOf('account', person)),
      staffTokenOf: (account) => issueStaffSession(server.db, server.clock, idOf('staff', account)),
    },
    sandbox,
    payoutSecret: settings.payout.secret,
    takeErrors: () => errors.splice(0),
    close: async () => {
      await server.close()
      await sandbox.close()
    },
  }
}

function messageOf(line: string): string {
  const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string; stack?: string } }
  const where = err?.stack
    ?.split('\n')
    .find((at) => at.includes('/src/features/') || at.includes('/src/platform/'))
  return [msg, err?.message, where?.trim()].filter(Boolean).join(' | ')
}
