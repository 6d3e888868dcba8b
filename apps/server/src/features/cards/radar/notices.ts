import { radarStages, stageDue, type RadarStage } from '@yf/domain/benefit-radar'
import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import type { JobContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import { relativeAccount } from '#features/company/public.ts'
import {
  endingPackages,
  holdersOfEnding,
  isAnothersCounselling,
  type Holder,
  type PackageRow,
} from '#features/equity/public.ts'
import { notify } from '#features/messages/public.ts'
import { escaped } from '../escaped.ts'
import { leftOf, valueOf } from './items.ts'
import { isRadarOn } from './switch-store.ts'

const atOnce = 200

/** Runs each morning: notifies holders of benefits that end in 30, 7 or 1 days, once per benefit and stage. */
export async function notifyExpiring(_: object, ctx: JobContext): Promise<void> {
  const now = ctx.clock.now()
  const until = startOfDay(addDays(shanghaiDay(now), Math.max(...radarStages) + 1))
  const span = { from: now, until }
  let after: Holder | null = null
  for (;;) {
    const holders: Holder[] = await holdersOfEnding(ctx.db, span, after, atOnce)
    for (const holder of holders)
      await notifyHolders(ctx, holder.company_id, await endingPackages(ctx.db, span, holder))
    if (holders.length < atOnce) return
    after = holders.at(-1) ?? null
  }
}

export const radarJob: Job<object> = {
  name: 'cards.tell-what-lapses',
  retries: 3,
  cron: '30 9 * * *',
  run: notifyExpiring,
}

interface DueNotice {
  readonly row: PackageRow
  readonly stage: RadarStage
}

/** One notice per person and day, however many benefits end: people do not read a handful of notices. */
async function notifyHolders(ctx: JobContext, companyId: string, rows: readonly PackageRow[]): Promise<void> {
  const today = shanghaiDay(ctx.clock.now())
  const byReader = new Map<string, DueNotice[]>()
  for (const row of rows) {
    const stage = row.start_time <= ctx.clock.now() ? stageDue(today, shanghaiDay(row.end_time)) : null
    const reader = stage && (await readerOf(ctx.db, row))
    if (stage && reader) byReader.set(reader, [...(byReader.get(reader) ?? []), { row, stage }])
  }
  for (const [accountId, due] of byReader)
    await ctx.transaction((inner) => notifyHolder(inner, { companyId, accountId, due }))
}

/**
 * The user of the benefit, if they have an account; the employee for a child. Nobody is notified of another's
 * counselling.
 */
async function readerOf(db: Db, row: PackageRow): Promise<string | null> {
  if (row.family_id === null) return row.account_id
  const own = await relativeAccount(db, row.company_id, row.account_id, row.family_id)
  return own ?? (isAnothersCounselling(row) ? null : row.account_id)
}

async function notifyHolder(
  ctx: JobContext,
  { companyId, accountId, due }: { companyId: string; accountId: string; due: readonly DueNotice[] },
): Promise<void> {
  if (!(await isRadarOn(ctx.db, accountId))) return
  const fresh: PackageRow[] = []
  for (const one of due) if (await markNotified(ctx, accountId, one)) fresh.push(one.row)
  if (fresh.length === 0) return
  const byValue = fresh.toSorted((one, other) => valueOf(other) - valueOf(one))
  const lines = byValue.map((row) => `<li>${lineOf(row)}</li>`).join('')
  await notify(ctx, {
    companyId,
    accountId,
    kind: 'benefitsEnding',
    // Does not name the benefit: a notice title is not encrypted.
    title: `${fresh.length} 项权益即将到期`,
    content: `<p>以下权益尚未用完，到期后不能补发：</p><ul>${lines}</ul><p>不想再收到提醒，可在“设置”中关闭。</p>`,
  })
}

function lineOf(row: PackageRow): string {
  const value = valueOf(row)
  const worth = value > 0 ? `，价值约${formatFen(value)}` : ''
  return `${escaped(row.name)}：${leftOf(row)}，${shanghaiDay(row.end_time)} 到期${worth}`
}

/** False if the notice was sent before: of two processes one finds nothing left to do. */
async function markNotified(ctx: JobContext, accountId: string, { row, stage }: DueNotice): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await ctx.db
    .insertInto('radar_notice')
    .values({
      account_id: accountId,
      subject_id: row.id,
      stage,
      end_day: shanghaiDay(row.end_time),
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
