import type { UniqueKeyRequest } from '#platform/keys/unique-keys.ts'
import { certificateKey, phoneKey } from './encrypted.ts'
import type { AccountTable } from './tables.ts'

/** Values that are unique among accounts. */
export const accountKeys = ({
  id,
  phone_hash,
  certificate_hash,
}: Pick<AccountTable, 'id' | 'phone_hash' | 'certificate_hash'>): UniqueKeyRequest[] => [
  { kind: phoneKey, key: phone_hash, holder: id },
  ...(certificate_hash === null
    ? []
    : [{ kind: certificateKey, key: certificate_hash, holder: id } as const]),
]
