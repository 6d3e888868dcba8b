import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const script = path.join(import.meta.dirname, 'serve.ts')

/**
 * The product for one worker: its own server, sandbox and database, so that journeys run in parallel and share
 * nothing. In a process next to the worker, because the runner would compile all of the server again.
 */
export async function openOwnStage(): Promise<() => Promise<void>> {
  const child = fork(script, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const stood = await Promise.race([once(child, 'message'), ended.then(() => null)])
  if (!stood) throw new Error('the stage did not open; what it said stands above')
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
