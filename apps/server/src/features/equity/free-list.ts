import type { equityCalls } from '@yf/contract/equity'
import { shanghaiMoment } from '@yf/domain/dates'
import { freeEquityStates } from '@yf/domain/equity'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { activatedOf, freeEquities } from './free-store.ts'

/** Where a collected benefit is used: a doctor benefit at the hospital, anything else from the card pack. */
const usedAt = { doctor: '/hospital/toConsultation', others: '/yfCards' } as const

export const freeList: RunCallHandler<typeof equityCalls.freeList> = async (
  { companyId },
  { db, clock, caller },
) => {
  if (!(await requireMembership(db, caller.accountId, companyId))) return refuse('notFound')
  const now = clock.now()
  const [rows, activated] = await Promise.all([
    freeEquities(db, companyId, now),
    activatedOf(db, companyId, caller.accountId),
  ])
  const stateOf = (row: (typeof rows)[number]) => {
    if (row.starts_at > now) return freeEquityStates.notYet
    if (row.package_kind === null) return freeEquityStates.link
    return activated.has(row.id) ? freeEquityStates.taken : freeEquityStates.open
  }
  const addressOf = ({ jump_url, package_kind }: (typeof rows)[number]) =>
    jump_url ?? usedAt[package_kind === 'doctor' ? 'doctor' : 'others']
  return answer(
    rows.map((row) => ({
      id: row.id,
      name: row.name,
      summary: row.summary,
      icon: row.icon,
      jumpUrl: addressOf(row),
      startTime: shanghaiMoment(row.starts_at),
      endTime: shanghaiMoment(row.ends_at),
      status: stateOf(row),
    })),
  )
}
