import type { claimCalls } from '@yf/contract/claims'
import type { claimEvents } from '@yf/contract/claims-events'
import type { Handlers } from '#platform/call/handler.ts'
import { applicationHandlers } from './application/index.ts'
import { caseHandlers } from './case/index.ts'
import { materialHandlers } from './materials/index.ts'
import { payoutNotice } from './paying/payout-notice.ts'

/** In three parts: the application up to its papers, the papers, and the case that comes of them. */
export const claimHandlers: Handlers<typeof claimCalls & typeof claimEvents> = {
  ...applicationHandlers,
  ...materialHandlers,
  ...caseHandlers,
  payoutNotice,
}
