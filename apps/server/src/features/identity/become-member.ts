import type { UserInfo } from '@yf/contract/identity'
import { certificateFacts } from '@yf/domain/certificate'
import type { CallContext } from '#platform/call/context.ts'
import { refuse, type CallAnswer, type RefusedCall } from '#platform/call/outcome.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { renewPassword } from './former-ways.ts'
import { createSession } from './create-session.ts'
import { createAccount } from './new-account.ts'
import type { Applicant } from './pending-registration.ts'
import { claimEntries, unclaimedEntries, type RosterEntry } from '#features/people/public.ts'
import { certificateField } from './encrypted.ts'
import {
  accountById,
  accountByPhone,
  isCertificateTaken,
  isPhoneTaken,
  keepCertificate,
  type Account,
} from './store.ts'

/** Makes an account an employee. The company feature builds on this one, so the wiring passes this in. */
export type JoinCompanies = (
  ctx: CallContext,
  accountId: string,
  companyIds: readonly string[],
) => Promise<void>

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    /** Of these companies, those whose people may register today. */
    readonly openCompanies: (db: Db, companyIds: readonly string[]) => Promise<ReadonlySet<string>>
  }
}

const registered = refuse(
  'certificateTaken',
  '该证件已注册，请使用原手机号登录或加入新企业；原号码已停用的，请在登录页点按「手机号已停用？」更换',
)
const nothingNew = refuse(
  'phoneKnown',
  '该手机号已注册，目前没有新的企业登记您，请直接登录，或联系企业人力资源登记',
)

/** The roster entries of this person, and the account that they go to: that with the phone, or a new one. */
export interface RosterMatch {
  readonly account: Account | null
  readonly entries: readonly RosterEntry[]
}

/** Or why there are none. Read again when the memberships are created. */
export async function originsFor(
  { db, cipher, extensionPoints }: CallContext,
  applicant: Applicant,
): Promise<RosterMatch | RefusedCall<'phoneKnown' | 'notOnRoster' | 'certificateTaken' | 'companyNotOpen'>> {
  const account = (await accountByPhone(db, cipher, applicant.phone)) ?? null
  const isTaken = account
    ? !isTheirs(cipher, account, applicant)
    : await isPhoneTaken(db, cipher, applicant.phone)
  if (isTaken) return refuse('phoneKnown')
  const announced = await unclaimedEntries(db, cipher, applicant)
  if (announced.length === 0) return account ? nothingNew : refuse('notOnRoster')
  const companyIds = announced.map(({ company_id }) => company_id)
  const open = await extensionPoints.openCompanies(db, companyIds)
  const entries = announced.filter(({ company_id }) => open.has(company_id))
  if (entries.length === 0) return refuse('companyNotOpen')
  const isRegistered = await isCertificateTaken(db, cipher, applicant.number, account?.id ?? null)
  return isRegistered ? registered : { account, entries }
}

/**
 * A member joins another employer with an existing account when it has the name and the certificate that were
 * entered. Neither proves identity: an account without a certificate gets this one after the identity has been
 * verified.
 */
const isTheirs = (cipher: FieldCipher, { name, certificate_hash }: Account, applicant: Applicant): boolean =>
  name === applicant.name &&
  (certificate_hash === null || cipher.lookups(applicant.number, certificateField).includes(certificate_hash))

/** After verification: an account, a membership of each company, consent, and a session. */
export async function becomeMember(
  ctx: CallContext,
  joinCompanies: JoinCompanies,
  applicant: Applicant,
  { account: existing, entries }: RosterMatch,
): Promise<CallAnswer<UserInfo> | RefusedCall<'certificateTaken' | 'agreementNeeded'>> {
  // Only the holder of the certificate can claim its entries: of two concurrent claims one succeeds.
  const account = existing
    ? await asTyped(ctx, existing, applicant)
    : await createAccount(ctx, { ...applicant, gender: entries[0]!.gender })
  if (!account) return registered
  await claimEntries(ctx, entries, account.id)
  const companyIds = entries.map(({ company_id }) => company_id)
  await joinCompanies(ctx, account.id, companyIds)
  // An existing member opens the new company.
  return createSession(ctx, account, { ...applicant, companyId: existing ? companyIds[0] : undefined })
}

/**
 * Updates the account with the entered values: a missing certificate, and another password. Null when another call
 * was first.
 */
async function asTyped(
  ctx: CallContext,
  account: Account,
  { kind, number, passwordHash }: Applicant,
): Promise<Account | null> {
  if (account.certificate_hash === null) {
    const facts = certificateFacts(kind, number)
    const result = await keepCertificate(ctx.db, ctx.cipher, account, { kind, number, facts })
    if (result !== 'kept') return null
  }
  if (passwordHash !== null) await renewPassword(ctx, account.id, passwordHash)
  return (await accountById(ctx.db, account.id)) ?? null
}
