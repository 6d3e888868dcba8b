import type { premiumsAdminCalls } from '@yf/contract/premiums-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { decide, submit, withdraw } from './decide.ts'
import { exportStatement } from './export.ts'
import { companies, contracts, lines, statement, statements } from './statements.ts'
import { addStatement, discard, recompute } from './write.ts'

export const premiumsAdminHandlers: Handlers<typeof premiumsAdminCalls> = {
  companies,
  contracts,
  statements,
  statement,
  lines,
  exportStatement,
  addStatement,
  recompute,
  discard,
  submit,
  withdraw,
  decide,
}
