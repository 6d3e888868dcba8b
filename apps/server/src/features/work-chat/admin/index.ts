import type { workChatAdminCalls } from '@yf/contract/work-chat-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { apps, removeApp, saveApp } from './apps.ts'

export const workChatAdminHandlers: Handlers<typeof workChatAdminCalls> = { apps, saveApp, removeApp }
