import { filesOfCases, type AuditSubjects } from '#features/staff/public.ts'
import { caseIdOfNo } from '../record/case-keys.ts'
import { caseIdsOfInsured, caseNosOf, partOfCase } from '../record/for-staff.ts'

export const claimSubjects: AuditSubjects = {
  idOfNumber: caseIdOfNo,
  numbersOf: caseNosOf,
  idsNamed: caseIdsOfInsured,
}

/** Pictures and documents of submitted cases; members' other files answer not found. */
export const claimFiles = filesOfCases(partOfCase)
