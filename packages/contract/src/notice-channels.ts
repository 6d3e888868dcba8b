import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { Bit, Done, Nothing, Nullable, OneOf, SmsCode, Text, titled } from './shapes.ts'

const Address = titled('邮箱', Text(100, 3))

/** One notification channel outside the app. */
const NoticeChannel = Type.Object({
  isOn: Bit,
  /** 0: the operator has not configured it, so nothing is sent by it. */
  isOffered: Bit,
  /** The obstacle to delivery, as far as it is known. */
  reach: OneOf(['ready', 'notBound', 'notFollowing', 'noAddress']),
  /** Masked: the phone, the mailbox. */
  to: Nullable(Type.String()),
})
export type NoticeChannel = Static<typeof NoticeChannel>

export const NoticeChannels = Type.Object({
  wechat: NoticeChannel,
  /** 1: only where the member has to act, or money has arrived. */
  sms: Type.Composite([NoticeChannel, Type.Object({ isPressingOnly: Bit })]),
  mail: NoticeChannel,
})
export type NoticeChannels = Static<typeof NoticeChannels>

/** Part of the messages domain, in its own file: the first screen counts unread notices and needs none of these. */
export const noticeChannelCalls = {
  channels: main.get(
    'message/channel/list',
    '理赔进度的站外提醒方式',
    'Channels for notices about claims outside the app',
    Nothing,
    NoticeChannels,
  ),
  setChannels: main.post(
    'message/channel/save',
    '开启或关闭站外提醒',
    'Switches these channels on or off',
    Type.Object({
      wechat: Type.Optional(titled('微信消息', Bit)),
      sms: Type.Optional(titled('短信', Bit)),
      smsPressingOnly: Type.Optional(titled('短信仅需处理或到账时', Bit)),
      mail: Type.Optional(titled('邮件', Bit)),
      address: Type.Optional(Address),
    }),
    NoticeChannels,
    { refusals: ['mailAddressNeeded', 'mailNotProven'] },
  ),
  sendMailCode: main.post(
    'message/mail/sendCode',
    '向本人邮箱发送验证码',
    'Sends a code to a mailbox to verify it',
    Type.Object({ address: Address }),
    Done,
    { refusals: ['codeTooSoon', 'codeTooMany', 'codeNotSent'] },
  ),
  proveMail: main.post(
    'message/mail/prove',
    '用验证码确认本人邮箱',
    'Verifies the mailbox with that code; notices and documents may be sent to it',
    Type.Object({ address: Address, code: SmsCode }),
    Done,
    { refusals: ['wrongCode'] },
  ),
}
