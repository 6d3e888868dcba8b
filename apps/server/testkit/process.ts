import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePortFrom } from '#platform/db/embedded/free-port.ts'
import { bundledServer, compileCacheOf } from './bundled-server.ts'

const longestWaitMs = 100_000

export interface ServerProcess {
  readonly url: string
  readonly ended: Promise<{ code: number | null; output: string }>
  signal(name: NodeJS.Signals): void
  /** Sends the stop signal and waits for the end. */
  stop(): Promise<{ code: number | null; output: string }>
}

/** The server as a separate process, as an operator starts it. It is ready when this returns. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const folder = await bundledServer()
  const port = await freePortFrom(20_000 + Math.floor(Math.random() * 10_000))
  const child = spawn(process.execPath, [path.join(folder, 'start.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // Other tests may keep the machine busy.
      DATABASE_WAIT_SECONDS: '30',
      MAX_LATE_MS: '0',
      NODE_COMPILE_CACHE: compileCacheOf(folder),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }))
  })
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + longestWaitMs
  while (child.exitCode === null && !(await isReady(url))) {
    if (Date.now() > deadline) child.kill('SIGKILL')
    await wait(50)
  }
  return {
    url,
    ended,
    signal: (name) => void child.kill(name),
    stop: () => (child.kill('SIGTERM'), ended),
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
