import type { cardCalls } from '@yf/contract/cards'
import type { Handlers } from '#platform/call/handler.ts'
import { fuyaLink, jingheLink } from './house-link.ts'

export const cardHandlers: Handlers<typeof cardCalls> = { fuyaLink, jingheLink }
