import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { SealedColumn } from '#platform/crypto/reseal.ts'

interface Ground {
  readonly cipher: FieldCipher
}

const row = (id: string) => `desk_grant:${id}:input`

export const grantSealed: readonly SealedColumn[] = [
  { table: 'desk_grant', id: 'id', column: 'input_sealed', row },
]

/** Whom something is for may stand in it. */
export const sealGrant = ({ cipher }: Ground, id: string, input: unknown): string =>
  cipher.seal(JSON.stringify(input), row(id))

export const openGrant = ({ cipher }: Ground, id: string, sealed: string): unknown =>
  JSON.parse(cipher.open(sealed, row(id)))
