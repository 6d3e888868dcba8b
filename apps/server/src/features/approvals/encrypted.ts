import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'

interface ApprovalCipherDeps {
  readonly cipher: FieldCipher
}

const row = (id: string) => `approval:${id}:input`

export const approvalEncrypted: readonly EncryptedColumn[] = [
  { table: 'approval', id: 'id', column: 'input_encrypted', row },
]

/** The input may name recipients, so it is encrypted. */
export const encryptApproval = ({ cipher }: ApprovalCipherDeps, id: string, input: unknown): string =>
  cipher.encrypt(JSON.stringify(input), row(id))

export const openApproval = ({ cipher }: ApprovalCipherDeps, id: string, encrypted: string): unknown =>
  JSON.parse(cipher.open(encrypted, row(id)))
