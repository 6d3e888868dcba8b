import os from 'node:os'
import type { ReadOptions } from '@yf/ocr/document/outcome'
import { fairQueueOf } from '#platform/fair-queue/fair-queue.ts'
import type { Ocr, OcrOutcome } from './ocr.port.ts'
import type { ReaderLimits } from './reader-limits.ts'
import { startReader, type ReaderProcess } from './reader-process.ts'

export interface OcrPoolOptions extends ReaderLimits {
  readonly processes: number
  /** How many may wait besides those that are being read. */
  readonly queueLimit: number
  /** A reader that is idle this long ends and releases its memory. */
  readonly idleMs?: number
}

export interface OcrPool extends Ocr {
  /** Process ids of the running readers. */
  readonly pids: () => number[]
}

/**
 * Two cores read a picture in half the time; with fewer than two per reader, one core each has the higher throughput.
 */
export const threadsFor = (processes: number, cores = os.availableParallelism()): number =>
  cores >= processes * 2 ? 2 : 1

const closed = { outcome: 'failed', reason: 'closed' } as const

interface ReaderPool {
  /** An idle one if there is one. */
  take(): ReaderProcess
  fresh(): ReaderProcess
  /** Idle from now on, or forgotten if its process is gone. */
  release(reader: ReaderProcess): void
  end(): Promise<void>
  readonly pids: () => number[]
}

function createReaders(start: () => ReaderProcess, idleMs: number): ReaderPool {
  const idle = new Map<ReaderProcess, NodeJS.Timeout>()
  const readers = new Set<ReaderProcess>()

  function take(): ReaderProcess {
    for (const [reader, timer] of idle) {
      clearTimeout(timer)
      idle.delete(reader)
      if (reader.isUsable()) return reader
      readers.delete(reader)
    }
    return fresh()
  }

  function fresh(): ReaderProcess {
    const reader = start()
    readers.add(reader)
    return reader
  }

  function release(reader: ReaderProcess): void {
    if (!reader.isUsable()) {
      readers.delete(reader)
      return
    }
    const retire = () => {
      idle.delete(reader)
      readers.delete(reader)
      void reader.end('closed')
    }
    idle.set(reader, setTimeout(retire, idleMs).unref())
  }

  async function end(): Promise<void> {
    for (const timer of idle.values()) clearTimeout(timer)
    await Promise.all([...readers].map((reader) => reader.end('closed')))
    readers.clear()
  }

  const pids = () => [...readers].flatMap(({ pid }) => (pid === undefined ? [] : [pid]))
  return { take, fresh, release, end, pids }
}

/** No reader starts before the first picture: a server that reads none spends nothing on it. */
export function createOcrPool({
  processes,
  queueLimit,
  idleMs = 60_000,
  ...limits
}: OcrPoolOptions): OcrPool {
  const readers = createReaders(() => startReader(limits, threadsFor(processes)), idleMs)
  // With two readers, no single user occupies both.
  const turns = fairQueueOf({
    atOnce: processes,
    ofOneAtOnce: Math.max(1, processes - 1),
    ofOneWaiting: queueLimit,
    waiting: queueLimit,
  })
  let isClosed = false

  async function read(person: string, bytes: Uint8Array, options: ReadOptions = {}): Promise<OcrOutcome> {
    if (isClosed) return closed
    // A process that reads nothing leaves the pictures to the others.
    if (processes === 0) return { outcome: 'busy' }
    const outcome = await turns.take(person, () => readWith(bytes, options))
    return outcome ?? { outcome: 'busy' }
  }

  /**
   * A file whose reader died is read once more in a new process: the fault may have been the process's and not the
   * file's.
   */
  async function readWith(bytes: Uint8Array, options: ReadOptions): Promise<OcrOutcome> {
    for (let attempt = 1; ; attempt += 1) {
      if (isClosed) return closed
      const reader = attempt === 1 ? readers.take() : readers.fresh()
      const answer = await reader.read(bytes, options)
      readers.release(reader)
      if ('outcome' in answer) return answer.outcome
      const isFinal = attempt === 2 || answer.end === 'timeLimit' || answer.end === 'closed'
      if (isFinal) return { outcome: 'failed', reason: answer.end }
    }
  }

  async function close(): Promise<void> {
    isClosed = true
    // A waiting caller finds the pool closed at its turn, which is now.
    await readers.end()
  }

  return { read, close, pids: readers.pids }
}
