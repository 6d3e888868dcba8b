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

/**
 * The person joins the companies. The membership is written here and not by the company feature: that one builds on
 * this one, and features do not go in circles.
 */
export async function claimEntries(
  { db, clock }: CallContext,
  entries: readonly RosterEntry[],
  accountId: string,
): Promise<void> {
  const joined_at = clock.now()
  for (const entry of entries) {
    await db
      .updateTable('roster_entry')
      .set({ account_id: accountId, joined_at })
      .where('company_id', '=', entry.company_id)
      .where('id', '=', entry.id)
      .execute()
  }
  const companies = entries.map(({ company_id }) => ({ account_id: accountId, company_id }))
  await db
    .insertInto('account_company')
    .values(companies)
    .onConflict((known) => known.doNothing())
    .execute()
  await db
    .insertInto('membership')
    .values(
      entries.map(({ company_id }) => ({
        company_id,
        account_id: accountId,
        is_family: false,
        holder_account_id: null,
        family_id: null,
        status: 'active' as const,
        joined_at,
      })),
    )
    .execute()
}
