import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { shanghaiDay } from '@yf/domain/dates'
import type { CallContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'

/** The kinds of staff notices, as the console names them. */
export const alertKinds = {
  channelOutsider: '渠道越界登录',
  lateCases: '案件超过时限',
  otherSum: '收款金额不符',
  refundFailed: '退款未成功',
  medicineGone: '已退款的药品被发出',
  claimedRefund: '理赔过的药品退款',
  invoiceOtherSum: '开票金额不符',
  invoiceUnsealed: '发票签章失败',
  reversalFailed: '冲红未成功',
  calendarMissing: '放假安排未录入',
  billDifference: '收款对账差异',
  coverDifference: '参保记录不一致',
} as const
export type AlertKind = keyof typeof alertKinds

export interface Alert {
  readonly kind: AlertKind
  /** The subject: notices of the same kind and subject on one day share one row with a count. Stored as a hash. */
  readonly about: string
  /** For the console, in Chinese, with every personal number masked. */
  readonly text: string
}

/**
 * An event that staff need to know and none of them caused. Uses its own database handle when the call ends in a
 * refusal, which rolls back its transaction.
 */
export async function alertStaff(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { kind, about, text }: Alert,
): Promise<void> {
  const now = clock.now()
  const key = createHash('sha256')
    .update([kind, shanghaiDay(now), about].join('\n'))
    .digest('base64url')
  await db
    .insertInto('staff_alert')
    .values({ key, kind, text, times: 1, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ times: sql`staff_alert.times + 1`, last_at: now, text }),
    )
    .execute()
}

/** For the console: to order and page. */
export const alertQuery = (db: Db) => db.selectFrom('staff_alert').selectAll()

/** A kind that is no longer used keeps its own name. */
export const titleOf = (kind: string): string => alertKinds[kind as AlertKind] ?? kind
