import type { familyCalls } from '@yf/contract/family'
import type { familyScanCalls } from '@yf/contract/family-scan'
import type { Handlers } from '#platform/call/handler.ts'
import { add } from './add.ts'
import { list } from './list.ts'
import { readIdCard } from './read-id-card.ts'
import { remove } from './remove.ts'
import { updateMobile } from './update-mobile.ts'
import { update } from './update.ts'

export const familyHandlers: Handlers<typeof familyCalls & typeof familyScanCalls> = {
  list,
  add,
  update,
  remove,
  updateMobile,
  readIdCard,
}
