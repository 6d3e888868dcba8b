import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'

export interface Contact {
  readonly name: string
  readonly phone: string
  /** Building, floor and door number. */
  readonly detail: string
}

const contactRow = (id: string) => `user_address:${id}:contact`

export const addressEncrypted: readonly EncryptedColumn[] = [
  { table: 'user_address', id: 'id', column: 'contact_encrypted', row: contactRow },
]

export const encryptContact = (cipher: FieldCipher, id: string, { name, phone, detail }: Contact): string =>
  cipher.encrypt(JSON.stringify({ name, phone, detail }), contactRow(id))

export const openContact = (cipher: FieldCipher, id: string, encrypted: string): Contact =>
  JSON.parse(cipher.open(encrypted, contactRow(id))) as Contact
