import type { ChanceSource } from '@yf/domain/activity'
import { taskOf } from '@yf/domain/points'
import { timesDone } from '#features/points/public.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Activity } from './store.ts'

const signInTask = { name: '每日签到', note: '每天签到一次', path: '/yue_action' }

const taskTextOf = (source: ChanceSource) => (source === 'signIn' ? signInTask : taskOf(source))

/** Actions during the activity, counted from the ledger; there is no other record of earned chances. */
export async function chancesOf(
  db: Db,
  member: { readonly companyId: string; readonly accountId: string },
  { row, promotion }: Activity,
) {
  const span = { from: promotion.starts_at, until: promotion.ends_at }
  const times = await timesDone(db, member, span)
  const tasks = row.tasks.map(({ source, chances }) => {
    const { name, note, path } = taskTextOf(source)
    return { source, name, note, path, chances, doneTimes: times.get(source) ?? 0 }
  })
  const earned = tasks.reduce((sum, { chances, doneTimes }) => sum + chances * doneTimes, row.free_chances)
  return { tasks, earned }
}
