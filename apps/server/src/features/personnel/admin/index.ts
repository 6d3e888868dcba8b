import type { memberTagCalls } from '@yf/contract/member-tags-admin'
import type { peopleAdminCalls } from '@yf/contract/people-admin'
import type { personnelAdminCalls } from '@yf/contract/personnel-admin'
import type { Handlers } from '#platform/call/handler.ts'
import {
  addDependant,
  cancelLeave,
  changePerson,
  hirePerson,
  leavePerson,
  rejoinPerson,
  removeDependant,
} from './change-people.ts'
import { decideRegistration } from './decide-registration.ts'
import { employers, listPeople, person, revealPerson } from './people.ts'
import { addTag, assignTag, removeTag, renameTag, tagCompanies, tags } from './member-tags.ts'
import { registrations } from './registrations.ts'

export const personnelAdminHandlers: Handlers<
  typeof personnelAdminCalls & typeof peopleAdminCalls & typeof memberTagCalls
> = {
  registrations,
  decideRegistration,
  employers,
  listPeople,
  person,
  revealPerson,
  hirePerson,
  changePerson,
  leavePerson,
  cancelLeave,
  rejoinPerson,
  addDependant,
  removeDependant,
  tagCompanies,
  tags,
  addTag,
  renameTag,
  removeTag,
  assignTag,
}
