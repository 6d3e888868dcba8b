import type { addressCalls } from '@yf/contract/address'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { changeAddress, noDefault, takeAddresses } from './store.ts'

export const setDefault = inTransaction<typeof addressCalls.setDefault>(async ({ id }, ctx) => {
  const addresses = await takeAddresses(ctx.db, ctx.caller.accountId)
  const row = addresses.find((one) => one.id === id)
  if (!row) return refuse('notFound')
  if (!row.is_default) {
    await noDefault(ctx.db, ctx.caller.accountId)
    await changeAddress(ctx.db, row, { is_default: true })
  }
  return answer(null, '已设为默认地址')
})
