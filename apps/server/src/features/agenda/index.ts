import type { agendaCalls } from '@yf/contract/agenda'
import type { Handlers } from '#platform/call/handler.ts'
import { open } from './open.ts'

export const agendaHandlers: Handlers<typeof agendaCalls> = { open }
