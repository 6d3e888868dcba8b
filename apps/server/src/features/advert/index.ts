import type { advertCalls } from '@yf/contract/advert'
import type { Handlers } from '../../platform/call/handler.ts'
import { click, show } from './count.ts'
import { list } from './list.ts'

export const advertHandlers: Handlers<typeof advertCalls> = { list, click, show }
