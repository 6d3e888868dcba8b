import type { UserInfo } from '@yf/contract/identity'
import { certificateFacts } from '@yf/domain/certificate'
import type { CallContext } from '#platform/call/context.ts'
import { refuse, type Answer, type Refused } from '#platform/call/outcome.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import { renewPassword } from './former-ways.ts'
import { letIn } from './let-in.ts'
import { createAccount } from './new-account.ts'
import type { Applicant } from './pending-registration.ts'
import { claimEntries, unclaimedEntries, type RosterEntry } from './roster-store.ts'
import { certificateField } from './sealed.ts'
import {
  accountById,
  accountByPhone,
  isCertificateTaken,
  isPhoneTaken,
  keepCertificate,
  type Account,
} from './store.ts'

/** How somebody becomes an employee. The company's business: it builds on this feature, so the wiring hands it in. */
export type JoinCompanies = (
  ctx: CallContext,
  accountId: string,
  companyIds: readonly string[],
) => Promise<void>

const registered = refuse(
  'certificateTaken',
  '该证件已注册，请使用原手机号登录或加入新企业；原号码已停用的，请在登录页点按「手机号已停用？」更换',
)
const nothingNew = refuse(
  'phoneKnown',
  '该手机号已注册，目前没有新的企业登记您，请直接登录，或联系企业人力资源登记',
)

/** What employers keep for this person, and whose it becomes: of the account that has the phone, or of a new one. */
export interface Places {
  readonly account: Account | null
  readonly entries: readonly RosterEntry[]
}

/** Or why there is nothing. Asked again when the places are taken. */
export async function placesFor(
  { db, cipher }: CallContext,
  applicant: Applicant,
): Promise<Places | Refused<'phoneKnown' | 'notOnRoster' | 'certificateTaken'>> {
  const account = (await accountByPhone(db, cipher, applicant.phone)) ?? null
  const isTaken = account
    ? !isTheirs(cipher, account, applicant)
    : await isPhoneTaken(db, cipher, applicant.phone)
  if (isTaken) return refuse('phoneKnown')
  const entries = await unclaimedEntries(db, cipher, applicant)
  if (entries.length === 0) return account ? nothingNew : refuse('notOnRoster')
  const isRegistered = await isCertificateTaken(db, cipher, applicant.number, account?.id ?? null)
  return isRegistered ? registered : { account, entries }
}

/**
 * Whoever has an account joins another employer with it, where it is of the name and the certificate that were typed.
 * Neither proves anything: an account without a certificate gets this one once it is shown who the person is.
 */
const isTheirs = (cipher: FieldCipher, { name, certificate_hash }: Account, applicant: Applicant): boolean =>
  name === applicant.name &&
  (certificate_hash === null || cipher.lookups(applicant.number, certificateField).includes(certificate_hash))

/** Once it is shown who the person is: an account, a membership of each company, consent, and in. */
export async function becomeMember(
  ctx: CallContext,
  joinCompanies: JoinCompanies,
  applicant: Applicant,
  { account: known, entries }: Places,
): Promise<Answer<UserInfo> | Refused<'certificateTaken' | 'agreementNeeded'>> {
  // Whoever has the certificate is the only one who can claim its entries: of two at once one gets it.
  const account = known
    ? await asTyped(ctx, known, applicant)
    : await createAccount(ctx, { ...applicant, gender: entries[0]!.gender })
  if (!account) return registered
  await claimEntries(ctx, entries, account.id)
  const companyIds = entries.map(({ company_id }) => company_id)
  await joinCompanies(ctx, account.id, companyIds)
  // Who was a member before came for the new company.
  return letIn(ctx, account, { ...applicant, companyId: known ? companyIds[0] : undefined })
}

/** The account with what was typed for it: its certificate, where it had none, and another password. Null: somebody was quicker. */
async function asTyped(
  ctx: CallContext,
  account: Account,
  { kind, number, passwordHash }: Applicant,
): Promise<Account | null> {
  if (account.certificate_hash === null) {
    const facts = certificateFacts(kind, number)
    const kept = await keepCertificate(ctx.db, ctx.cipher, account, { kind, number, facts })
    if (kept !== 'kept') return null
  }
  if (passwordHash !== null) await renewPassword(ctx, account.id, passwordHash)
  return (await accountById(ctx.db, account.id)) ?? null
}
