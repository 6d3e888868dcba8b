import type { addressCalls } from '@yf/contract/address'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { changeAddress, removeAddress, takeAddresses } from './store.ts'

/** Orders keep their own copy. The most recently changed address becomes the default. */
export const remove = inTransaction<typeof addressCalls.remove>(async ({ id }, ctx) => {
  const addresses = await takeAddresses(ctx.db, ctx.caller.accountId)
  const row = addresses.find((one) => one.id === id)
  if (!row) return refuse('notFound')
  await removeAddress(ctx.db, row)
  const next = addresses.find((one) => one.id !== id)
  if (row.is_default && next) await changeAddress(ctx.db, next, { is_default: true })
  return answer(null, '已删除')
})
