import type { familyCalls } from '@yf/contract/family'
import type { Handlers } from '../../platform/call/handler.ts'
import { list } from './list.ts'

export const familyHandlers: Handlers<typeof familyCalls> = { list }
