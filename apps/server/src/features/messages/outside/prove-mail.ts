import type { noticeChannelCalls } from '@yf/contract/notice-channels'
import { shanghaiDay } from '@yf/domain/dates'
import { emailFault } from '@yf/domain/email'
import { mailTexts } from '@yf/papers/mail-page'
import {
  codesPerDay,
  codesPerMinute,
  keepCode,
  newCode,
  spendCode,
  tryCode,
} from '#features/identity/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { keepProven, sameMail } from './proven-mail.ts'

/** The namespace for its codes: a code sent for one account verifies nothing for another. */
const keyOf = (accountId: string, address: string) => `mail:${accountId}:${sameMail(address)}`

const minute = 'mail-code-minute'
/** By member and by mailbox: neither many mailboxes nor many accounts allow more mails. */
const dayKeys = ({ caller, clock }: MemberContext, address: string) =>
  [caller.accountId, sameMail(address)].map((holder) => `${holder} ${shanghaiDay(clock.now())}`)

export const sendMailCode = inSteps<typeof noticeChannelCalls.sendMailCode>(async ({ address }, ctx) => {
  const fault = emailFault(address)
  if (fault) return badInput('address', fault)
  const { limits, caller } = ctx
  if (!(await limits.take(minute, caller.accountId, codesPerMinute)).allowed) return refuse('codeTooSoon')
  for (const key of dayKeys(ctx, address))
    if (!(await limits.take('mail-code-day', key, codesPerDay)).allowed) return refuse('codeTooMany')
  const code = newCode()
  const sent = await ctx.partners.mail.send(letterTo(address.trim(), code))
  if (sent.kind !== 'sent') {
    ctx.log.warn({ outcome: sent }, 'a code for a mailbox was not taken')
    for (const key of dayKeys(ctx, address)) await limits.giveBack('mail-code-day', key)
    await limits.forget(minute, caller.accountId)
    const isWrong = sent.kind === 'refused' && sent.reason === 'badAddress'
    return refuse('codeNotSent', isWrong ? '该邮箱收不到邮件，验证码没有发送，请核对邮箱' : notTaken)
  }
  await ctx.transaction((ctx) => keepCode(ctx, keyOf(caller.accountId, address), code))
  return answer(null, '验证码已发送，请查收邮件')
})

const notTaken = '邮件暂时发不出去，验证码没有发送，请稍后再试'

export const proveMail = inSteps<typeof noticeChannelCalls.proveMail>(async ({ address, code }, ctx) => {
  const { accountId } = ctx.caller
  const key = keyOf(accountId, address)
  if (!(await tryCode(ctx, key, code))) return refuse('wrongCode')
  return ctx.transaction(async (ctx) => {
    if (!(await spendCode(ctx, key, code))) return refuse('wrongCode')
    await keepProven(ctx, accountId, address, ctx.clock.now())
    return answer(null)
  })
})

/** The mailbox may be a stranger's: the mail does not mention the member or the purpose. */
function letterTo(to: string, code: string) {
  const subject = '原力星球邮箱验证码'
  const texts = mailTexts({
    heading: subject,
    greeting: '您好：',
    paragraphs: [
      `您正在确认接收邮件的邮箱，验证码是 ${code}，5 分钟内有效。`,
      '如果不是您本人的操作，请忽略这封邮件，也不要把验证码告诉任何人。',
    ],
    signature: '原力星球',
  })
  return { id: newId(), to, subject, attachments: [], ...texts }
}
