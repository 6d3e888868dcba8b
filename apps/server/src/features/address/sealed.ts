import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { SealedColumn } from '#platform/crypto/reseal.ts'

export interface Contact {
  readonly name: string
  readonly phone: string
  /** Building, floor and door number. */
  readonly detail: string
}

const contactRow = (id: string) => `user_address:${id}:contact`

export const addressSealed: readonly SealedColumn[] = [
  { table: 'user_address', id: 'id', column: 'contact_sealed', row: contactRow },
]

export const sealContact = (cipher: FieldCipher, id: string, { name, phone, detail }: Contact): string =>
  cipher.seal(JSON.stringify({ name, phone, detail }), contactRow(id))

export const openContact = (cipher: FieldCipher, id: string, sealed: string): Contact =>
  JSON.parse(cipher.open(sealed, contactRow(id))) as Contact
