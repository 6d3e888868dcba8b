/** A separate thread for the pages of one file: whatever damage the file does ends with the thread. */
import { parentPort } from 'node:worker_threads'
import type { DrawAnswer, DrawFault, DrawnPage, DrawOrder } from './draw-messages.ts'

const mostMemory = 448 * 1024 * 1024
const wasmPage = 65_536

// The libraries grow their memory only through this; when it refuses, they fail like any allocation that does not
// fit.
const grow = WebAssembly.Memory.prototype.grow
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, more: number): number {
  if (this.buffer.byteLength + more * wasmPage > mostMemory)
    throw new RangeError('more memory than a file may take')
  return grow.call(this, more)
}

const say = (answer: DrawAnswer, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(answer, transfer)

let pages: AsyncGenerator<DrawnPage | DrawFault> | null = null

async function next(): Promise<void> {
  const { value, done } = await pages!.next()
  if (done) return say({ kind: 'end' })
  if (typeof value === 'string') return say({ kind: 'refused', fault: value })
  // Data in the library's own memory are copied; a separate buffer is transferred to the caller.
  const isOwn = value.pixels.byteLength === value.pixels.buffer.byteLength
  const page = { ...value, pixels: isOwn ? value.pixels : new Uint8Array(value.pixels) }
  say({ kind: 'page', page }, [page.pixels.buffer as ArrayBuffer])
}

const pagesOf = async (order: DrawOrder) => {
  if (order.kind === 'pdf') return (await import('./draw-pdf.ts')).drawPdf(order)
  if (order.kind === 'ofd') return (await import('./ofd/draw-ofd.ts')).drawOfd(order)
  return (await import('./draw-heic.ts')).drawHeic(order)
}

async function begin(order: DrawOrder | null): Promise<void> {
  try {
    if (order) pages = await pagesOf(order)
  } catch (error) {
    return say({ kind: 'unable', error: String(error) })
  }
  // A file that crashes the library counts as broken.
  await next().catch(() => say({ kind: 'refused', fault: 'broken' }))
}

parentPort?.on('message', (order: DrawOrder | null) => void begin(order))
