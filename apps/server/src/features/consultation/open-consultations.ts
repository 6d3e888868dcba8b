import { consultationStates } from '@yf/domain/consultation'
import { monthAndDay } from '@yf/domain/near-time-text'
import { mostOfOne, type OpenSource } from '#features/agenda/public.ts'
import { unreadOf } from './store.ts'

const dayMs = 86_400_000
const rememberedDays = 30

/** Consultations with unread messages of a doctor; nothing about the subject. */
export const openConsultations: OpenSource = async ({ db, caller: { accountId }, clock }, { companyId }) => {
  const rows = await db
    .selectFrom('consultation')
    .select(['id', 'started_at', 'accepted_at', 'ended_at'])
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('state', 'in', [consultationStates.open, consultationStates.ended])
    .where('started_at', '>=', new Date(clock.now().getTime() - rememberedDays * dayMs))
    .orderBy('started_at', 'desc')
    .limit(mostOfOne)
    .execute()
  const unread = await unreadOf(
    db,
    companyId,
    rows.map(({ id }) => id),
  )
  return rows
    .filter(({ id }) => (unread.get(id) ?? 0) > 0)
    .map(({ id, started_at, accepted_at, ended_at }) => ({
      kind: 'consultationAnswered',
      id,
      at: ended_at ?? accepted_at ?? started_at,
      title: '医生回复了您',
      fact: `${monthAndDay(started_at)} 的问诊 · ${unread.get(id)} 条未读`,
      path: `/consultationRecord/${id}`,
    }))
}
