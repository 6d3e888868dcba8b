import type { noticeChannelCalls, NoticeChannel, NoticeChannels } from '@yf/contract/notice-channels'
import { maskEmail, maskPhone } from '@yf/domain/masks'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { phoneOf } from '#features/identity/public.ts'
import { openIdOf } from '#features/wechat/public.ts'
import { isOpen } from './open-channels.ts'
import { preferencesOf } from './preferences.ts'
import { lastOutcome } from './sending-store.ts'

export const channels: RunCallHandler<typeof noticeChannelCalls.channels> = async (_, ctx) =>
  answer(await toChannelDtos(ctx))

export async function toChannelDtos(ctx: MemberContext): Promise<NoticeChannels> {
  const { db, cipher, settings } = ctx
  const { accountId } = ctx.caller
  const { address, smsPressingOnly, ...isOn } = await preferencesOf(db, cipher, accountId)
  const phone = await phoneOf(db, cipher, accountId)
  const of = (channel: keyof typeof isOn, more: Pick<NoticeChannel, 'reach' | 'to'>): NoticeChannel => ({
    isOn: isOn[channel] ? 1 : 0,
    isOffered: isOpen(settings, channel) ? 1 : 0,
    ...more,
  })
  return {
    wechat: of('wechat', { reach: await wechatReach(ctx), to: null }),
    sms: {
      ...of('sms', { reach: 'ready', to: phone && maskPhone(phone) }),
      isPressingOnly: smsPressingOnly ? 1 : 0,
    },
    mail: of('mail', {
      reach: address === null ? 'noAddress' : 'ready',
      to: address && maskEmail(address),
    }),
  }
}

async function wechatReach({ db, caller }: MemberContext): Promise<NoticeChannel['reach']> {
  if ((await openIdOf(db, caller.accountId)) === null) return 'notBound'
  return (await lastOutcome(db, caller.accountId, 'wechat')) === 'notFollowing' ? 'notFollowing' : 'ready'
}
