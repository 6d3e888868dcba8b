import type { Db } from '#platform/db/handle.ts'
import type { CallContext } from '#platform/call/context.ts'
import { channelRow } from './sealed.ts'
import type { PartnerChannelTable } from './tables.ts'

export interface Channel {
  readonly code: string
  readonly secret: string
  readonly verifiesPhone: boolean
}

export async function channelOf(
  { db, cipher }: Pick<CallContext, 'db' | 'cipher'>,
  code: string,
  kinds: readonly PartnerChannelTable['kind'][],
): Promise<(Channel & { readonly kind: PartnerChannelTable['kind'] }) | null> {
  const row = await db
    .selectFrom('partner_channel')
    .selectAll()
    .where('code', '=', code)
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  if (!row) return null
  return {
    code,
    kind: row.kind,
    secret: cipher.open(row.secret_sealed, channelRow(code)),
    verifiesPhone: row.verifies_phone,
  }
}

/** A nonce or token id counts once: false where it came before. In the transaction that lets the person in. */
export async function useProof(db: Db, channel: string, proofHash: string, expires: Date): Promise<boolean> {
  const kept = await db
    .insertInto('partner_proof')
    .values({ channel, proof_hash: proofHash, expires_at: expires })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Boolean(kept.numInsertedOrUpdatedRows)
}
