/** Faults of a receipt's picture: a short label, and what its owner should do. */
export const pictureFaults = {
  severalReceipts: {
    word: '需分开拍',
    words: '图片里不止一张票据，请每张单独拍成一张图片，分别上传',
  },
  shopSlip: {
    word: '不是票据',
    words: '看起来是购物小票，不能用来理赔，请上传医院开具的发票或收费票据',
  },
  paymentBill: {
    word: '不是票据',
    words:
      '看起来是付款记录，不能用来理赔，请上传医院开具的发票或收费票据（可在医院公众号、窗口或自助机领取）',
  },
  chat: {
    word: '不是票据',
    words: '看起来是聊天截图，请上传票据本身的照片、PDF 或 OFD 文件',
  },
  codeContradicts: {
    word: '请核对',
    words: '二维码与票面上印的内容不一致，请核对，或重新拍摄原始票据',
  },
  cutOff: {
    word: '没拍全',
    words: '票据没有拍全，请四角入镜后重拍，也可以手动补全',
  },
  otherThanSaid: {
    word: '请核对',
    words: '与所选的资料类型不像，识别的内容请逐项核对',
  },
} as const

export type VisibleFault = keyof typeof pictureFaults

/** Documents that are never receipts, whatever they are called: nothing read from them is a receipt's data. */
const noReceipts = new Set<VisibleFault>(['severalReceipts', 'shopSlip', 'paymentBill', 'chat'])

export const isNoReceipt = (faults: readonly VisibleFault[]): boolean =>
  faults.some((fault) => noReceipts.has(fault))

export const isVisibleFault = (name: string): name is VisibleFault => name in pictureFaults
