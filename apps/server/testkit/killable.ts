import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call, SentInput, Output } from '@yf/contract/call'
import { refusals } from '@yf/contract/refusals'
import { startProcess, type ServerProcess } from './process.ts'
import { callOver } from './server.ts'

/** An interference with the server while a request is in progress. */
export type InterruptServer = () => Promise<void>

/** A server that can be killed while a client uses it. */
export interface Killable {
  /** As the app does: sends the request again under the same key until there is a response. */
  persist<C extends Call>(
    token: string,
    row: C,
    input: SentInput<C>,
    onSent?: InterruptServer,
  ): Promise<Output<C>>
  /** As any other client does: repeats the request at the current address until the result is not null. */
  until<Answer>(ask: (url: string) => Promise<Answer | null>, onSent?: InterruptServer): Promise<Answer>
  /** Interferes this many milliseconds after a request was sent. */
  killAfter(delay: number): InterruptServer
  /** The address of the standby. */
  beside(): Promise<string>
  close(): Promise<void>
}

/**
 * One process answers; another is on standby, so that after a kill nobody waits for a start. Starts no more than
 * `kills` requires: a process costs seconds. After one of the `passing` refusals the app may retry.
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

/** Sends to the current address until the result is not null; interference happens once. */
export const comingAgain =
  (url: () => string): Killable['until'] =>
  async (ask, onSent) => {
    let interfere = onSent
    for (;;) {
      const pending = ask(url())
      const meanwhile = interfere?.()
      interfere = undefined
      const [answer] = await Promise.all([pending, meanwhile])
      if (answer !== null) return answer
      await wait(20)
    }
  }

/** A call under one key, repeated until it is answered. */
export const persisting =
  (until: Killable['until'], passing: readonly (number | string)[] = []): Killable['persist'] =>
  async (token, row, input, onSent) => {
    const key = randomUUID()
    const { result } = await until(async (url) => {
      const answered = await callOver(url, row, input, { token, key }).catch(() => null)
      if (answered === null || answered.code === 200) return answered
      // A process that is stopping, or a key whose first request is still being rolled back, says so; the app
      // retries.
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
