import type { OutsideChannel } from '@yf/domain/claim-transitions'
import type { Deliverer, Deliverers } from '#platform/jobs/outbox.ts'
import { byMail, hintByMail } from './by-mail.ts'
import { bySms, hintBySms } from './by-sms.ts'
import { byWechat } from './by-wechat.ts'
import { ended, type AddressedNotice, type Sender } from './outside-notice.ts'
import { isEnabled, preferencesOf } from './preferences.ts'
import { giveBack, leaveInDoubt, markEnded, markSent, takeTurn } from './sending-store.ts'

/**
 * However often it runs and wherever it is killed, one message arrives. If the partner may have accepted it already,
 * it is queried or sent under an id that the partner deduplicates; when neither is possible, it is dropped: the
 * notice is in the app.
 */
const deliver =
  <Notice extends AddressedNotice>(channel: OutsideChannel, send: Sender<Notice>): Deliverer<Notice> =>
  async (notice, ctx) => {
    const { accountId, noticeId, isPressing = true } = notice
    const key = { accountId, noticeId, channel }
    const turn = await takeTurn(ctx.db, key, ctx.clock.now())
    if (turn.kind === 'over') return
    if (turn.kind === 'anothers') throw new Error('another worker is at it')
    const preferences = await preferencesOf(ctx.db, ctx.cipher, accountId)
    // The member may have switched the channel off while this waited.
    const attempt = isEnabled(preferences, channel, isPressing)
      ? await send(notice, turn.doubtfulSince, ctx)
      : ended('off')
    switch (attempt.kind) {
      case 'sent':
        await markSent(ctx.db, key, ctx.clock.now())
        return
      case 'ended':
        ctx.log.info({ channel, outcome: attempt.outcome }, 'a notice did not go out')
        await markEnded(ctx.db, key, attempt.outcome, ctx.clock.now())
        return
      case 'notTaken':
        await giveBack(ctx.db, key)
        throw new Error(attempt.why)
      case 'unknown':
        await leaveInDoubt(ctx.db, key)
        throw new Error(attempt.why)
    }
  }

export const outsideDeliverers: Deliverers = {
  'wechat.notice': deliver('wechat', byWechat),
  'sms.notice': deliver('sms', bySms),
  'mail.notice': deliver('mail', byMail),
  'sms.hint': deliver('sms', hintBySms),
  'mail.hint': deliver('mail', hintByMail),
}
