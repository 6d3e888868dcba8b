import type { ChanceSource } from '@yf/domain/activity'
import { taskOf } from '@yf/domain/points'
import { timesDone } from '#features/points/public.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Activity } from './store.ts'

const signInWords = { name: '每日签到', note: '每天签到一次', path: '/yue_action' }

const wordsOf = (source: ChanceSource) => (source === 'signIn' ? signInWords : taskOf(source))

/** Actions during the activity, counted from the ledger; there is no other record of earned chances. */
export async function chancesOf(
  db: Db,
  whose: { readonly companyId: string; readonly accountId: string },
  { row, promotion }: Activity,
) {
  const span = { from: promotion.starts_at, until: promotion.ends_at }
  const times = await timesDone(db, whose, span)
  const tasks = row.tasks.map(({ source, chances }) => {
    const { name, note, path } = wordsOf(source)
    return { source, name, note, path, chances, doneTimes: times.get(source) ?? 0 }
  })
  const earned = tasks.reduce((sum, { chances, doneTimes }) => sum + chances * doneTimes, row.free_chances)
  return { tasks, earned }
}
