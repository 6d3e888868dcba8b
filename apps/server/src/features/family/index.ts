import type { familyCalls } from '@yf/contract/family'
import type { Handlers } from '#platform/call/handler.ts'
import { add } from './add.ts'
import { list } from './list.ts'
import { remove } from './remove.ts'
import { updateMobile } from './update-mobile.ts'
import { update } from './update.ts'

export const familyHandlers: Handlers<typeof familyCalls> = { list, add, update, remove, updateMobile }
