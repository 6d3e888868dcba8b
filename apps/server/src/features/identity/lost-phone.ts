import type { identitySteps } from '@yf/contract/identity-steps'
import { currentAgreement } from '@yf/domain/agreements'
import { certificateFault, tidyCertificate } from '@yf/domain/certificate'
import { shanghaiDay } from '@yf/domain/dates'
import { maskEmail } from '@yf/domain/masks'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { keepCode, newCode, spendCode, tryCode } from './codes.ts'
import { endFormerWays } from './former-ways.ts'
import { forgivePassword, refusedCode } from './guarded.ts'
import { keepRegistration, registrationOf, useRegistration, type Applicant } from './pending-registration.ts'
import { claimedEntries, reachOf } from '#features/people/public.ts'
import { codesPerMinute, rosterCodesPerDay } from './rules.ts'
import { accountById, dropPassword, isPhoneTaken, movePhone, type Account } from './store.ts'

interface LostPhoneOwner {
  readonly account: Account
  readonly mail: string
  /** The namespace for codes to the mailbox: a code of a registration opens no account, and vice versa. */
  readonly key: string
}

/** The account, and its mailbox at the employer; null when either is missing. */
async function findOwner({ db, cipher }: CallContext, applicant: Applicant): Promise<LostPhoneOwner | null> {
  const entries = await claimedEntries(db, cipher, applicant)
  const { mail } = reachOf(cipher, entries)
  const accountId = entries.find(({ mail_encrypted }) => mail_encrypted !== null)?.account_id
  const account = accountId ? await accountById(db, accountId) : undefined
  return account && mail ? { account, mail, key: `lost-phone:${mail}` } : null
}

/**
 * The old phone is gone, so its code cannot prove anything. Instead the mailbox registered by the employer proves the
 * identity: never one entered here, and never the confirmation of a company's staff alone, who could otherwise open a
 * colleague's health data.
 */
export const findByMail = inSteps<typeof identitySteps.findByMail>(async (input, ctx) => {
  const { phone, code } = input
  const kind = input.certificateType ?? 'idCard'
  const number = tidyCertificate(input.certificateNumber)
  const fault = certificateFault(kind, number)
  if (fault) return badInput('certificateNumber', fault)
  const refused = await refusedCode(ctx, phone, code)
  if (refused) return refused
  const person = { phone, name: input.name.trim(), kind, number }
  const applicant: Applicant = { ...person, passwordHash: null, agreementVersion: currentAgreement }
  if (await isPhoneTaken(ctx.db, ctx.cipher, phone)) return refuse('phoneTaken')
  const found = await findOwner(ctx, applicant)
  if (!found) return refuse('ownerNotProven')
  const { limits } = ctx
  const today = `${found.key} ${shanghaiDay(ctx.clock.now())}`
  if (!(await limits.take('lost-phone-minute', found.key, codesPerMinute)).allowed)
    return refuse('codeTooSoon')
  if (!(await limits.take('lost-phone-day', today, rosterCodesPerDay)).allowed) return refuse('codeTooMany')
  const mailCode = newCode()
  const sent = await ctx.partners.mail.send(letterTo(found.mail, mailCode))
  if (sent.kind !== 'sent') {
    ctx.log.warn({ outcome: sent }, 'a code for a lost phone was not taken')
    await limits.giveBack('lost-phone-day', today)
    await limits.forget('lost-phone-minute', found.key)
    return refuse('codeNotSent', '邮件暂时发不出去，验证码没有发送，请稍后再试')
  }
  return ctx.transaction(async (ctx) => {
    // Used up last: after a typing error the member continues with the same code, within its five tries.
    if (!(await spendCode(ctx, phone, code))) return refuse('wrongCode')
    await keepCode(ctx, found.key, mailCode)
    await notifyOwner(ctx, found.account.id)
    const token = await keepRegistration(ctx, applicant)
    return answer({ token, sentTo: maskEmail(found.mail) })
  })
})

/** Once a day: notifies the holder of the old phone. */
async function notifyOwner(ctx: CallContext, accountId: string): Promise<void> {
  const key = `${accountId} ${shanghaiDay(ctx.clock.now())}`
  await ctx.outbox.add(ctx.db, { partner: 'notices', kind: 'phone-moving', key, payload: { accountId } })
}

function letterTo(to: string, code: string) {
  const text = `您正在为原力星球账号更换手机号，验证码是 ${code}，5 分钟内有效。\n如果不是您本人的操作，请不要把验证码告诉任何人，并联系在线客服。`
  return {
    id: newId(),
    to,
    subject: '原力星球更换手机号验证码',
    text,
    html: `<p>${text.replace('\n', '</p><p>')}</p>`,
    attachments: [],
  }
}

/** This code moves the account to the new phone, and nothing that opened it before works any more. */
export const moveByMail = inSteps<typeof identitySteps.moveByMail>(async ({ code }, ctx) => {
  const token = ctx.bearer ?? ''
  const applicant = await registrationOf(ctx, token)
  const owner = applicant && (await findOwner(ctx, applicant))
  if (!applicant || !owner) return refuse('pendingExpired')
  if (!(await tryCode(ctx, owner.key, code))) return refuse('wrongCode')
  return ctx.transaction(async (ctx) => {
    if (!(await useRegistration(ctx, token))) return refuse('pendingExpired')
    if (!(await spendCode(ctx, owner.key, code))) return refuse('wrongCode')
    if (await isPhoneTaken(ctx.db, ctx.cipher, applicant.phone)) return refuse('phoneTaken')
    await movePhone(ctx.db, ctx.cipher, owner.account, applicant.phone)
    // The holder of the lost phone may know the password, or have set it with a code.
    await dropPassword(ctx.db, owner.account.id)
    await endFormerWays(ctx, owner.account.id)
    await forgivePassword(ctx, applicant.phone)
    return answer(null, '手机号已更换，原密码已失效，请使用新手机号和验证码登录')
  })
})
