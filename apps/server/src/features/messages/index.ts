import type { messageCalls } from '@yf/contract/messages'
import type { Handlers } from '../../platform/call/handler.ts'
import { unread } from './unread.ts'

export const messageHandlers: Handlers<typeof messageCalls> = { unread }
