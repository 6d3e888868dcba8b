import type { SmsOutcome } from '#partners/sms/port.ts'
import { phoneOf } from '#features/identity/public.ts'
import { ended, notTaken, sent, unknown, type Attempt, type Sender } from './outside-notice.ts'

/** The gateway does not know a message again by its id, but it can be asked what it took. */
export const bySms: Sender = async ({ accountId, noticeId, caseNo, words }, doubtfulSince, ctx) => {
  const phone = await phoneOf(ctx.db, ctx.cipher, accountId)
  if (phone === null) return ended('notBound')
  const { sms } = ctx.partners
  if (doubtfulSince) {
    const asked = await sms.wasSent({ phone, id: noticeId })
    if (asked.kind !== 'answered') return unknown('the SMS provider does not say what it took')
    if (asked.wasSent) return sent
  }
  return attemptOf(await sms.sendClaimMove({ phone, caseNo, state: words, id: noticeId }))
}

function attemptOf(outcome: SmsOutcome): Attempt {
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
