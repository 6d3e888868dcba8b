import { plansAdminCalls } from '@yf/contract/plans-admin'

/** What shows contracts, to fetch again after a change. */
export const contractLists = [plansAdminCalls.contracts, plansAdminCalls.contract] as const
