import { defineMachine, type StateOf } from './state-machine.ts'

/** A bill that anyone with its link may pay. */
export const billMachine = defineMachine({ open: ['paid', 'void'], paid: [], void: [] })
export type BillState = StateOf<typeof billMachine>

export const billStateNames: Readonly<Record<BillState, string>> = {
  open: '待支付',
  paid: '已支付',
  void: '已作废',
}

export interface BillLine {
  readonly name: string
  readonly quantity: number
  readonly unitFen: number
}

export const billSum = (lines: readonly BillLine[]): number =>
  lines.reduce((sum, { quantity, unitFen }) => sum + quantity * unitFen, 0)
