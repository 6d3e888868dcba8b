import type { CaseRow } from '../own-case.ts'
import { applicantOf, insuredOf, type Reading } from './people.ts'

/** To whom a claim may be paid: the applicant, and the insured who is of age. */
export async function payeeNames(
  ctx: Reading,
  row: Pick<CaseRow, 'account_id' | 'family_id' | 'insured_name'>,
): Promise<string[]> {
  const [applicant, insured] = await Promise.all([applicantOf(ctx, row.account_id), insuredOf(ctx, row)])
  return [...new Set(insured.isMinor ? [applicant.name] : [applicant.name, insured.name])]
}
