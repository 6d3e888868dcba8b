import { payoutNotices, type PayoutRecord } from '@yf/partner-contract/payout'
import type { PartnerNotice } from '../frame/notify.ts'
import type { SandboxSettings } from '../settings.ts'

/** Once a payment has ended, the provider notifies the merchant, also without being queried. */
export const noticeOf = (
  { instructionId, payoutNo, status }: PayoutRecord,
  key: string,
  { payoutSecret, payoutLaterMs }: SandboxSettings,
): PartnerNotice => ({
  key,
  logName: instructionId,
  path: payoutNotices.path,
  secret: payoutSecret,
  event: {
    id: `${payoutNo}-end`,
    type: status === 'FAILED' ? payoutNotices.failed : payoutNotices.paid,
    data: { instructionId },
  },
  ...(status === 'PROCESSING' ? { afterMs: payoutLaterMs } : {}),
})
