import type { CaseDetail } from '@yf/contract/claim-shapes'
import type { ChipTone } from '#ui/chip/chip.tsx'

type PaymentState = NonNullable<CaseDetail['payment']>['state']

/** The progress of a payment. */
export const paymentLabels: Readonly<Record<PaymentState, { word: string; tone: ChipTone }>> = {
  waiting: { word: '等待打款', tone: 'info' },
  sent: { word: '银行处理中', tone: 'info' },
  paid: { word: '已到账', tone: 'success' },
  failed: { word: '打款失败', tone: 'danger' },
}
