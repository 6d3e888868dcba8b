import type { SmsOutcome } from '#partners/sms/port.ts'
import { phoneOf } from '#features/identity/public.ts'
import type { JobContext } from '#platform/call/context.ts'
import {
  ended,
  notTaken,
  sent,
  unknown,
  type AddressedNotice,
  type SendAttempt,
  type Sender,
} from './outside-notice.ts'

/** The gateway does not deduplicate messages by id, but can be queried for accepted ones. */
export const bySms: Sender = (notice, doubtfulSince, ctx) =>
  sendBySms(notice, doubtfulSince, ctx, (phone) => {
    const { caseNo, words, noticeId } = notice
    return ctx.partners.sms.sendClaimTransition({ phone, caseNo, state: words, id: noticeId })
  })

export const hintBySms: Sender<AddressedNotice> = (notice, doubtfulSince, ctx) =>
  sendBySms(notice, doubtfulSince, ctx, (phone) => ctx.partners.sms.sendHint({ phone, id: notice.noticeId }))

async function sendBySms(
  { accountId, noticeId }: AddressedNotice,
  doubtfulSince: Date | null,
  ctx: JobContext,
  send: (phone: string) => Promise<SmsOutcome>,
): Promise<SendAttempt> {
  const phone = await phoneOf(ctx.db, ctx.cipher, accountId)
  if (phone === null) return ended('notBound')
  const { sms } = ctx.partners
  if (doubtfulSince) {
    const report = await sms.wasSent({ phone, id: noticeId })
    if (report.kind !== 'answered') return unknown('the SMS provider does not say what it took')
    if (report.wasSent) return sent
  }
  return attemptOf(await send(phone))
}

function attemptOf(outcome: SmsOutcome): SendAttempt {
  switch (outcome.kind) {
    case 'sent':
      return sent
    case 'refused':
      return outcome.reason === 'badNumber'
        ? ended('badAddress')
        : notTaken(`the SMS provider refuses us: ${outcome.providerCode}`)
    case 'unavailable': {
      const why = `the SMS provider is unavailable: ${outcome.reason}`
      return outcome.reason === 'troubled' ? notTaken(why) : unknown(why)
    }
  }
}
