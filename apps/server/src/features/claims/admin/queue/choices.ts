import type { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { flagName } from '@yf/domain/claim-flags'
import { onPool } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { flagKindsOfOpenCases } from '#features/claims/record/for-staff.ts'
import { allCompanyNames } from '#features/company/public.ts'
import { handlers } from './people-store.ts'

/** Omits staff who have left, and flags that no open case has. */
export const choices = onPool<typeof claimsAssignmentCalls.choices>(async (_, { db }) => {
  const [companies, people, kinds] = await Promise.all([
    allCompanyNames(db),
    handlers(db),
    flagKindsOfOpenCases(db),
  ])
  return answer({
    companies: companies.map(({ id, name }) => ({ value: id, name })),
    handlers: people.map(({ id, name }) => ({ value: id, name })),
    flags: kinds.map((kind) => ({ value: kind, name: flagName(kind) })),
  })
})
