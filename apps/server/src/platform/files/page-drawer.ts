import fs from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DrawAnswer, DrawFault, DrawnPage, DrawOrder } from './draw-messages.ts'

/** Measured in CPU time, not wall time: on a busy machine an honest file takes longer and costs the same. */
export interface DrawLimits {
  readonly cpuMsOfPage: number
  readonly cpuMsOfFile: number
  /** For a thread that waits without working, which no file should cause. */
  readonly longestMs: number
}

/** A page takes a tenth of a second, twenty pages a few seconds. */
const usual: DrawLimits = { cpuMsOfPage: 4_000, cpuMsOfFile: 20_000, longestMs: 120_000 }
const limits = { mostPages: 20, mostPixels: 50_000_000, mostObjects: 30_000, longestSide: 2400 }
const lookEveryMs = 100

/** In the bundle, the thread is a separate file at the root, beside the server. */
function entryFile(): string {
  const source = path.join(import.meta.dirname, 'draw-pages.ts')
  return fs.existsSync(source) ? source : path.join(import.meta.dirname, '../../../../../draw-pages.js')
}

export interface DrawnPageSet {
  /** Why rendering failed, or null. */
  readonly fault: DrawFault | null
  readonly cpuMs: number
}

/**
 * Passes the pages of a PDF, or the picture of a HEIC, to `onPage` one after the other: the next page is rendered
 * after the previous one has been taken.
 */
export async function drawPages(
  bytes: Buffer,
  kind: DrawOrder['kind'],
  onPage: (page: DrawnPage) => Promise<void>,
  most: DrawLimits = usual,
): Promise<DrawnPageSet> {
  // The thread gets none of the server's secrets, and the libraries' output is discarded.
  const thread = new Worker(entryFile(), {
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  // A crash between two pages affects no caller, but an unhandled error would end the server.
  thread.on('error', () => undefined)
  const work = watchWork(thread, most)
  try {
    let order: DrawOrder | null = { kind, bytes: new Uint8Array(bytes), ...limits }
    for (;;) {
      const outcome = await Promise.race([ask(thread, order), work.isTooMuch])
      if (outcome === 'tooComplex') return { fault: outcome, cpuMs: work.cpuMs() }
      if (outcome.kind === 'unable') throw new Error(`no pages can be drawn: ${outcome.error}`)
      if (outcome.kind === 'refused') return { fault: outcome.fault, cpuMs: work.cpuMs() }
      if (outcome.kind === 'end') return { fault: null, cpuMs: work.cpuMs() }
      await onPage(outcome.page)
      work.nextPage()
      order = null
    }
  } finally {
    work.stop()
    await thread.terminate()
  }
}

/** Checks how much CPU time the thread has used, on this page and in total. */
function watchWork(thread: Worker, most: DrawLimits) {
  const start = performance.now()
  let spent = 0
  let spentBefore = 0
  let timer: NodeJS.Timeout | undefined
  const isTooMuch = new Promise<'tooComplex'>((resolve) => {
    const look = async () => {
      spent = Math.max(spent, await cpuMsOf(thread))
      const isOver = spent - spentBefore > most.cpuMsOfPage || spent > most.cpuMsOfFile
      if (isOver || performance.now() - start > most.longestMs) resolve('tooComplex')
    }
    timer = setInterval(() => void look(), lookEveryMs)
  })
  return {
    isTooMuch,
    cpuMs: () => spent,
    nextPage: () => void (spentBefore = spent),
    stop: () => clearInterval(timer),
  }
}

/** The answer of a thread that ended by itself is still on its way. */
const cpuMsOf = (thread: Worker): Promise<number> =>
  thread.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  )

function ask(thread: Worker, order: DrawOrder | null): Promise<DrawAnswer> {
  return new Promise((resolve) => {
    const settle = (answer: DrawAnswer) => {
      thread.off('message', settle).off('error', broken).off('exit', broken)
      resolve(answer)
    }
    const broken = () => settle({ kind: 'refused', fault: 'broken' })
    thread.on('message', settle).on('error', broken).on('exit', broken)
    thread.postMessage(order, order ? [order.bytes.buffer as ArrayBuffer] : [])
  })
}
