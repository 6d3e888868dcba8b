import { mailTexts } from '@yf/papers/mail-page'
import type { MailOutcome } from '#partners/mail/port.ts'
import type { JobContext } from '#platform/call/context.ts'
import {
  ended,
  notTaken,
  sent,
  unknown,
  type AddressedNotice,
  type SendAttempt,
  type OutsideNotice,
  type Sender,
} from './outside-notice.ts'
import { preferencesOf } from './preferences.ts'

/** A mail server can neither be queried nor does it deduplicate: a mail that may have been sent is not sent again. */
export const byMail: Sender = (notice, doubtfulSince, ctx) =>
  sendByMail(notice, doubtfulSince, ctx, textsOf(notice, ctx.settings.publicOrigin))

export const hintByMail: Sender<AddressedNotice> = (notice, doubtfulSince, ctx) =>
  sendByMail(notice, doubtfulSince, ctx, hintTexts(ctx.settings.publicOrigin))

async function sendByMail(
  notice: AddressedNotice,
  doubtfulSince: Date | null,
  ctx: JobContext,
  texts: ReturnType<typeof textsOf>,
): Promise<SendAttempt> {
  const { address } = await preferencesOf(ctx.db, ctx.cipher, notice.accountId)
  if (address === null) return ended('notBound')
  if (doubtfulSince) return ended('inDoubt')
  const letter = {
    id: notice.noticeId,
    to: address,
    attachments: [],
    ...texts,
  }
  return attemptOf(await ctx.partners.mail.send(letter))
}

/** The mailbox may be the employer's: neither subject, text nor link reveals the topic. */
function hintTexts(origin: string) {
  const subject = '您有一条新消息'
  const texts = mailTexts({
    heading: subject,
    greeting: '您好：',
    paragraphs: [
      `您有一条新消息，请登录后查看：${origin}/#/message`,
      '不想再收到这类邮件时，可在「设置 - 消息提醒」中关闭。',
    ],
    signature: '原力星球',
  })
  return { subject, ...texts }
}

function textsOf({ caseNo, progress, words, path, at }: OutsideNotice, origin: string) {
  const subject = `理赔进度：${progress}（案件 ${caseNo}）`
  const texts = mailTexts({
    heading: `理赔进度：${progress}`,
    greeting: '您好：',
    paragraphs: [
      `您的理赔案件 ${caseNo} 于 ${at} ${words}。`,
      `详情请登录后查看：${origin}/#${path}`,
      '不想再收到这类邮件时，可在「设置 - 消息提醒」中关闭。',
    ],
    signature: '原力星球',
  })
  return { subject, ...texts }
}

function attemptOf(outcome: MailOutcome): SendAttempt {
  switch (outcome.kind) {
    case 'sent':
      return sent
    case 'refused':
      return outcome.reason === 'badAddress'
        ? ended('badAddress')
        : notTaken(`the mail server refuses us: ${outcome.providerCode}`)
    case 'unavailable': {
      const why = `the mail server is unavailable: ${outcome.reason}`
      return outcome.reason === 'timeLimit' ? unknown(why) : notTaken(why)
    }
  }
}
