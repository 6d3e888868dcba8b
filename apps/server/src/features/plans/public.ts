export {
  insurersOfContracts,
  namesOfLiabilities,
  termsOfContracts,
  type ContractedTerms,
  type ContractKey,
  type TermsFrom,
} from './contract-terms.ts'
export { agreedContracts, lockContract, type AgreedContract } from './agreed-contracts.ts'
export { liabilitiesOfVersions } from './store.ts'
export {
  contractLabels,
  contractsSince,
  keepEvaluation,
  versionsToEvaluate,
  type DueVersion,
  type EnrolmentContract,
} from './contracts-for-enrolment.ts'
