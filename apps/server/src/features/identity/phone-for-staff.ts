import type { CallContext } from '#platform/call/context.ts'
import { newId } from '#platform/ids.ts'
import { phoneRow } from './encrypted.ts'
import { lockAccount } from './external.ts'
import { endFormerWays } from './former-ways.ts'
import { forgivePassword } from './guarded.ts'
import type { PhoneChangedNotice } from './deliveries.ts'
import { accountById, dropPassword, isPhoneTaken, movePhone } from './store.ts'

interface PhoneMove {
  readonly accountId: string
  /** The phone that the decision was about. */
  readonly from: string
  readonly to: string
  /** Whether the member proved the former phone, too: then the password stays. */
  readonly isFormerProven: boolean
}

/**
 * Moves the account to a phone that was proven, ends everything that the former one opened, and says so to the former
 * one. `moved`: the account has another phone by now.
 */
export async function movePhoneForStaff(
  ctx: CallContext,
  { accountId, from, to, isFormerProven }: PhoneMove,
): Promise<'done' | 'moved' | 'taken'> {
  const { db, cipher } = ctx
  await lockAccount(db, accountId)
  const account = await accountById(db, accountId)
  if (account?.status !== 'active' || cipher.open(account.phone_encrypted, phoneRow(accountId)) !== from)
    return 'moved'
  if (await isPhoneTaken(db, cipher, to)) return 'taken'
  await movePhone(db, cipher, account, to)
  // Whoever has the lost phone may know the password, or have set it with a code.
  if (!isFormerProven) await dropPassword(db, accountId)
  await endFormerWays(ctx, accountId, 'staff')
  await forgivePassword(ctx, from)
  await forgivePassword(ctx, to)
  const payload: PhoneChangedNotice = { phone: from, tail: to.slice(-4) }
  await ctx.outbox.add(db, { partner: 'sms', kind: 'phone-changed', key: newId(), payload })
  return 'done'
}
