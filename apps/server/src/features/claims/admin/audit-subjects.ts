import { filesOfCases, type AuditSubjects } from '#features/staff/public.ts'
import { caseIdOfNo, caseIdsOfInsured, caseNosOf, partOfCase } from '#features/claims/public.ts'

export const claimSubjects: AuditSubjects = {
  idOfNumber: caseIdOfNo,
  numbersOf: caseNosOf,
  idsNamed: caseIdsOfInsured,
}

/** Pictures and papers of submitted cases; members' other files answer as if they did not exist. */
export const claimFiles = filesOfCases(partOfCase)
