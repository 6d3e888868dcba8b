import { shanghaiDay } from '@yf/domain/dates'
import { employeesOf } from '#features/company/public.ts'
import { notify } from '#features/messages/public.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { escaped } from '../escaped.ts'
import { choosersOf, setNotifiedUntil, markNotified, offersOpenAt } from './notice-store.ts'
import { stateOf } from './dto.ts'
import { holdOffer, type OfferRow } from './store.ts'

const atOnce = 100
/** Includes employees whose transaction was still open when the others were notified. */
const overlapMs = 10 * 60_000

/** Offers open by the clock: every employee is notified once, including those who join while it is open. */
export const notifyOpenedJob: Job<object> = {
  name: 'cards.tell-opened',
  retries: 3,
  cron: '*/5 * * * *',
  async run(_, ctx) {
    for (const offer of await offersOpenAt(ctx.db, ctx.clock.now())) await notifyEmployees(ctx, offer)
  },
}

async function notifyEmployees(ctx: JobContext, offer: OfferRow): Promise<void> {
  const began = ctx.clock.now()
  const joinedAfter = offer.notified_until && new Date(offer.notified_until.getTime() - overlapMs)
  let after: string | null = null
  for (;;) {
    const page: string[] = await employeesOf(ctx.db, offer.company_id, { joinedAfter, after, limit: atOnce })
    if (page.length > 0) await ctx.transaction((inner) => notifyPage(inner, offer, page))
    if (page.length < atOnce) break
    after = page.at(-1) ?? null
  }
  await setNotifiedUntil(ctx.db, offer, began)
}

async function notifyPage(ctx: JobContext, { company_id, id }: OfferRow, page: readonly string[]) {
  const now = ctx.clock.now()
  const offer = await holdOffer(ctx.db, company_id, id)
  // The offer may have been stopped since it was found.
  if (!offer || offer.void_reason !== null || stateOf(offer, now) !== 1) return
  const fresh = await markNotified(ctx.db, offer, page, now)
  if (fresh.length === 0) return
  const choosers = await choosersOf(ctx.db, offer, fresh)
  for (const accountId of fresh) if (!choosers.has(accountId)) await notifyEmployee(ctx, offer, accountId)
}

const kinds = { self: 'choiceOpenForSelf', family: 'choiceOpenForFamily' } as const

const notifyEmployee = (ctx: JobContext, offer: OfferRow, accountId: string) =>
  notify(ctx, {
    companyId: offer.company_id,
    accountId,
    kind: kinds[offer.audience],
    content: `「${escaped(offer.title)}」已开放：${offer.items.length} 项里选 ${offer.pick} 项，请在 ${shanghaiDay(offer.closes_at)} 前选定，逾期不能补选。`,
    expiresAt: offer.closes_at,
  })
