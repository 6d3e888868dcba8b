import { premiumsAdminCalls } from '@yf/contract/premiums-admin'

/** What shows statements, to fetch again after a change. */
export const statementLists = [
  premiumsAdminCalls.statements,
  premiumsAdminCalls.statement,
  premiumsAdminCalls.lines,
  premiumsAdminCalls.contracts,
] as const
