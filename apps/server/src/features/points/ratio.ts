import type { pointsCalls } from '@yf/contract/points'
import { shanghaiDay } from '@yf/domain/dates'
import { pointsPerYuan } from '@yf/domain/points-rules'
import { requireMembership } from '#features/company/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { rulesOn } from './company-rules.ts'

/** The points per fen at a company. Always an integer: `fen * ratio` is exact for any part of an order. */
export const ratioOf = async (db: Db, companyId: string, now: Date): Promise<number> =>
  (await rulesOn(db, companyId, shanghaiDay(now))).pointsPerFen

export const ratio: RunCallHandler<typeof pointsCalls.ratio> = async ({ companyId }, ctx) => {
  if (!(await requireMembership(ctx.db, ctx.caller.accountId, companyId))) return refuse('notFound')
  const pointsPerFen = await ratioOf(ctx.db, companyId, ctx.clock.now())
  return answer({ pointsPerYuan: pointsPerYuan({ pointsPerFen }) })
}
