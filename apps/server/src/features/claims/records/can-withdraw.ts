import { canWithdraw } from '@yf/domain/claim-case'
import type { CaseRow } from '../own-case.ts'

/** A case that was decided and is handled again has been paid, or refused: neither can be undone by its end. */
export const canWithdrawCase = ({ state, standing_state }: CaseRow): boolean =>
  canWithdraw(state) && standing_state === null
