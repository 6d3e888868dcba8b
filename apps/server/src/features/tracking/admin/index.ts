import type { trackingAdminCalls } from '@yf/contract/tracking-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { appErrors } from './app-errors.ts'

export const trackingAdminHandlers: Handlers<typeof trackingAdminCalls> = { appErrors }
