import type { messageCalls } from '@yf/contract/messages'
import type { noticeChannelCalls } from '@yf/contract/notice-channels'
import type { Handlers } from '#platform/call/handler.ts'
import { countQuestion } from './count-question.ts'
import { list } from './list.ts'
import { markRead } from './mark-read.ts'
import { questions } from './questions.ts'
import { channels } from './outside/channels.ts'
import { setChannels } from './outside/set-channels.ts'
import { unread } from './unread.ts'

export const messageHandlers: Handlers<typeof messageCalls & typeof noticeChannelCalls> = {
  questions,
  list,
  markRead,
  unread,
  countQuestion,
  channels,
  setChannels,
}
