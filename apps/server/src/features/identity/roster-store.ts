import type { Selectable } from 'kysely'
import type { CertificateKind } from '@yf/domain/certificate'
import type { CallContext } from '#platform/call/context.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { rosterField } from './sealed.ts'
import type { RosterEntryTable } from './tables.ts'

interface Announced {
  readonly name: string
  readonly kind: CertificateKind
  readonly number: string
}

export type RosterEntry = Pick<Selectable<RosterEntryTable>, 'company_id' | 'id' | 'gender'>

/** Of every company that has announced the person. */
export const unclaimedEntries = (
  db: Db,
  cipher: FieldCipher,
  { name, kind, number }: Announced,
): Promise<RosterEntry[]> =>
  db
    .selectFrom('roster_entry')
    .select(['company_id', 'id', 'gender'])
    .where('certificate_hash', 'in', cipher.lookups(number, rosterField))
    .where('certificate_kind', '=', kind)
    .where('name', '=', name)
    .where('account_id', 'is', null)
    .orderBy('company_id')
    .execute()

/** Of each entry the person is told to have come. */
export async function claimEntries(
  { db, clock }: CallContext,
  entries: readonly RosterEntry[],
  accountId: string,
): Promise<void> {
  const joined_at = clock.now()
  for (const { company_id, id } of entries)
    await db
      .updateTable('roster_entry')
      .set({ account_id: accountId, joined_at })
      .where((entry) => entry.and({ company_id, id }))
      .execute()
}
