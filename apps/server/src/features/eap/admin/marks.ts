import type { eapAdminCalls } from '@yf/contract/eap-admin'
import { bookingNotices } from '@yf/domain/booking-notices'
import {
  cancelFor,
  finish as finishSlot,
  markNoShow as missSlot,
  notifyFinished,
  sendBookingNotice,
  bookingNoticeInput,
  type BookingRow,
  type ActorAndReason,
} from '#features/slots/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toOneDto } from './dto.ts'
import { bookingById } from './store.ts'

/** The member reads the reason, but not which staff member gave it. */
const byStaff = ({ staff }: StaffContext, reason: string): ActorAndReason => ({
  actor: `staff:${staff.id}`,
  reason,
})

type MarkAction = 'finishCounselling' | 'missCounselling' | 'cancelCounselling'

async function recorded(ctx: StaffContext, action: MarkAction, row: BookingRow) {
  await recordAuditEvent(ctx, { action, encrypted: [row.id] })
  return answer(await toOneDto(ctx, row))
}

/** The session took place: the member is asked for a rating. */
export const finish: RunCallHandler<typeof eapAdminCalls.finish> = async ({ id }, ctx) => {
  const row = await bookingById(ctx.db, id)
  if (!row) return refuse('notFound')
  if (row.starts_at > ctx.clock.now()) return refuse('sessionNotBegun')
  const ended = await finishSlot(ctx, row, byStaff(ctx, '服务已完成'))
  if (ended.kind === 'refused') return ended
  await notifyFinished(ctx, ended.booking)
  return recorded(ctx, 'finishCounselling', ended.booking)
}

export const markNoShow: RunCallHandler<typeof eapAdminCalls.markNoShow> = async ({ id }, ctx) => {
  const row = await bookingById(ctx.db, id)
  if (!row) return refuse('notFound')
  if (row.starts_at > ctx.clock.now()) return refuse('sessionNotBegun')
  const ended = await missSlot(ctx, row, byStaff(ctx, '您未到场，本次计 1 次'))
  return ended.kind === 'refused' ? ended : recorded(ctx, 'missCounselling', ended.booking)
}

/** Not the member's fault, so slot and benefit are always returned before the session. */
export const cancel: RunCallHandler<typeof eapAdminCalls.cancel> = async ({ id, reason }, ctx) => {
  const row = await bookingById(ctx.db, id)
  if (!row) return refuse('notFound')
  if (row.starts_at <= ctx.clock.now()) return refuse('bookingClosed', '咨询已经开始，请登记已完成或未到场')
  const cancelReason = reason.trim() || '咨询师临时有事'
  const ended = await cancelFor(ctx, row, byStaff(ctx, cancelReason))
  if (ended.kind === 'refused') return ended
  const { booking } = ended
  await sendBookingNotice(ctx, booking, bookingNotices.cancelled(bookingNoticeInput(booking), cancelReason))
  return recorded(ctx, 'cancelCounselling', booking)
}
