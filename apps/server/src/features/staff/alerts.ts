import type { staffCalls } from '@yf/contract/staff'
import { shanghaiMoment } from '@yf/domain/dates'
import { mayDo, type Permission } from '@yf/domain/staff'
import { alertQuery, titleOf, type AlertKind } from '#platform/alerts/alert-staff.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { pageOf } from './list-page.ts'
import { recordRead } from './audit/record-audit-event.ts'

export const alerts: RunCallHandler<typeof staffCalls.alerts> = async (input, ctx) => {
  await recordRead(ctx, { action: 'readAlerts' })
  const { rows, total } = await pageOf(ctx.db, alertsFor(ctx), input, (query) =>
    query.orderBy('last_at', 'desc').orderBy('key'),
  )
  const records = rows.map(({ key, kind, text: alertText, times, first_at, last_at }) => ({
    key,
    title: titleOf(kind),
    words: alertText,
    times,
    firstAt: shanghaiMoment(first_at),
    lastAt: shanghaiMoment(last_at),
  }))
  return answer({ records, total })
}

/** Alerts for the roles whose work they concern; only the auditor sees those about logins. */
const alertsFor = ({ db, staff: { role } }: Pick<StaffContext, 'db' | 'staff'>) => {
  if (mayDo(role, 'audit')) return alertQuery(db)
  const concernedKinds = Object.entries(concerns).flatMap(([kind, permission]) =>
    permission && mayDo(role, permission) ? [kind] : [],
  )
  return alertQuery(db).where('kind', 'in', concernedKinds)
}

const concerns: Readonly<Record<AlertKind, Permission | null>> = {
  channelOutsider: null,
  lateCases: 'lead',
  calendarMissing: 'operate',
  otherSum: 'account',
  refundFailed: 'account',
  medicineGone: 'account',
  claimedRefund: 'lead',
  invoiceOtherSum: 'account',
  invoiceUnsealed: 'account',
  reversalFailed: 'account',
  billDifference: 'account',
  coverDifference: 'setUp',
}
