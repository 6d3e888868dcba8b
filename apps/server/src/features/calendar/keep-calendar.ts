import type { FastifyInstance } from 'fastify'
import { keepEnteredYears } from '@yf/domain/holidays'
import type { Db } from '#platform/db/handle.ts'
import { enteredRows, yearsOf } from './store.ts'

/** Years are entered weeks before they begin, so other processes reload every minute. */
const everyMs = 60_000

export const loadCalendar = async (db: Db): Promise<void> => keepEnteredYears(yearsOf(await enteredRows(db)))

/** Every process counts days by the entered calendar from its start on. */
export function addCalendar(app: FastifyInstance, db: Db): void {
  const load = () =>
    loadCalendar(db).catch((error: unknown) => app.log.warn({ err: error }, 'the calendar was not read'))
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    await load()
    timer = setInterval(() => void load(), everyMs)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
