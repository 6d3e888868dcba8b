import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call, Input, Output } from '@yf/contract/call'
import { refusals } from '@yf/contract/refusals'
import { startProcess, type ServerProcess } from './process.ts'
import { callOver } from './server.ts'

/** Something that is done to the server while a question is under way. */
export type Interference = () => Promise<void>

/** A server that can be struck dead while somebody uses it. */
export interface Killable {
  /** As the app does it: sent again under the same key until there is an answer. */
  persist<C extends Call>(token: string, row: C, input: Input<C>, onSent?: Interference): Promise<Output<C>>
  /** As anybody else does it: the same again, at the address that answers now, until the answer is not null. */
  until<Answer>(ask: (url: string) => Promise<Answer | null>, onSent?: Interference): Promise<Answer>
  /** Strikes so many milliseconds after something was sent. */
  killAfter(delay: number): Interference
  /** The address of the one that stands ready beside it. */
  beside(): Promise<string>
  close(): Promise<void>
}

/**
 * One answers; another stands ready, so that after a kill nobody waits for a start. No more are started than `kills`
 * asks for: a process costs seconds. `passing` are the refusals after which the app may come again.
 */
export async function startKillable(
  env: Record<string, string>,
  kills: number,
  passing: readonly (number | string)[] = [],
): Promise<Killable> {
  let current: ServerProcess = await startProcess(env)
  let left = kills
  const next = () => ((left -= 1) >= 0 ? startProcess(env) : null)
  let spare = next()
  const ready = async () => {
    const found = await spare
    if (!found) throw new Error(`only ${kills} kills were asked for`)
    return found
  }
  const until = comingAgain(() => current.url)
  const kill = async () => {
    const dying = current
    dying.signal('SIGKILL')
    const follower = await ready()
    spare = next()
    await dying.ended
    current = follower
  }
  return {
    persist: persisting(until, passing),
    until,
    killAfter: (delay) => () => wait(delay).then(kill),
    beside: async () => (await ready()).url,
    close: async () => void (await Promise.all([current.stop(), spare?.then((server) => server.stop())])),
  }
}

/** Asks at the address that answers at the time, until the answer is not null; what interferes does so once. */
export const comingAgain =
  (url: () => string): Killable['until'] =>
  async (ask, onSent) => {
    let interfere = onSent
    for (;;) {
      const asked = ask(url())
      const meanwhile = interfere?.()
      interfere = undefined
      const [answer] = await Promise.all([asked, meanwhile])
      if (answer !== null) return answer
      await wait(20)
    }
  }

/** A call under one key, come to again until it is answered. */
export const persisting =
  (until: Killable['until'], passing: readonly (number | string)[] = []): Killable['persist'] =>
  async (token, row, input, onSent) => {
    const key = randomUUID()
    const { result } = await until(async (url) => {
      const answered = await callOver(url, row, input, { token, key }).catch(() => null)
      if (answered === null || answered.code === 200) return answered
      // A process that is going down, or a key whose first request is still being undone, says so; the app comes again.
      if (
        answered.http >= 500 ||
        answered.code === refusals.inProgress.code ||
        passing.includes(answered.code)
      )
        return null
      throw new Error(`${row.path}: ${answered.message}`)
    }, onSent)
    return result
  }
