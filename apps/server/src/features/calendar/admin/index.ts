import type { calendarAdminCalls } from '@yf/contract/calendar-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { enter, knownYears, years } from './years.ts'

export const calendarAdminHandlers: Handlers<typeof calendarAdminCalls> = { years, enter, known: knownYears }
