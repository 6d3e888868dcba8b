import type { Address } from '@yf/contract/address'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { toAddressDto } from './dto.ts'
import { ownAddress } from './store.ts'

/** One address of the person, complete: an order stores a copy of it. */
export async function addressOf(
  db: Db,
  cipher: FieldCipher,
  accountId: string,
  id: string,
): Promise<Address | null> {
  const row = await ownAddress(db, accountId, id)
  return row ? toAddressDto(cipher, row) : null
}
