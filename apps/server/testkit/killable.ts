import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call, Input, Output } from '@yf/contract/call'
import { startProcess, type ServerProcess } from './process.ts'
import { callOver } from './server.ts'

/** A server that can be struck dead while somebody uses it. */
export interface Killable {
  /** As the app does it: sent again under the same key until there is an answer. */
  persist<C extends Call>(
    token: string,
    row: C,
    input: Input<C>,
    onSent?: () => Promise<void>,
  ): Promise<Output<C>>
  kill(): Promise<void>
  close(): Promise<void>
}

/**
 * One answers; another stands ready, so that after a kill nobody waits for a start. No more are started than `kills`
 * asks for: a process costs seconds.
 */
export async function startKillable(env: Record<string, string>, kills: number): Promise<Killable> {
  let current: ServerProcess = await startProcess(env)
  let left = kills
  const next = () => ((left -= 1) >= 0 ? startProcess(env) : null)
  let spare = next()
  return {
    async persist(token, row, input, onSent) {
      const key = randomUUID()
      let interfere = onSent
      for (;;) {
        const sent = callOver(current.url, row, input, { token, key }).catch(() => null)
        const meanwhile = interfere?.()
        interfere = undefined
        const [answered] = await Promise.all([sent, meanwhile])
        if (answered?.code === 200) return answered.result
        // A process that is going down, or a key whose first request is still being undone, says so; the app comes again.
        if (answered !== null && answered.code !== 1010 && answered.http < 500)
          throw new Error(`${row.path}: ${answered.message}`)
        await wait(20)
      }
    },
    async kill() {
      const dying = current
      dying.signal('SIGKILL')
      const ready = await spare
      if (!ready) throw new Error(`only ${kills} kills were asked for`)
      spare = next()
      await dying.ended
      current = ready
    },
    close: async () => void (await Promise.all([current.stop(), spare?.then((server) => server.stop())])),
  }
}
