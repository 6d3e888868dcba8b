import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { logFile } from './origins.ts'

const script = path.join(import.meta.dirname, 'serve.ts')
/** The server writes its log in batches. */
const logDelayMs = 700

export interface OwnStage {
  logSize(): number
  /** What server and sandbox have logged since the log had that size. */
  logSince(size: number): Promise<string>
  close(): Promise<void>
}

/**
 * The product for one worker: its own server, sandbox and database, so that journeys run in parallel and share
 * nothing. In a process next to the worker, because the runner would compile all of the server again.
 */
export async function openOwnStage(): Promise<OwnStage> {
  const log = fs.openSync(logFile, 'w')
  const child = fork(script, { execArgv: [], stdio: ['ignore', log, 'inherit', 'ipc'] })
  fs.closeSync(log)
  const ended = once(child, 'exit')
  const stood = await Promise.race([once(child, 'message'), ended.then(() => null)])
  if (!stood) throw new Error('the stage did not open; what it said stands above')
  return {
    logSize: () => fs.statSync(logFile).size,
    logSince: async (size) => {
      await wait(logDelayMs)
      return fs.readFileSync(logFile).subarray(size).toString('utf8')
    },
    close: async () => {
      child.kill('SIGTERM')
      await ended
      fs.rmSync(logFile, { force: true })
    },
  }
}
