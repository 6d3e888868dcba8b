import { spawn } from 'node:child_process'
import path from 'node:path'

interface LeashOptions {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Ends the command and its children. */
  readonly signal?: AbortSignal | undefined
}

const leash = path.join(import.meta.dirname, 'leash.cjs')

/** Runs a command that cannot outlive this process, and returns its exit code. */
export function runLeashed(command: string, args: readonly string[], options: LeashOptions): Promise<number> {
  const { cwd, env, signal } = options
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [leash, command, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const release = () => {
      if (child.connected) child.disconnect()
    }
    signal?.addEventListener('abort', release, { once: true })
    if (signal?.aborted) release()
    child.once('error', reject)
    child.once('exit', (code) => {
      signal?.removeEventListener('abort', release)
      resolve(code ?? 1)
    })
  })
}
