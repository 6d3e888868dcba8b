import { sessionKind, useSession } from '#platform/session/session.ts'
import type { UnsentEvent } from '#platform/storage/storage.ts'
import { eventOf } from './events.ts'
import { post } from './post.ts'
import { openQueue, type Queue } from './queue.ts'

const soon = 5000
const full = 20
const batchSize = 50
const longest = 60_000
const keepAfter = 1000

interface SenderState {
  readonly queue: Queue
  timer: ReturnType<typeof setTimeout> | null
  keeping: ReturnType<typeof setTimeout> | null
  isSending: boolean
  delay: number
  /** A token that the server rejects: nothing is sent until there is another. */
  refusedToken: string | null
}

/** Events without an owner wait for a login; others are only sent under their owner. */
function sendable({ queue }: SenderState): UnsentEvent[] {
  const { userInfo } = useSession.getState()
  const isMine = ({ owner }: UnsentEvent) => owner === null || owner === (userInfo?.baseId ?? null)
  return queue.all().filter(isMine).slice(0, batchSize)
}

function mayCall(state: SenderState): string | null {
  const session = useSession.getState()
  const isOff = sessionKind(session) !== 'member' || session.token === state.refusedToken
  return isOff ? null : session.token
}

function plan(state: SenderState, after: number): void {
  if (state.timer) clearTimeout(state.timer)
  state.timer = setTimeout(() => {
    state.timer = null
    void flush(state)
  }, after)
}

async function flush(state: SenderState): Promise<void> {
  const token = mayCall(state)
  const batch = sendable(state)
  if (state.isSending || token === null || batch.length === 0) return
  state.isSending = true
  const outcome = await post(token, batch)
  state.isSending = false
  if (outcome === 'done') state.queue.remove(batch)
  if (outcome === 'refused') state.refusedToken = token
  state.delay = outcome === 'later' ? Math.min(state.delay * 2, longest) : soon
  if (outcome !== 'refused' && sendable(state).length > 0) plan(state, outcome === 'done' ? 0 : state.delay)
}

function add(state: SenderState, noted: UnsentEvent): void {
  if (!eventOf(noted)) return
  state.queue.add(noted)
  state.keeping ??= setTimeout(() => keep(state), keepAfter)
  if (state.isSending) return
  if (state.delay === soon && sendable(state).length >= full) plan(state, 0)
  else if (!state.timer) plan(state, state.delay)
}

function keep(state: SenderState): void {
  if (state.keeping) clearTimeout(state.keeping)
  state.keeping = null
  state.queue.keep()
}

/** The page may not come back: unsent events are stored and sent as well. The server deduplicates them by key. */
async function leave(state: SenderState): Promise<void> {
  keep(state)
  const token = mayCall(state)
  const batch = sendable(state)
  if (token === null || batch.length === 0) return
  if ((await post(token, batch)) === 'done') state.queue.remove(batch)
}

/** After a login of another member or a logout: storage was cleared, and unsent events must survive that. */
function followSession(state: SenderState): void {
  const { userInfo } = useSession.getState()
  const isOthers = ({ owner }: UnsentEvent) => owner !== null && owner !== userInfo?.baseId
  if (userInfo) state.queue.remove(state.queue.all().filter(isOthers))
  keep(state)
  if (mayCall(state) !== null) plan(state, 0)
}

export interface Sender {
  note(noted: UnsentEvent): void
  stop(): void
}

/** Takes over the events recorded so far, and those of earlier pages. */
export function startSending(waiting: readonly UnsentEvent[]): Sender {
  const state: SenderState = {
    queue: openQueue(waiting.filter((noted) => eventOf(noted) !== null)),
    timer: null,
    keeping: null,
    isSending: false,
    delay: soon,
    refusedToken: null,
  }
  const forget = useSession.subscribe((now, before) => {
    if (now.token !== before.token) followSession(state)
  })
  const back = () => plan(state, 0)
  const gone = () => void leave(state)
  const look = () => {
    if (document.visibilityState === 'hidden') void leave(state)
  }
  addEventListener('online', back)
  addEventListener('pagehide', gone)
  document.addEventListener('visibilitychange', look)
  if (state.queue.all().length > 0) plan(state, 0)
  return {
    note: (noted) => add(state, noted),
    stop: () => {
      forget()
      removeEventListener('online', back)
      removeEventListener('pagehide', gone)
      document.removeEventListener('visibilitychange', look)
      for (const timer of [state.timer, state.keeping]) if (timer) clearTimeout(timer)
    },
  }
}
