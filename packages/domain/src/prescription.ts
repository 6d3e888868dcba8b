import { defineMachine, type StateOf } from './state-machine.ts'

/** Decisions §5, by the stored codes. */
export const prescriptionStates = { reviewing: 1, passed: 2, ordered: 3, delivered: 4, refused: 5 } as const

/** From 3 back to 2: a cancelled order releases its prescription. */
export const prescriptionMachine = defineMachine({ 1: [2, 5], 2: [3], 3: [4, 2], 4: [], 5: [] })
export type PrescriptionState = StateOf<typeof prescriptionMachine>

export const prescriptionStateNames: Readonly<Record<PrescriptionState, string>> = {
  1: '待审方',
  2: '已通过',
  3: '已下单',
  4: '已配送',
  5: '已驳回',
}

export const prescriptionStateName = (state: PrescriptionState): string => prescriptionStateNames[state]

const validMs = 3 * 86_400_000

/** Three days from when the doctor wrote it. */
export const validUntil = (writtenAt: Date): Date => new Date(writtenAt.getTime() + validMs)

/** Approved, unused and not expired: medicine may be ordered with it. */
export const isUsablePrescription = (
  { state, writtenAt }: { readonly state: PrescriptionState; readonly writtenAt: Date },
  now: Date,
): boolean => state === prescriptionStates.passed && now.getTime() < validUntil(writtenAt).getTime()
