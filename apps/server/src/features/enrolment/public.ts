export { attachAccount } from './attach-account.ts'
export { enrolPerson, type EnrolDeps } from './enrol-person.ts'
export type { EnrolmentPeople } from './enrolment-people.ts'
