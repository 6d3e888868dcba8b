import type { Gender } from '@yf/domain/gender'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { phoneRow } from './encrypted.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { accountById, hasPartnerToken, namesById, encryptedPhonesById, type Account } from './store.ts'

export { identityEncrypted } from './encrypted.ts'
/**
 * For other login features: after verifying a person's identity at a provider, they create the session with these.
 */
export {
  accountBySubject,
  bindSubject,
  freeSubjects,
  lockAccounts,
  subjectOf,
  type ExternalIdentity,
} from './external.ts'
/**
 * Verification of a phone or a mailbox: `tryCode` outside the transaction, so that a wrong try stays counted;
 * `spendCode` inside it.
 */
export { keepCode, newCode, spendCode, tryCode } from './codes.ts'
export { certificateTries, codesPerDay, codesPerMinute } from './rules.ts'
export { decryptedPerson, type DecryptedPerson } from './decrypted-person.ts'
export { dropPending, pendLogin } from './pending.ts'
/** For staff who set up companies: channels and login pages. */
export {
  changeChannelSecret,
  channelNamesOf,
  channelQuery,
  insertChannel,
  managedChannel,
  updateChannel,
  switchChannelFor,
  type ManagedChannel,
} from './managed-channels.ts'
export {
  deleteLoginTheme,
  insertLoginTheme,
  loginThemeOf,
  loginThemeQuery,
  updateLoginTheme,
  type LoginThemeRow,
} from './managed-login-themes.ts'
export { defaultSupply } from './login-page-config.ts'
/** For company staff at the console. */
export {
  addTagRow,
  companyTags,
  countTagged,
  lockTag,
  removeTagRow,
  renameTagRow,
  tagMembers,
  untagMembers,
} from './tag-store.ts'
export { decideRequest, decryptedRequest, requestsOf } from './registration-requests.ts'
export { holdsCertificate, ownProfile, updateProfile, type Profile, type ProfileChanges } from './profile.ts'
export { bindingsOf, memberQuery, originsOf, searchOf, type MemberSearch } from './for-staff.ts'
export { endFormerWays } from './former-ways.ts'
export { closeMerged, isReleased } from './close-merged.ts'
export { movePhoneForStaff } from './phone-for-staff.ts'
export { sendCodeForStaff } from './send-code.ts'
export { refusedCode } from './guarded.ts'
export { isPhoneTaken } from './store.ts'
export { createSessionOrAskConsent } from './create-session.ts'
export { companyAmong, reportOutsider, type CompaniesOf } from './channel-people.ts'
export {
  accountByPhone,
  accountById,
  accountIdOfPhone,
  accountIdsNamed,
  endAllSessions,
  type Account,
} from './store.ts'

/** A person as other features see them: without credentials. */
export interface AccountSummary {
  readonly id: string
  readonly name: string
  readonly gender: Gender
  readonly birth: string | null
  readonly hasCertificate: boolean
}

export async function accountOf(db: Db, id: string): Promise<AccountSummary | null> {
  const account = await accountById(db, id)
  return account ? personOf(account) : null
}

/** The full number, for data signed for a partner or for comparison with the caller's input. */
export async function phoneOf(db: Db, cipher: FieldCipher, id: string): Promise<string | null> {
  const account = await accountById(db, id)
  return account ? cipher.open(account.phone_encrypted, phoneRow(id)) : null
}

/** `tpToken` of the login, unchanged. */
export const holdsPartnerToken = (db: Db, id: string, token: string): Promise<boolean> =>
  hasPartnerToken(db, id, hashOf(token))

export async function phonesOf(
  db: Db,
  cipher: FieldCipher,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await encryptedPhonesById(db, ids)
  return new Map(rows.map(({ id, phone_encrypted }) => [id, cipher.open(phone_encrypted, phoneRow(id))]))
}

export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await namesById(db, ids)
  return new Map(rows.map((row) => [row.id, row.name]))
}

const personOf = (account: Account): AccountSummary => ({
  id: account.id,
  name: account.name,
  gender: account.gender,
  birth: account.birth,
  hasCertificate: account.certificate_hash !== null,
})
