import fs from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DrawAnswer, DrawFault, DrawnPage, DrawOrder } from './draw-messages.ts'

/** For a whole file: a page takes a tenth of a second, twenty of them a few. */
const timeLimitMs = 30_000
const limits = { mostPages: 20, mostPixels: 50_000_000, longestSide: 2400 }

/** The bundle has the thread as a file of its own at its root, beside the server. */
function entryFile(): string {
  const source = path.join(import.meta.dirname, 'draw-pages.ts')
  return fs.existsSync(source) ? source : path.join(import.meta.dirname, '../../../../../draw-pages.js')
}

/**
 * Hands the pages of a PDF, or the picture of a HEIC, to `onPage` one after the other: the next one is drawn when the
 * last was taken. Answers why it could not, or null.
 */
export async function drawPages(
  bytes: Buffer,
  kind: DrawOrder['kind'],
  onPage: (page: DrawnPage) => Promise<void>,
): Promise<DrawFault | 'tookTooLong' | null> {
  // None of the server's secrets, and what the libraries print goes nowhere.
  const thread = new Worker(entryFile(), { env: {}, execArgv: [], stdout: true, stderr: true })
  // One that breaks between two pages is nobody's loss, but an error that nobody hears ends the server.
  thread.on('error', () => undefined)
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<'tookTooLong'>((resolve) => {
    timer = setTimeout(() => resolve('tookTooLong'), timeLimitMs)
  })
  try {
    let order: DrawOrder | null = { kind, bytes: new Uint8Array(bytes), ...limits }
    for (;;) {
      const said = await Promise.race([ask(thread, order), tooLong])
      if (said === 'tookTooLong') return said
      if (said.kind === 'unable') throw new Error(`no pages can be drawn: ${said.error}`)
      if (said.kind === 'refused') return said.fault
      if (said.kind === 'end') return null
      await onPage(said.page)
      order = null
    }
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

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
