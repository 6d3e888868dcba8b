import { fork } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { ReadOutcome, ReadOptions } from '@yf/ocr/document/outcome'
import { excessOf, nothingYet, type ExceededLimit, type ReaderLimits } from './reader-limits.ts'
import type { ReaderUsage, ReaderMessage, ReadRequest } from './reader-messages.ts'

export type ReaderEnd = ExceededLimit | 'crash' | 'closed'
export type ReaderAnswer = { readonly outcome: ReadOutcome } | { readonly end: ReaderEnd }

export interface ReaderProcess {
  readonly pid: number | undefined
  /** False once the process is gone or ending. */
  readonly isUsable: () => boolean
  read(bytes: Uint8Array, options: ReadOptions): Promise<ReaderAnswer>
  end(reason: ReaderEnd): Promise<void>
}

const watchEveryMs = 250

/** In the bundle, the reader is a separate file at the root, beside the server. */
function entryFile(): string {
  const source = path.join(import.meta.dirname, 'reader.ts')
  return fs.existsSync(source) ? source : path.join(import.meta.dirname, '../../../../../ocr-reader.js')
}

/** None of the server's secrets: a reader needs only enough to run. */
const barest = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'NODE_COMPILE_CACHE'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  )

/** What a picture has used so far, by the last report of its process. */
function usageOf(
  report: ReaderUsage & { readonly at: number },
  begun: { readonly at: number; readonly cpuMs: number },
) {
  const now = performance.now()
  return {
    rss: report.rss,
    cpuMs: report.cpuMs - begun.cpuMs,
    silentMs: now - Math.max(report.at, begun.at),
    readingMs: now - begun.at,
  }
}

/** `threads` is how many cores one picture may use. */
export function startReader(limits: ReaderLimits, threads: number): ReaderProcess {
  // Processes and not threads: ending a thread during inference aborts the whole server.
  const child = fork(entryFile(), [String(threads)], {
    serialization: 'advanced',
    env: barest(),
    execArgv: [],
  })
  let lastReport = { at: performance.now(), rss: 0, cpuMs: 0 }
  let ending: ReaderEnd | null = null
  let waiting: ((answer: ReaderAnswer) => void) | null = null

  const settle = (answer: ReaderAnswer) => {
    const resolve = waiting
    waiting = null
    resolve?.(answer)
  }
  const kill = (reason: ReaderEnd) => {
    ending ??= reason
    child.kill('SIGKILL')
  }
  const gone = new Promise<void>((resolve) => {
    const leave = () => {
      ending ??= 'crash'
      settle({ end: ending })
      resolve()
    }
    child.once('exit', leave)
    child.once('error', leave)
  })
  child.on('message', (message: ReaderMessage) => {
    if (message.kind === 'read') settle({ outcome: message.outcome })
    if (message.kind !== 'ready') hear(message)
  })

  function hear({ rss, cpuMs }: ReaderUsage): void {
    lastReport = { at: performance.now(), rss, cpuMs }
    if (excessOf({ ...nothingYet, rss }, limits)) kill('memory')
  }

  function read(bytes: Uint8Array, options: ReadOptions): Promise<ReaderAnswer> {
    if (ending) return Promise.resolve({ end: ending })
    const begun = { at: performance.now(), cpuMs: lastReport.cpuMs }
    const watch = setInterval(() => {
      const excess = excessOf(usageOf(lastReport, begun), limits)
      if (excess) kill(excess)
    }, watchEveryMs)
    return new Promise<ReaderAnswer>((resolve) => {
      waiting = resolve
      const request: ReadRequest = { bytes, options }
      // A process that is ending accepts no message; its exit produces the result.
      child.send(request, () => undefined)
    }).finally(() => clearInterval(watch))
  }

  async function end(reason: ReaderEnd): Promise<void> {
    kill(reason)
    await gone
  }
  return { pid: child.pid, isUsable: () => ending === null, read, end }
}
