import { defineMachine, type StateOf } from './state-machine.ts'

/** Decisions §5, by the numbers of the wire. */
export const afterSaleStates = {
  asked: 1,
  toSendBack: 2,
  onItsWayBack: 3,
  refunding: 4,
  done: 5,
  refused: 6,
  withdrawn: 7,
} as const

export const afterSaleMachine = defineMachine({
  // Nothing has to come back where nothing was sent, or where it is not worth the way.
  1: [2, 4, 6, 7],
  2: [3, 7],
  // What came back may not be what was sold.
  3: [4, 6],
  4: [5],
  5: [],
  6: [],
  7: [],
})

export type AfterSaleState = StateOf<typeof afterSaleMachine>

export const afterSaleStateNames: Readonly<Record<AfterSaleState, string>> = {
  1: '待审核',
  2: '待寄回',
  3: '待收货',
  4: '退款中',
  5: '已完成',
  6: '已拒绝',
  7: '已撤销',
}

/** While it is one of these, the order is 售后中. */
export const openAfterSaleStates: readonly AfterSaleState[] = [1, 2, 3, 4]
