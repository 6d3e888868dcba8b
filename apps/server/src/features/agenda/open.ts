import type { agendaCalls } from '@yf/contract/agenda'
import { byUrgency, openKinds } from '@yf/domain/open-matters'
import { requireMembership } from '#features/company/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { AgendaEntry } from './public.ts'

export const open: RunCallHandler<typeof agendaCalls.open> = async ({ companyId }, ctx) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const found: AgendaEntry[] = []
  // Sequential: one home page request must not take ten database connections at once.
  for (const source of ctx.extensionPoints.openSources) found.push(...(await source(ctx, membership)))
  return answer(
    byUrgency(found, ctx.clock.now()).map(({ kind, id, title, fact, path }) => ({
      kind,
      id,
      title,
      fact,
      verb: openKinds[kind].verb,
      path,
    })),
  )
}
