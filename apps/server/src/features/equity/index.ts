import type { equityCalls } from '@yf/contract/equity'
import type { Handlers } from '../../platform/call/handler.ts'
import { mine } from './mine.ts'

export const equityHandlers: Handlers<typeof equityCalls> = { mine }
