import type { Input } from '@yf/contract/call'
import type { addressCalls } from '@yf/contract/address'
import { mostAddresses } from '@yf/domain/address'
import type { MemberContext } from '#platform/call/context.ts'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { toAddressDto } from './dto.ts'
import { regionFault } from './rules.ts'
import { encryptContact } from './encrypted.ts'
import { changeAddress, insertAddress, noDefault, takeAddresses, type AddressRow } from './store.ts'

/** Updates the address if the input has an id. A person's first address is the default. */
export const save = inTransaction<typeof addressCalls.save>(async (input, ctx) => {
  const fault = regionFault(input)
  if (fault) return badInput(fault.field, fault.message)
  const { accountId } = ctx.caller
  const addresses = await takeAddresses(ctx.db, accountId)
  const before = addresses.find(({ id }) => id === input.id)
  if (input.id !== undefined && !before) return refuse('notFound')
  if (!before && addresses.length >= mostAddresses) return refuse('addressesFull')
  const row = rowOf(ctx, input, before, addresses.length === 0)
  if (row.is_default && !before?.is_default) await noDefault(ctx.db, accountId)
  await (before ? changeAddress(ctx.db, before, row) : insertAddress(ctx.db, row))
  return answer(toAddressDto(ctx.cipher, row), '保存成功')
})

function rowOf(
  { cipher, clock, caller }: MemberContext,
  input: Input<typeof addressCalls.save>,
  before: AddressRow | undefined,
  isFirst: boolean,
): AddressRow {
  const id = before?.id ?? newId()
  const now = clock.now()
  return {
    account_id: caller.accountId,
    id,
    district_code: input.districtCode,
    street: input.street,
    contact_encrypted: encryptContact(cipher, id, input),
    // The default cannot be unset, only moved to another address: a person with addresses always has one default.
    is_default: isFirst || input.isDefault === 1 || (before?.is_default ?? false),
    created_at: before?.created_at ?? now,
    updated_at: now,
  }
}
