import fs from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DocumentResult, DocumentOrder, DocumentPort } from './documents.port.ts'

export interface DocumentWriter extends DocumentPort {
  close(): Promise<void>
}

export interface WriterLimits {
  readonly timeLimitMs?: number
  /** How many documents may wait; more are refused, and their jobs retry later. */
  readonly mostWaiting?: number
  /** After this idle time the thread ends and releases most of its 80 MB. */
  readonly idleMs?: number
}

interface WaitingDocument {
  readonly order: DocumentOrder
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/** Enough for a document of a thousand lines; without a cap the garbage of many documents would accumulate. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }

/** In the bundle, the thread is a separate file at the root, beside the server. */
function entryFile(): string {
  const source = path.join(import.meta.dirname, 'writer.ts')
  return fs.existsSync(source) ? source : path.join(import.meta.dirname, '../../../../../document-writer.js')
}

/** One thread, started with the first document; a document that hangs or crashes it affects no other. */
export function createDocumentWriter(limits: WriterLimits = {}): DocumentWriter {
  const { timeLimitMs = 30_000, mostWaiting = 200, idleMs = 30_000 } = limits
  const waiting: WaitingDocument[] = []
  let thread: Worker | null = null
  let isBusy = false
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    // None of the server's secrets: a writer needs no environment at all.
    const started = new Worker(entryFile(), { env: {}, execArgv: [], resourceLimits })
    // A crash between two documents affects no caller, but an unhandled error would end the server.
    started.on('error', () => undefined)
    started.once('exit', () => {
      if (thread === started) thread = null
    })
    return started
  }

  const end = async () => {
    const ending = thread
    thread = null
    await ending?.terminate()
  }

  async function workOff(): Promise<void> {
    if (isBusy) return
    isBusy = true
    clearTimeout(idle)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      thread ??= start()
      const answer = await writeIn(thread, next.order, timeLimitMs)
      if ('bytes' in answer) next.resolve(answer.bytes)
      else next.reject(new Error(`a paper was not written: ${answer.error}`))
      if ('isBroken' in answer) await end()
    }
    isBusy = false
    idle = setTimeout(() => void end(), idleMs).unref()
  }

  const write = (order: DocumentOrder) =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (isClosed || waiting.length >= mostWaiting) return reject(new Error('no paper can be written now'))
      waiting.push({ order, resolve, reject })
      void workOff()
    })

  return {
    applicationBook: (book, signature) => write({ kind: 'applicationBook', book, signature }),
    decisionLetter: (letter) => write({ kind: 'decisionLetter', letter }),
    sleepReport: (report) => write({ kind: 'sleepReport', report }),
    async close() {
      isClosed = true
      clearTimeout(idle)
      for (const { reject } of waiting.splice(0)) reject(new Error('the server is stopping'))
      await end()
    },
  }
}

type WorkerResult = DocumentResult | { readonly error: string; readonly isBroken: true }

function writeIn(thread: Worker, order: DocumentOrder, timeLimitMs: number): Promise<WorkerResult> {
  return new Promise((resolve) => {
    const settle = (answer: WorkerResult) => {
      clearTimeout(limit)
      thread.off('message', settle).off('error', onError).off('exit', onExit)
      thread.unref()
      resolve(answer)
    }
    const onError = (error: Error) => settle({ error: error.message, isBroken: true })
    const onExit = () => settle({ error: 'the thread ended', isBroken: true })
    const limit = setTimeout(() => settle({ error: 'it took too long', isBroken: true }), timeLimitMs)
    thread.on('message', settle).on('error', onError).on('exit', onExit)
    thread.ref()
    thread.postMessage(order, [])
  })
}
