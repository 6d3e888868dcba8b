export {
  insurersOfContracts,
  namesOfLiabilities,
  termsOfContracts,
  type ContractedTerms,
  type ContractKey,
  type TermsFrom,
} from './contract-terms.ts'
export { benefitTexts } from './benefit-store.ts'
export { agreedContracts, isEvaluating, lockContract, type AgreedContract } from './agreed-contracts.ts'
export { liabilitiesOfVersions } from './store.ts'
export {
  contractLabels,
  contractsByIds,
  contractsSince,
  holdContracts,
  keepEvaluation,
  versionsToEvaluate,
  type DueVersion,
  type EnrolmentContract,
} from './contracts-for-enrolment.ts'
export { contractsOfPlan, planNames, versionForTrial, type TrialVersion } from './version-for-trial.ts'
