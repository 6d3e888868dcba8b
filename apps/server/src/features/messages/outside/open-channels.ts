import type { OutsideChannel } from '@yf/domain/claim-transitions'
import type { Settings } from '#platform/settings.ts'

type ChannelSettings = Pick<Settings, 'wechat' | 'sms'>

/** The setting that a channel lacks: nothing is sent through it then. */
const missing: Readonly<Record<OutsideChannel, (settings: ChannelSettings) => string | null>> = {
  wechat: ({ wechat }) => (wechat.claimTemplates.length > 0 ? null : 'WECHAT_CLAIM_TEMPLATES'),
  sms: ({ sms }) => (sms.claimTemplateCode ? null : 'SMS_CLAIM_TEMPLATE_CODE'),
  mail: () => null,
}

export const isOpen = (settings: ChannelSettings, channel: OutsideChannel): boolean =>
  missing[channel](settings) === null

/** Logged at the start, so that operators know why members get no messages. */
export const closedChannels = (settings: ChannelSettings): { channel: OutsideChannel; setting: string }[] =>
  (Object.keys(missing) as OutsideChannel[]).flatMap((channel) => {
    const setting = missing[channel](settings)
    return setting === null ? [] : [{ channel, setting }]
  })
