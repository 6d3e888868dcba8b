import type { BehaviorEvent, trackingCalls } from '@yf/contract/tracking'
import { shanghaiDay } from '@yf/domain/dates'
import { isEncrypted, isTracked } from '@yf/domain/tracking'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { namedId, newId } from '#platform/ids.ts'
import { requireMembership } from '#features/company/public.ts'
import { batchesPerMinute, momentOf, nobody, noCompany } from './rules.ts'
import { keepRecords } from './store.ts'
import type { BehaviorRecordTable } from './tables.ts'

/** Nobody waits for this answer: invalid events are dropped rather than refused. */
export const add: RunCallHandler<typeof trackingCalls.add> = async ({ events }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await ctx.limits.take('behavior', accountId, batchesPerMinute)).allowed) return refuse('tooOften')
  const companies = await ownCompanies(events, ctx)
  const rows = events.flatMap((event) => rowOf(event, companies, ctx) ?? [])
  if (rows.length > 0) await keepRecords(ctx.db, rows)
  const dropped = events.length - rows.length
  if (dropped > 0) ctx.log.info({ dropped, kept: rows.length }, 'tracking events that are not in the table')
  return answer(null)
}

async function ownCompanies(
  events: readonly BehaviorEvent[],
  { db, caller }: MemberContext,
): Promise<ReadonlySet<string>> {
  const named = new Set(events.flatMap(({ companyId }) => companyId ?? []))
  const own = new Set<string>()
  for (const id of named) if (await requireMembership(db, caller.accountId, id)) own.add(id)
  return own
}

function rowOf(
  event: BehaviorEvent,
  companies: ReadonlySet<string>,
  { caller, clock }: MemberContext,
): BehaviorRecordTable | null {
  const now = clock.now()
  const at = momentOf(event.occurredAt, now)
  if (!at || !isTracked(event)) return null
  const { companyId = noCompany, key } = event
  const isOwn = !isEncrypted(event)
  return {
    company_id: isOwn && companies.has(companyId) ? companyId : noCompany,
    account_id: isOwn ? caller.accountId : nobody,
    day: shanghaiDay(at),
    id: key ? namedId(`behavior/${caller.accountId}/${key}`) : newId(),
    page_key: event.pageKey,
    categary: event.categary,
    module: event.module,
    feature: event.feature,
    operation: event.operation,
    detail: event.detail ?? null,
    occurred_at: at,
    received_at: now,
  }
}
