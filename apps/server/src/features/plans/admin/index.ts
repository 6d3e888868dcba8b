import type { plansAdminCalls } from '@yf/contract/plans-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { contract, contractCompanies, contracts, planChoices } from './contracts/contracts.ts'
import { decideContract, submitContract, withdrawContract } from './contracts/decide-contract.ts'
import { addContract, endorse, saveContract } from './contracts/write-contract.ts'
import { decideVersion, submitVersion, withdrawVersion } from './decide-version.ts'
import { exclusionGroups, removeExclusionGroup, saveExclusionGroup } from './exclusion-groups.ts'
import { plan, plans, version } from './plans.ts'
import { addPlan, copyVersion, saveVersion } from './write-version.ts'

export const plansAdminHandlers: Handlers<typeof plansAdminCalls> = {
  plans,
  plan,
  version,
  addPlan,
  saveVersion,
  copyVersion,
  exclusionGroups,
  saveExclusionGroup,
  removeExclusionGroup,
  submitVersion,
  withdrawVersion,
  decideVersion,
  contractCompanies,
  planChoices,
  contracts,
  contract,
  addContract,
  saveContract,
  endorse,
  submitContract,
  withdrawContract,
  decideContract,
}
