/** For tests: the product started as people start it, on its own folder and ports, with a count of its processes. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './paths.ts'

export interface ProductCopy {
  readonly folder: string
  /** All of its output. */
  output(): string
  /** The command line of each process of this copy, whoever is its parent. */
  processes(): string[]
  /** The target of a signal: the script, npm above it, or, like a terminal, all of them at once. */
  strike(target: SignalTarget, signal: NodeJS.Signals): void
  readonly ended: Promise<number | null>
  /** Waits for a condition; fails with the output of a copy that ended before. */
  until(holds: () => boolean): Promise<void>
  remove(): void
}

export type SignalTarget = 'npm' | 'script' | 'terminal'

/** `npm start` or `npm run dev` without the installation, which has its own test. */
export function startCopy(env: NodeJS.ProcessEnv = {}, script: 'start' | 'dev' = 'start'): ProductCopy {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'copy-'))
  // As root, PostgreSQL runs under another account.
  fs.chmodSync(folder, 0o755)
  const strangers = new Set(running())
  const mine = () => ofCopy(folder, strangers)
  const child = spawn('npm', ['run', script, '--silent', '--ignore-scripts'], {
    cwd: root,
    // Inherited even by processes with an almost empty environment: it marks what belongs to this copy.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: path.join(folder, 'data'),
      TMPDIR: folder,
      // Compiled once for all copies: caches in their own folders are deleted with them.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? path.join(os.tmpdir(), 'yf-compile-cache'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const isGone = () => child.exitCode !== null || child.signalCode !== null
  return {
    folder,
    output: () => output,
    processes: () => mine().map(({ command }) => command),
    strike: (target, signal) => strike(child.pid!, mine(), target, signal),
    ended,
    until: async (holds) => {
      while (!holds()) {
        if (isGone()) throw new Error(`it ended early:\n${output}`)
        await wait(50)
      }
    },
    remove: () => {
      for (const { pid } of mine()) process.kill(pid, 'SIGKILL')
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function strike(
  npm: number,
  copy: readonly RunningProcess[],
  target: SignalTarget,
  signal: NodeJS.Signals,
): void {
  if (target === 'terminal') return void process.kill(-npm, signal)
  const script = copy.find(({ command }) => /^node tools\/(?:start|dev)\.ts/.test(command))
  process.kill(target === 'script' && script ? script.pid : npm, signal)
}

interface RunningProcess {
  readonly pid: number
  readonly command: string
}

const running = () => fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))

/** Processes that existed before are ignored: checking each of them every time costs more than the rest. */
function ofCopy(folder: string, strangers: ReadonlySet<string>): RunningProcess[] {
  return running()
    .filter((name) => !strangers.has(name))
    .flatMap((name) => {
      const read = (file: string) => fs.readFileSync(`/proc/${name}/${file}`, 'utf8')
      try {
        const command = read('cmdline').replaceAll('\0', ' ').trim()
        // PostgreSQL overwrites its environment, but runs in its data folder.
        const isOurs =
          read('environ').includes(folder) || fs.readlinkSync(`/proc/${name}/cwd`).startsWith(folder)
        // A zombie process has no command line.
        return isOurs && command ? [{ pid: Number(name), command }] : []
      } catch {
        return []
      }
    })
}
