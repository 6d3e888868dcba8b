import { certificateFacts } from '@yf/domain/certificate'
import { isPhone } from '@yf/domain/phone'
import type { CallContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { freeKeys } from '#platform/keys/unique-keys.ts'
import { decryptedPerson } from './decrypted-person.ts'
import type { PhoneChangedNotice } from './deliveries.ts'
import { certificateKey } from './encrypted.ts'
import { lockAccounts } from './external.ts'
import { endFormerWays } from './former-ways.ts'
import { forgivePassword } from './guarded.ts'
import { accountById, dropPassword, keepCertificate, movePhone, type Account } from './store.ts'

interface Merge {
  /** The account that is closed. */
  readonly from: string
  readonly into: string
  /** The phone of the closed account that the decision was about. */
  readonly phone: string
}

/** In place of the phone of a closed account, so that the number is free again. */
const releasedPhone = (accountId: string) => `merged:${accountId}`

/** As staff see it: a merged account has no phone. */
export const isReleased = (phone: string): boolean => !isPhone(phone)

/**
 * Ends every way into the account, closes it and releases its phone; a certificate that only this account has goes to
 * the other one. The former phone is told where the account is now. `moved`: one of them changed meanwhile.
 */
export async function closeMerged(ctx: CallContext, { from, into, phone }: Merge): Promise<'done' | 'moved'> {
  const { db, cipher } = ctx
  await lockAccounts(db, [from, into])
  const [closing, keeping] = [await accountById(db, from), await accountById(db, into)]
  if (closing?.status !== 'active' || keeping?.status !== 'active') return 'moved'
  if ((await decryptedPerson(db, cipher, from))?.phone !== phone) return 'moved'
  await endFormerWays(ctx, from, 'staff')
  await dropPassword(db, from)
  await movePhone(db, cipher, closing, releasedPhone(from))
  await forgivePassword(ctx, phone)
  await db.updateTable('account').set({ status: 'closed' }).where('id', '=', from).execute()
  if (!(await passCertificate(ctx, closing, keeping))) return 'moved'
  const tail = (await decryptedPerson(db, cipher, into))!.phone.slice(-4)
  const payload: PhoneChangedNotice = { phone, tail }
  await ctx.outbox.add(db, { partner: 'sms', kind: 'phone-changed', key: newId(), payload })
  return 'done'
}

/** A number belongs to one account: a closed one would keep its owner from ever entering it again. */
async function passCertificate({ db, cipher }: CallContext, closing: Account, keeping: Account) {
  const { id, certificate_hash: hash } = closing
  if (hash === null) return true
  const { certificateKind: kind, certificateNumber: number } = (await decryptedPerson(db, cipher, id))!
  await freeKeys(db, [{ kind: certificateKey, key: hash, holder: id }])
  await db
    .updateTable('account')
    .set({ certificate_hash: null, certificate_encrypted: null })
    .where('id', '=', id)
    .execute()
  if (keeping.certificate_hash !== null) return true
  const facts = certificateFacts(kind!, number!)
  return (await keepCertificate(db, cipher, keeping, { kind: kind!, number: number!, facts })) === 'kept'
}
