import type { BillState } from '@yf/domain/invoice'
import type { ChipTone } from '#ui/chip/chip.tsx'

export const billTones: Readonly<Record<BillState, ChipTone>> = {
  1: 'info',
  2: 'info',
  3: 'success',
  4: 'danger',
}

/** The current step and the expected date. */
export const billNotes: Readonly<Record<BillState, string>> = {
  1: '申请已收到，正在提交开票平台',
  2: '开票平台正在开具，通常几分钟内完成，好了会通知您',
  3: '发票已开具，可以查看、下载或再次发到邮箱',
  4: '没有开成，请核对后重新申请',
}
