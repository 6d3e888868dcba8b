import type { PassThrough } from 'node:stream'
import type { News } from './news.ts'

export interface Reading {
  /** The last change that the reader knows of. */
  readonly after: number
  /** Null where the room is no longer theirs. */
  readonly read: (after: number) => Promise<News | null>
}

export interface Stream {
  /** Something happened: what, the room itself says. */
  readonly wake: (what: string) => void
}

interface Open {
  readonly accountId: string
  readonly body: PassThrough
  readonly endsAt: number
}

/** Proxies and phones let go of a line on which nothing comes. */
const beatMs = 15_000
/** Then the reader comes back, and is asked anew who they are. Not all at the same moment. */
const endsAfterMs = () => 240_000 + Math.random() * 120_000
/** A phone that lost its network leaves a dead line behind: the oldest goes, so that nobody is locked out. */
const mostPerPerson = 4
/** A reader that takes nothing in is let go; it resumes where it was. */
const mostWaitingBytes = 256 * 1024

/** The open rooms of this process. */
export function openStreams() {
  const open = new Set<Open>()
  const beat = setInterval(() => {
    const now = Date.now()
    for (const { body, endsAt } of open)
      if (now >= endsAt || body.writableLength > mostWaitingBytes) body.end()
      else body.write(': \n\n')
  }, beatMs)
  beat.unref()
  return {
    open(accountId: string, body: PassThrough, reading: Reading): Stream {
      const own = [...open].filter((one) => one.accountId === accountId)
      for (const { body: oldest } of own.slice(0, Math.max(0, own.length - mostPerPerson + 1))) oldest.end()
      const one: Open = { accountId, body, endsAt: Date.now() + endsAfterMs() }
      open.add(one)
      body.once('close', () => open.delete(one))
      return { wake: createPump(body, reading) }
    },
    close(): void {
      clearInterval(beat)
      for (const { body } of open) body.end()
    },
  }
}

const eventOf = (name: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Reads on from where it is whenever it is woken, one reading at a time: what comes meanwhile makes it read again. */
function createPump(body: PassThrough, { after, read }: Reading): Stream['wake'] {
  let cursor = after
  let shown = ''
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
      const standing = eventOf('standing', news.standing)
      if (standing !== shown) body.write(standing)
      shown = standing
      isStale ||= news.hasMore === 1
    } while (isStale)
  }

  async function readSafely(): Promise<void> {
    isReading = true
    try {
      await readOn()
    } catch {
      // The reader comes back and asks from where it is.
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
