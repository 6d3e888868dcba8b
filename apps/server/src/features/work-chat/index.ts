import type { workChatCalls } from '@yf/contract/work-chat'
import type { Handlers } from '../../platform/call/handler.ts'

export const workChatHandlers: Handlers<typeof workChatCalls> = {}
