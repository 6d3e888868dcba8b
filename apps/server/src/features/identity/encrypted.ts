import { rosterPhoneField } from '#features/people/public.ts'
import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'

/** The row to which encrypted values of an account are bound, and the fields of its lookup hashes. */
export const phoneRow = (accountId: string) => `account:${accountId}:phone`
export const certificateRow = (accountId: string) => `account:${accountId}:certificate`
export const phoneField = 'account.phone'
export const certificateField = 'account.certificate'

/** The names under which a phone and a certificate are claimed: each belongs to one account. */
export const phoneKey = 'account.phone'
export const certificateKey = 'account.certificate'

export const registrationRow = (tokenHash: string) => `registration:${tokenHash}:person`
export const requestRow = (requestId: string) => `registration_request:${requestId}:phone`
export const channelRow = (code: string) => `partner_channel:${code}:secret`

export const identityEncrypted: readonly EncryptedColumn[] = [
  {
    table: 'account',
    id: 'id',
    column: 'phone_encrypted',
    row: phoneRow,
    lookup: { column: 'phone_hash', field: phoneField, taken: phoneKey },
  },
  {
    table: 'account',
    id: 'id',
    column: 'certificate_encrypted',
    row: certificateRow,
    lookup: { column: 'certificate_hash', field: certificateField, taken: certificateKey },
  },
  { table: 'pending_registration', id: 'token_hash', column: 'person_encrypted', row: registrationRow },
  {
    table: 'registration_request',
    id: 'id',
    column: 'phone_encrypted',
    row: requestRow,
    lookup: { column: 'phone_hash', field: rosterPhoneField },
  },
  { table: 'partner_channel', id: 'code', column: 'secret_encrypted', row: channelRow },
]
