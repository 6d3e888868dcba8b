import { useSession } from '#platform/session/session.ts'

export interface StreamEvent {
  readonly name: string
  /** The parsed JSON; null if there is none. */
  readonly data: unknown
}

export interface Listener {
  readonly onOpen: () => void
  readonly onEvent: (event: StreamEvent) => void
  readonly signal: AbortSignal
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

const valueOf = (line: string, field: string): string | null =>
  line.startsWith(`${field}:`) ? line.slice(field.length + 1).replace(/^ /, '') : null

/** One block of a stream: one field per line. A comment keeps the connection alive and is no event. */
function eventIn(block: string): StreamEvent | null {
  const lines = block.split('\n')
  const name = lines.map((line) => valueOf(line, 'event')).find((value) => value !== null) ?? 'message'
  const data = lines.flatMap((line) => valueOf(line, 'data') ?? [])
  return data.length > 0 ? { name, data: parsed(data.join('\n')) } : null
}

/** The complete events at the start of the received text, and the incomplete rest. */
export function eventsIn(text: string): { events: StreamEvent[]; rest: string } {
  const blocks = text.replace(/\r\n/g, '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  return { events: blocks.flatMap((block) => eventIn(block) ?? []), rest }
}

/** The server sends a heartbeat regularly; a connection that is silent for longer is dead. */
const silentMs = 60_000

async function nextPart(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('silent')), silentMs)
  })
  try {
    const { done, value } = await Promise.race([reader.read(), silence])
    return done ? null : value
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reads server-sent events (`text/event-stream`) until the connection breaks, which throws. Uses fetch instead of
 * EventSource, which can only send a token in the address, and addresses are logged.
 */
export async function readEvents(url: string, { onOpen, onEvent, signal }: Listener): Promise<never> {
  const headers = { Authorization: `Bearer ${useSession.getState().token}`, Accept: 'text/event-stream' }
  const response = await fetch(url, { headers, signal, cache: 'no-store' })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  const reader = response.ok && isStream ? response.body?.getReader() : undefined
  if (!reader) throw new Error(`no stream, but ${response.status}`)
  onOpen()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let part = await nextPart(reader); part; part = await nextPart(reader)) {
      const { events, rest } = eventsIn(text + decoder.decode(part, { stream: true }))
      text = rest
      if (!signal.aborted) events.forEach(onEvent)
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
  throw new Error('the stream ended')
}
