import type { calendarCalls } from '@yf/contract/calendar'
import type { Handlers } from '#platform/call/handler.ts'
import { enter, known, years } from './years.ts'

export const calendarHandlers: Handlers<typeof calendarCalls> = { years, enter, known }
