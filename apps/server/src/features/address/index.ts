import type { addressCalls } from '@yf/contract/address'
import type { Handlers } from '#platform/call/handler.ts'
import { list } from './list.ts'
import { readPasted } from './read-pasted.ts'
import { regionList } from './region-list.ts'
import { remove } from './remove.ts'
import { save } from './save.ts'
import { setDefault } from './set-default.ts'

export const addressHandlers: Handlers<typeof addressCalls> = {
  list,
  save,
  setDefault,
  remove,
  regions: regionList,
  readPasted,
}
