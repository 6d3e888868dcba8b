import type { messageCalls } from '@yf/contract/messages'
import type { noticeChannelCalls } from '@yf/contract/notice-channels'
import type { serviceMessageCalls } from '@yf/contract/service-messages'
import type { Handlers } from '#platform/call/handler.ts'
import { leave, left } from './left/leave.ts'
import { list } from './list.ts'
import { markRead } from './mark-read.ts'
import { channels } from './outside/channels.ts'
import { setChannels } from './outside/set-channels.ts'
import { proveMail, sendMailCode } from './outside/prove-mail.ts'
import { readAll } from './read-all.ts'
import { unread } from './unread.ts'

export const messageHandlers: Handlers<
  typeof messageCalls & typeof noticeChannelCalls & typeof serviceMessageCalls
> = {
  list,
  markRead,
  unread,
  channels,
  setChannels,
  sendMailCode,
  proveMail,
  readAll,
  leave,
  left,
}
