import type { OutsideChannel } from '@yf/domain/claim-transitions'
import type { AddressedNotice } from './outside-notice.ts'
import { preferencesOf } from './preferences.ts'
import { addSending } from './sending-store.ts'
import type { OutsideWork } from './notify-outside.ts'

/** WeChat has no neutral template; it may follow when one is granted. */
const channels = ['sms', 'mail'] as const satisfies readonly OutsideChannel[]

/**
 * Says outside the app that something waits in it, without its content: for health data, which must not appear on a
 * lock screen, in a mailbox at work or on a phone bill. Once through each channel that the member has switched on.
 */
export async function hintOutside(ctx: OutsideWork, { accountId, noticeId }: AddressedNotice): Promise<void> {
  const preferences = await preferencesOf(ctx.db, ctx.cipher, accountId)
  const at = ctx.clock.now()
  const isOpen = { sms: ctx.settings.sms.messageTemplateCode !== '', mail: true }
  for (const channel of channels.filter((channel) => preferences[channel] && isOpen[channel])) {
    await addSending(ctx.db, { accountId, noticeId, channel }, at)
    const payload: AddressedNotice = { accountId, noticeId }
    await ctx.outbox.add(ctx.db, { partner: channel, kind: 'hint', key: noticeId, payload })
  }
}
