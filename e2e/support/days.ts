import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const script = path.join(import.meta.dirname, 'serve-on-a-day.ts')

export interface DayServer {
  readonly url: string
  /** Sets the clock to noon of that day in Shanghai. */
  moveTo(day: string): Promise<void>
  end(): Promise<void>
}

/** The product on demo data, with a clock that a journey moves from day to day. */
export async function openDays(): Promise<DayServer> {
  const child = fork(script, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const stood = await Promise.race([once(child, 'message'), ended.then(() => null)])
  if (!stood) throw new Error('the server did not start; what it said stands above')
  return {
    url: stood[0] as string,
    moveTo: async (day) => {
      child.send(day)
      await once(child, 'message')
    },
    end: async () => {
      child.disconnect()
      await ended
    },
  }
}
