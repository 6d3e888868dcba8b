import type { advertDeskCalls } from '@yf/contract/advert-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { add } from './add.ts'
import { change } from './change.ts'
import { end } from './end.ts'
import { companies, list } from './list.ts'

export const advertDeskHandlers: Handlers<typeof advertDeskCalls> = { companies, list, add, change, end }
