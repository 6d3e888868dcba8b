import type { Deliverer, Deliverers } from '#platform/jobs/outbox.ts'
import { companyIdsOf } from '#features/company/public.ts'
import { accountByPhone } from '#features/identity/public.ts'
import { notify } from './public.ts'

/**
 * Somebody is guessing the password or the code of a phone. Whether an account has the phone is checked only here.
 */
const notifyOfWrongTries: Deliverer<{ readonly phone: string }> = async ({ phone }, ctx) => {
  const account = await accountByPhone(ctx.db, ctx.cipher, phone)
  const [companyId] = account ? await companyIdsOf(ctx.db, account.id) : []
  if (!account || companyId === undefined) return
  await notify(ctx, {
    companyId,
    accountId: account.id,
    kind: 'wrongTries',
    content:
      '今天有人多次输错您账号的密码或验证码，没有登录成功。您的账号没有被锁定，可以照常登录。如果不是您本人操作，建议修改密码。',
  })
}

/** Notifies the holder of the phone while the code is on its way: several people may read a mailbox at work. */
const notifyOfPhoneChange: Deliverer<{ readonly accountId: string }> = async ({ accountId }, ctx) => {
  const [companyId] = await companyIdsOf(ctx.db, accountId)
  if (companyId === undefined) return
  await notify(ctx, {
    companyId,
    accountId,
    kind: 'phoneMoving',
    content:
      '有人正在用企业为您登记的邮箱更换账号的手机号。如果不是您本人操作，请不要把邮件中的验证码告诉任何人，并立即联系在线客服。',
  })
}

export const noticeDeliverers: Deliverers = {
  'notices.wrong-tries': notifyOfWrongTries,
  'notices.phone-moving': notifyOfPhoneChange,
}
