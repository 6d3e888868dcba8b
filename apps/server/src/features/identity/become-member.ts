import type { UserInfo } from '@yf/contract/identity'
import type { CallContext } from '#platform/call/context.ts'
import { refuse, type Answer, type Refused } from '#platform/call/outcome.ts'
import { letIn } from './let-in.ts'
import { createAccount } from './new-account.ts'
import type { Applicant } from './pending-registration.ts'
import { claimEntries, unclaimedEntries, type RosterEntry } from './roster-store.ts'
import { isCertificateTaken, isPhoneTaken } from './store.ts'

/** How somebody becomes an employee. The company's business: it builds on this feature, so the wiring hands it in. */
export type JoinCompanies = (
  ctx: CallContext,
  accountId: string,
  companyIds: readonly string[],
) => Promise<void>

const registered = refuse(
  'certificateTaken',
  '该证件已注册，请使用原手机号登录；原号码已停用的，请在登录页点按「手机号已停用」更换',
)

/** The places that employers keep for this person, or why there are none. Asked again when they are taken. */
export async function placesFor(
  { db, cipher }: CallContext,
  applicant: Applicant,
): Promise<readonly RosterEntry[] | Refused<'phoneKnown' | 'notOnRoster' | 'certificateTaken'>> {
  if (await isPhoneTaken(db, cipher, applicant.phone)) return refuse('phoneKnown')
  const entries = await unclaimedEntries(db, cipher, applicant)
  if (entries.length === 0) return refuse('notOnRoster')
  return (await isCertificateTaken(db, cipher, applicant.number, null)) ? registered : entries
}

/** Once it is shown who the person is: an account, a membership of each company, consent, and in. */
export async function becomeMember(
  ctx: CallContext,
  joinCompanies: JoinCompanies,
  applicant: Applicant,
  entries: readonly RosterEntry[],
): Promise<Answer<UserInfo> | Refused<'certificateTaken' | 'agreementNeeded'>> {
  // Whoever has the certificate is the only one who can claim its entries: of two at once one gets it.
  const account = await createAccount(ctx, { ...applicant, gender: entries[0]!.gender })
  if (!account) return registered
  await claimEntries(ctx, entries, account.id)
  await joinCompanies(
    ctx,
    account.id,
    entries.map(({ company_id }) => company_id),
  )
  return letIn(ctx, account, applicant)
}
