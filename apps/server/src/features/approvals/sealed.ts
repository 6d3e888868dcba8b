import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { SealedColumn } from '#platform/crypto/reseal.ts'

interface Ground {
  readonly cipher: FieldCipher
}

const row = (id: string) => `desk_grant:${id}:input`

export const approvalSealed: readonly SealedColumn[] = [
  { table: 'desk_grant', id: 'id', column: 'input_sealed', row },
]

/** The input may name recipients, so it is encrypted. */
export const sealApproval = ({ cipher }: Ground, id: string, input: unknown): string =>
  cipher.seal(JSON.stringify(input), row(id))

export const openApproval = ({ cipher }: Ground, id: string, sealed: string): unknown =>
  JSON.parse(cipher.open(sealed, row(id)))
