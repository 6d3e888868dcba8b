import { filesOfCases, type AuditSubjects } from '#features/staff/public.ts'
import { caseIdOfNo, caseIdsOfInsured, caseNosOf, partOfCase } from '#features/claims/public.ts'

export const claimSubjects: AuditSubjects = {
  idOfNumber: caseIdOfNo,
  numbersOf: caseNosOf,
  idsNamed: caseIdsOfInsured,
}

/** Pictures and documents of submitted cases; members' other files answer not found. */
export const claimFiles = filesOfCases(partOfCase)
