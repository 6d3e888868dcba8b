import { defineMachine, type StateOf } from './state-machine.ts'

/** Decisions §5, by the stored codes. */
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
  // Nothing has to come back where nothing was sent, or where it is not worth the shipping.
  1: [2, 4, 6, 7],
  2: [3, 7],
  // The returned goods may not be the ones that were sold. An exchange refunds no money: it is done once the
  // replacement is sent.
  3: [4, 5, 6],
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

/** In these states, the order is 售后中. */
export const openAfterSaleStates: readonly AfterSaleState[] = [1, 2, 3, 4]

export const afterSaleKinds = { refund: '仅退款', return: '退货退款', exchange: '换货' } as const
export type AfterSaleKind = keyof typeof afterSaleKinds

/**
 * The reasons, by kind of request. The code is in the specification; the text is shown, and encrypted with the
 * request.
 */
export const afterSaleReasons: Readonly<Record<AfterSaleKind, readonly { code: string; name: string }[]>> = {
  refund: [
    { code: 'unwanted', name: '不想要了' },
    { code: 'wrongOrder', name: '拍错、多拍' },
    { code: 'slow', name: '迟迟没有发货或送达' },
    { code: 'notReceived', name: '没有收到商品' },
    { code: 'missing', name: '少件、漏发' },
    { code: 'cannotAttend', name: '时间冲突，无法参加' },
    { code: 'other', name: '其他原因' },
  ],
  return: [
    { code: 'unwanted', name: '不喜欢、不合适' },
    { code: 'quality', name: '质量问题' },
    { code: 'damaged', name: '收到时破损' },
    { code: 'notAsShown', name: '与描述不符' },
    { code: 'wrongItem', name: '发错商品' },
    { code: 'other', name: '其他原因' },
  ],
  exchange: [
    { code: 'size', name: '尺码、规格不合适' },
    { code: 'quality', name: '质量问题' },
    { code: 'damaged', name: '收到时破损' },
    { code: 'wrongItem', name: '发错商品' },
    { code: 'other', name: '其他原因' },
  ],
}

export const reasonName = (kind: AfterSaleKind, code: string): string | undefined =>
  afterSaleReasons[kind].find((reason) => reason.code === code)?.name

const dayMs = 86_400_000
/** How long after a refusal a member may appeal. */
export const appealWithinMs = 15 * dayMs
/** How long a member has to return the goods; then the case is closed. */
export const sendBackWithinMs = 7 * dayMs
