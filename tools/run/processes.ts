import { spawn, type ChildProcess } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { root } from './paths.ts'

const withParent = pathToFileURL(`${import.meta.dirname}/die-with-parent.ts`).href

export interface ProcessSpec {
  readonly name: string
  /** A TypeScript file, from the root of the repository. */
  readonly file: string
  readonly env: NodeJS.ProcessEnv
  readonly ready: string
}

export interface ProcessEnd {
  readonly name: string
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** The last line of its stderr. */
  readonly lastLine: string
}

/** A group of processes that start and stop together. */
export class ProcessGroup {
  readonly #children = new Map<string, ChildProcess>()
  /** Their end was requested, and is not reported. */
  readonly #leaving = new WeakSet<ChildProcess>()
  #isStopping = false
  readonly #onEnd: (ended: ProcessEnd) => void

  constructor(onEnd: (ended: ProcessEnd) => void) {
    this.#onEnd = onEnd
  }

  /** Starts one and waits until it answers; false where it ended before that. */
  async start(part: ProcessSpec): Promise<boolean> {
    // A stop during another part's start prevents further starts.
    if (this.#isStopping) return false
    const child = spawn(process.execPath, ['--import', withParent, part.file], {
      cwd: root,
      env: part.env,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      // Ctrl-C reaches the whole terminal group: detached children get the signal once, from us.
      detached: process.platform !== 'win32',
    })
    this.#children.set(part.name, child)
    const lastLine = passOn(child)
    // `close` instead of `exit`: its last output has then been forwarded.
    child.on('close', (code, signal) => {
      if (this.#children.get(part.name) === child) this.#children.delete(part.name)
      if (!this.#isStopping && !this.#leaving.has(child))
        this.#onEnd({ name: part.name, code, signal, lastLine: lastLine() })
    })
    while (isRunning(child)) {
      if (await answers(part.ready)) return isRunning(child)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return false
  }

  /** Stops the process of this name, if it runs, and starts it again. */
  async restart(part: ProcessSpec): Promise<boolean> {
    const running = this.#children.get(part.name)
    if (running) {
      this.#leaving.add(running)
      await endProcess(running)
    }
    return this.start(part)
  }

  /** Asks the processes to stop, last started first, and waits. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const child of [...this.#children.values()].toReversed()) await endProcess(child)
  }
}

const stopsWithinMs = 60_000

/** Asks the process to stop; kills it after a timeout. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), stopsWithinMs)
  await ended
  clearTimeout(late)
}

/** Forwards the child's stderr, and remembers its last line. */
function passOn(child: ChildProcess): () => string {
  let stderr = ''
  child.stderr?.on('data', (text: Buffer) => {
    process.stderr.write(text)
    stderr = (stderr + String(text)).slice(-2000)
  })
  return () => stderr.trim().split('\n').at(-1) ?? ''
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    return response.ok
  } catch {
    return false
  }
}
