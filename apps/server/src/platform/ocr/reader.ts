/** A separate process that reads one picture at a time, so that a hostile file harms only it. */
import { createDocumentReader } from '@yf/ocr/document-reader'
import type { ReaderUsage, ReaderMessage, ReadRequest } from './reader-messages.ts'

const send = (message: ReaderMessage) => void process.send?.(message)

// Without its parent it has no work.
process.on('disconnect', () => process.exit(0))
// An interrupt at a terminal reaches the whole group; the server decides when its readers end.
process.on('SIGINT', () => undefined)

function effort(): ReaderUsage {
  const { user, system } = process.cpuUsage()
  return { rss: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 }
}

setInterval(() => send({ kind: 'effort', ...effort() }), 250).unref()

const reader = await createDocumentReader({ threads: Number(process.argv[2]) || 1 })
process.on('message', ({ bytes, options }: ReadRequest) => {
  // An exception here is a bug or a broken library: the process ends, and the pool reads the file again in a new one.
  void reader.read(bytes, options).then((outcome) => send({ kind: 'read', outcome, ...effort() }))
})
send({ kind: 'ready' })
