export { attachAccount } from './attach-account.ts'
export { peopleOfContract, type ContractPerson } from './contract-covers.ts'
export { enrolPerson, type EnrolDeps } from './enrol-person.ts'
export type { EnrolmentPeople } from './enrolment-people.ts'
