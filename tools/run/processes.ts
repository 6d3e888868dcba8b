import { spawn, type ChildProcess } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { root } from './paths.ts'

const withParent = pathToFileURL(`${import.meta.dirname}/die-with-parent.ts`).href

export interface Part {
  readonly name: string
  /** A TypeScript file, from the root of the repository. */
  readonly file: string
  readonly env: NodeJS.ProcessEnv
  readonly ready: string
}

export interface Ended {
  readonly name: string
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** The last line that it wrote where errors go. */
  readonly lastLine: string
}

/** A few processes that live and die together. */
export class Household {
  readonly #children = new Map<string, ChildProcess>()
  /** Their end is asked for, and nothing to tell. */
  readonly #leaving = new WeakSet<ChildProcess>()
  #isStopping = false
  readonly #onEnd: (ended: Ended) => void

  constructor(onEnd: (ended: Ended) => void) {
    this.#onEnd = onEnd
  }

  /** Starts one and waits until it answers; false where it ended before that. */
  async start(part: Part): Promise<boolean> {
    // Who was told to stop while another part came up starts nothing more.
    if (this.#isStopping) return false
    const child = spawn(process.execPath, ['--import', withParent, part.file], {
      cwd: root,
      env: part.env,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      // Ctrl-C reaches a whole terminal group: the children hear of it from us alone, once.
      detached: process.platform !== 'win32',
    })
    this.#children.set(part.name, child)
    const lastLine = passOn(child)
    // Closed and not only ended: what it said last has then been passed on.
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

  /** Ends the one of this name, where it runs, and starts it anew. */
  async restart(part: Part): Promise<boolean> {
    const running = this.#children.get(part.name)
    if (running) {
      this.#leaving.add(running)
      await endProcess(running)
    }
    return this.start(part)
  }

  /** Asks them to stop, last started first, and waits. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const child of [...this.#children.values()].toReversed()) await endProcess(child)
  }
}

const stopsWithinMs = 60_000

/** Asks it to stop; what does not do so in time is ended. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), stopsWithinMs)
  await ended
  clearTimeout(late)
}

/** Hands on what the child says where errors go, and remembers the last line of it. */
function passOn(child: ChildProcess): () => string {
  let said = ''
  child.stderr?.on('data', (text: Buffer) => {
    process.stderr.write(text)
    said = (said + String(text)).slice(-2000)
  })
  return () => said.trim().split('\n').at(-1) ?? ''
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
