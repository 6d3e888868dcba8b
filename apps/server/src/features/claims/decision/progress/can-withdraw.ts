import { canWithdraw } from '@yf/domain/claim-case'
import type { CaseRow } from '#features/claims/record/own-case.ts'

/** A case that was decided and reopened was paid or refused, so it cannot be withdrawn. */
export const canWithdrawCase = ({ state, decided_state }: CaseRow): boolean =>
  canWithdraw(state) && decided_state === null
