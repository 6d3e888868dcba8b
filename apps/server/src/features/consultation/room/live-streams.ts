import type { PassThrough } from 'node:stream'
import type { RoomUpdate } from './news.ts'

export interface StreamReader {
  /** The last change that the reader knows. */
  readonly after: number
  /** Null if the room is no longer theirs. */
  readonly read: (after: number) => Promise<RoomUpdate | null>
}

export interface RoomStream {
  /** Signals a change; the content is read from the room. */
  readonly wake: (what: string) => void
}

interface OpenStream {
  readonly accountId: string
  readonly body: PassThrough
  readonly endsAt: number
}

/** Proxies and phones close a connection without traffic. */
const beatMs = 15_000
/** Afterwards the reader reconnects and is authenticated again. Randomised, so that not all reconnect at once. */
const endsAfterMs = () => 240_000 + Math.random() * 120_000
/** A phone that lost its network leaves a dead connection: the oldest is closed, so that nobody is locked out. */
const mostPerPerson = 4
/** A reader that does not consume is disconnected; it resumes at its position. */
const mostWaitingBytes = 256 * 1024

/** The open rooms of this process. */
export function openStreams() {
  const open = new Set<OpenStream>()
  const beat = setInterval(() => {
    const now = Date.now()
    for (const { body, endsAt } of open)
      if (now >= endsAt || body.writableLength > mostWaitingBytes) body.end()
      else body.write(': \n\n')
  }, beatMs)
  beat.unref()
  return {
    open(accountId: string, body: PassThrough, reader: StreamReader): RoomStream {
      const own = [...open].filter((one) => one.accountId === accountId)
      for (const { body: oldest } of own.slice(0, Math.max(0, own.length - mostPerPerson + 1))) oldest.end()
      const one: OpenStream = { accountId, body, endsAt: Date.now() + endsAfterMs() }
      open.add(one)
      body.once('close', () => open.delete(one))
      return { wake: createPump(body, reader) }
    },
    close(): void {
      clearInterval(beat)
      for (const { body } of open) body.end()
    },
  }
}

const eventOf = (name: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Reads on from its position whenever it is woken, one read at a time: events that arrive meanwhile trigger another
 * read.
 */
function createPump(body: PassThrough, { after, read }: StreamReader): RoomStream['wake'] {
  let cursor = after
  let lastStatus = ''
  let isReading = false
  let isStale = false

  async function readOn(): Promise<void> {
    do {
      isStale = false
      const news = await read(cursor)
      if (body.writableEnded) return
      if (!news) return void body.end()
      for (const message of news.messages) {
        cursor = message.seq
        body.write(eventOf('message', message, message.seq))
      }
      const statusEvent = eventOf('standing', news.standing)
      if (statusEvent !== lastStatus) body.write(statusEvent)
      lastStatus = statusEvent
      isStale ||= news.hasMore === 1
    } while (isStale)
  }

  async function readSafely(): Promise<void> {
    isReading = true
    try {
      await readOn()
    } catch {
      // The reader reconnects and resumes from its position.
      body.end()
    } finally {
      isReading = false
    }
  }

  return (what) => {
    if (body.writableEnded) return
    if (what === 'typing') return void body.write(eventOf('typing', {}))
    isStale = true
    if (isReading) return
    void readSafely()
  }
}
