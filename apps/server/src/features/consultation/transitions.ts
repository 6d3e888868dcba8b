import {
  cancelText,
  consultationMachine,
  consultationStates,
  type CancelReason,
  type ConsultationState,
} from '@yf/domain/consultation'
import type { NoticeKind } from '@yf/domain/notice-kinds'
import type { WorkContext } from '#platform/call/work.ts'
import { newId } from '#platform/ids.ts'
import { transition } from '#platform/transitions/transition.ts'
import { giveBackRight, settleRight, type Right } from '#features/equity/public.ts'
import { finishOrder, takeOrder, undoOrder, type OrderKey } from '#features/orders/public.ts'
import { notify } from '#features/messages/public.ts'
import { creditConsultation } from '#features/points/public.ts'
import { addMessage } from './room/add-message.ts'
import type { ConsultationRow } from './store.ts'

/**
 * The dependencies of a consultation's transition, in calls, events and jobs alike: in a transaction, on a locked
 * row.
 */
export type ConsultationWork = WorkContext

export const hospitalActor = 'hospital'
export const systemActor = 'system'

type PayerColumns = Pick<ConsultationRow, 'company_id' | 'package_id' | 'order_id'>

export const rightOf = ({ company_id, package_id }: PayerColumns): Right | null =>
  package_id === null ? null : { companyId: company_id, packageId: package_id }
export const orderOf = ({ company_id, order_id }: PayerColumns): OrderKey | null =>
  order_id === null ? null : { company_id, id: order_id }
export const isSelfPaid = ({ order_id }: Pick<ConsultationRow, 'order_id'>): boolean => order_id !== null

export const rightEvent = (id: string): string => `consultation/${id}`

export const consultationSubject = ({ company_id, id }: Pick<ConsultationRow, 'company_id' | 'id'>) => ({
  companyId: company_id,
  kind: 'consultation',
  id,
})

interface ConsultationChange {
  readonly to: ConsultationState
  readonly actor: string
  /** In Chinese, and without anything about its subject. */
  readonly reason: string
  readonly set?: Partial<ConsultationRow>
}

/** False if the state had changed before. */
export async function transitionConsultation(
  { db, clock }: ConsultationWork,
  row: ConsultationRow,
  { to, actor, reason, set = {} }: ConsultationChange,
): Promise<boolean> {
  const moved = await transition(db, {
    machine: consultationMachine,
    subject: consultationSubject(row),
    table: 'consultation',
    where: { company_id: row.company_id, id: row.id },
    to,
    set,
    cause: { actor, reason, at: clock.now() },
  })
  return moved.kind === 'moved'
}

/** Adds a system message to the room, dated now. */
export const say = (ctx: ConsultationWork, row: ConsultationRow, text: string) =>
  addMessage(ctx, row, {
    id: newId(),
    speaker: 'system',
    kind: 'notice',
    text,
    writtenAt: ctx.clock.now().getTime(),
  })

type ConsultationNotice = Extract<
  NoticeKind,
  'doctorAccepted' | 'doctorWrote' | 'prescriptionChecked' | 'consultationEnded' | 'consultationCancelled'
>

/**
 * A notice opens the room and does not mention its contents. Those that a member awaits with the app closed are also
 * sent outside the app as a hint without details; a doctor's messages are not: a conversation would cause one text
 * message each.
 */
export const notifyPatient = (
  ctx: ConsultationWork,
  row: ConsultationRow,
  kind: ConsultationNotice,
  content: string,
): Promise<string> =>
  notify(ctx, {
    companyId: row.company_id,
    accountId: row.account_id,
    kind,
    id: row.id,
    content,
  })

/** Ends without a doctor: entitlement or money is returned in the same transaction, and the member reads why. */
export async function cancelConsultation(
  ctx: ConsultationWork,
  row: ConsultationRow,
  reason: CancelReason,
  actor: string,
): Promise<boolean> {
  const text = cancelText(reason, isSelfPaid(row))
  const set = { cancel_reason: reason, ended_at: ctx.clock.now() }
  if (
    !(await transitionConsultation(ctx, row, { to: consultationStates.cancelled, actor, reason: text, set }))
  )
    return false
  const [right, order] = [rightOf(row), orderOf(row)]
  if (right) await giveBackRight(ctx.db, ctx.clock, right, rightEvent(row.id))
  // More people read an order's history than a consultation's, so the reason is neutral.
  if (order) await undoOrder(ctx, order, { actor: systemActor, reason: '服务已取消' })
  await say(ctx, row, text)
  if (reason !== 'byPatient' && reason !== 'unpaid')
    await notifyPatient(ctx, row, 'consultationCancelled', text)
  return true
}

/** A doctor was present: entitlement or money is used. */
export async function endConsultation(
  ctx: ConsultationWork,
  row: ConsultationRow,
  {
    actor,
    text,
    set = {},
  }: { readonly actor: string; readonly text: string; readonly set?: Partial<ConsultationRow> },
): Promise<boolean> {
  const ended = { ended_at: ctx.clock.now(), ...set }
  if (
    !(await transitionConsultation(ctx, row, {
      to: consultationStates.ended,
      actor,
      reason: text,
      set: ended,
    }))
  )
    return false
  const [right, order] = [rightOf(row), orderOf(row)]
  if (right) await settleRight(ctx.db, ctx.clock, right, rightEvent(row.id))
  if (order)
    await finishOrder(ctx, await takeOrder(ctx.db, order), { actor: systemActor, reason: '服务已完成' })
  await creditConsultation(ctx, { companyId: row.company_id, accountId: row.account_id })
  await say(ctx, row, text)
  return true
}
