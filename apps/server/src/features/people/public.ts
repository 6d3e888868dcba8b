export {
  announcedNames,
  claimedEntries,
  claimEntries,
  isPhoneOf,
  putPhoneOnRoster,
  reachOf,
  unclaimedEntries,
  type RosterEntry,
} from './roster-entries.ts'
export { announcedPeople, holdUnregistered } from './announced-people.ts'
export { rosterField, rosterMailRow, rosterPhoneField, rosterPhoneRow, rosterRow } from './encrypted.ts'
export { personFacts, type PersonFacts } from './facts.ts'
export type { PeopleContext, PersonWatcher } from './watchers.ts'
export { addDependant, removeDependant, type DependantRequest } from './dependants.ts'
export { cancelLeave, leave } from './leave.ts'
export { changePerson, type ChangeRequest } from './change.ts'
export { enteredOf, numbersOf, type EmployedPerson, type PersonOutcome } from './entered.ts'
export { eventsOf, type EventAuthor } from './event-store.ts'
export { passPeople } from './pass-people.ts'
export { hire, type HireRequest } from './hire.ts'
export { hireNewcomers, type NewcomerRequest } from './hire-newcomers.ts'
export {
  dependantsOf,
  employmentOf,
  employmentsOf,
  personById,
  type Employment,
  type Person,
} from './store.ts'
export { restorePerson, type PersonBefore } from './restore.ts'
export {
  certificateHash,
  countMoved,
  employmentsByPerson,
  holdersOfPhones,
  peopleAfter,
  hasCertificate,
  peopleByCertificates,
  peopleOfAccount,
  phoneHash,
  type KnownPerson,
  peopleQuery,
  personsById,
  personIdsNamed,
  personNames,
  personQuery,
  type PeopleList,
  type PeopleSearch,
} from './list-query.ts'
