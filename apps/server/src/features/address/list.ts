import type { addressCalls } from '@yf/contract/address'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { toAddressDto } from './dto.ts'
import { addressesOf } from './store.ts'

export const list: RunCallHandler<typeof addressCalls.list> = async (_input, { db, cipher, caller }) => {
  const rows = await addressesOf(db, caller.accountId)
  return answer(rows.map((row) => toAddressDto(cipher, row)))
}
