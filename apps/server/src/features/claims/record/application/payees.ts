import type { CaseRow } from '../own-case.ts'
import { applicantOf, insuredOf, type PersonDeps } from '../people.ts'

/** The possible payees of a claim: the applicant, and an adult insured. */
export async function payeeNames(
  ctx: PersonDeps,
  row: Pick<CaseRow, 'account_id' | 'family_id' | 'insured_name'>,
): Promise<string[]> {
  const [applicant, insured] = await Promise.all([applicantOf(ctx, row.account_id), insuredOf(ctx, row)])
  return [...new Set(insured.isMinor ? [applicant.name] : [applicant.name, insured.name])]
}
