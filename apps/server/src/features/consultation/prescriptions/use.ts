import type { Prescription } from '@yf/contract/consultation-shapes'
import { isUsablePrescription, prescriptionMachine, prescriptionStates } from '@yf/domain/prescription'
import type { PrescriptionState } from '@yf/domain/prescription'
import { shanghaiDay } from '@yf/domain/dates'
import type { Clock } from '#platform/clock.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { transition } from '#platform/transitions/transition.ts'
import { toPrescriptionDto } from './dto.ts'
import { openConsultation } from '../read.ts'
import { ownConsultation } from '../store.ts'
import { ownPrescription, type PrescriptionRow } from './store.ts'

type PrescriptionDeps = SubjectKeyDeps & { readonly clock: Clock }

/** A prescription of this member with its contents; null if it is not theirs. */
export async function readPrescription(
  ctx: PrescriptionDeps,
  accountId: string,
  id: string,
): Promise<(Prescription & { readonly companyId: string }) | null> {
  const row = await ownPrescription(ctx.db, accountId, id)
  if (!row) return null
  const key = await existingSubjectKey(ctx, accountId)
  return { ...toPrescriptionDto(row, key, ctx.clock.now()), companyId: row.company_id }
}

/** The hospital's own number of it. */
export const prescriptionNumber = async (db: Db, accountId: string, id: string): Promise<string | null> =>
  (await ownPrescription(db, accountId, id))?.prescription_no ?? null

/** The data that a claim for its medicine needs: patient, day, hospital and diagnosis. */
export interface PrescriptionVisit {
  /** The patient: the person's own id, or that of a family member. */
  readonly familyId: string
  readonly day: string
  readonly hospital: string
  readonly diagnosis: string
}

export async function visitOfPrescription(
  ctx: PrescriptionDeps,
  accountId: string,
  id: string,
): Promise<PrescriptionVisit | null> {
  const row = await ownPrescription(ctx.db, accountId, id)
  const visit = row && (await ownConsultation(ctx.db, accountId, row.consultation_id))
  if (!visit) return null
  const key = await existingSubjectKey(ctx, accountId)
  const { diagnosis } = toPrescriptionDto(row, key, ctx.clock.now())
  const { doctor } = openConsultation(key, visit)
  return {
    familyId: row.family_id,
    day: shanghaiDay(row.written_at),
    hospital: doctor?.hospital ?? '',
    diagnosis,
  }
}

export type PrescriptionUse = 'taken' | 'already' | 'notUsable' | 'notFound'

interface PrescriptionUseKey {
  readonly accountId: string
  readonly prescriptionId: string
  readonly orderId: string
}

/** Runs in the order's transaction. Of two concurrent orders one takes it; the same order may take it again. */
export async function takePrescription(
  tx: Db,
  clock: Clock,
  using: PrescriptionUseKey,
): Promise<PrescriptionUse> {
  const row = await ownPrescription(tx, using.accountId, using.prescriptionId)
  if (!row) return 'notFound'
  if (row.order_id === using.orderId) return 'already'
  if (!isUsablePrescription({ state: row.state, writtenAt: row.written_at }, clock.now())) return 'notUsable'
  const { orderId: order_id } = using
  const isMoved = await move(tx, clock, row, prescriptionStates.ordered, { reason: '已下单', order_id })
  return isMoved ? 'taken' : 'notUsable'
}

/** Runs in the transaction that closes the order. It is usable again for the rest of its three days. */
export async function giveBackPrescription(
  tx: Db,
  clock: Clock,
  using: PrescriptionUseKey,
): Promise<boolean> {
  const row = await ownPrescription(tx, using.accountId, using.prescriptionId)
  if (row?.order_id !== using.orderId || row.state !== prescriptionStates.ordered) return false
  return move(tx, clock, row, prescriptionStates.passed, { reason: '订单取消，处方退回', order_id: null })
}

export async function markPrescriptionDelivered(
  tx: Db,
  clock: Clock,
  using: PrescriptionUseKey,
): Promise<boolean> {
  const row = await ownPrescription(tx, using.accountId, using.prescriptionId)
  if (row?.order_id !== using.orderId || row.state !== prescriptionStates.ordered) return false
  return move(tx, clock, row, prescriptionStates.delivered, { reason: '已配送', order_id: row.order_id })
}

interface PrescriptionChange {
  readonly reason: string
  readonly order_id: string | null
}

async function move(
  tx: Db,
  clock: Clock,
  { company_id, id, account_id, state }: PrescriptionRow,
  to: PrescriptionState,
  { reason, order_id }: PrescriptionChange,
): Promise<boolean> {
  const moved = await transition(tx, {
    machine: prescriptionMachine,
    subject: { companyId: company_id, kind: 'prescription', id },
    table: 'prescription',
    where: { company_id, id },
    from: [state],
    to,
    set: { order_id },
    cause: { actor: account_id, reason, at: clock.now() },
  })
  return moved.kind === 'moved'
}
