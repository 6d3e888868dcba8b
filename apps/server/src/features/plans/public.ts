export {
  insurersOfContracts,
  namesOfLiabilities,
  termsOfContracts,
  type ContractedTerms,
  type ContractKey,
  type TermsFrom,
} from './contract-terms.ts'
export { liabilitiesOfVersions } from './store.ts'
export {
  contractLabels,
  contractsSince,
  holdContracts,
  keepEvaluation,
  versionsToEvaluate,
  type DueVersion,
  type EnrolmentContract,
} from './contracts-for-enrolment.ts'
