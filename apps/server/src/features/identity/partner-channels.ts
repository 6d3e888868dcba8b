import type { Db } from '#platform/db/handle.ts'
import type { CallContext } from '#platform/call/context.ts'
import { channelRow } from './encrypted.ts'
import type { PartnerChannelTable } from './tables.ts'

export interface Channel {
  readonly code: string
  readonly name: string
  readonly kind: PartnerChannelTable['kind']
  readonly secret: string
  readonly verifiesPhone: boolean
  /** The companies whose members it may log in. */
  readonly companyIds: readonly string[]
}

export async function channelOf(
  { db, cipher }: Pick<CallContext, 'db' | 'cipher'>,
  code: string,
  kinds: readonly PartnerChannelTable['kind'][],
): Promise<Channel | null> {
  const row = await db
    .selectFrom('partner_channel')
    .selectAll()
    .where('code', '=', code)
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  if (!row) return null
  return {
    code,
    name: row.name,
    kind: row.kind,
    secret: cipher.open(row.secret_encrypted, channelRow(code)),
    verifiesPhone: row.verifies_phone,
    companyIds: await companiesOfChannel(db, code),
  }
}

async function companiesOfChannel(db: Db, channel: string): Promise<string[]> {
  const rows = await db
    .selectFrom('channel_company')
    .select('company_id')
    .where('channel', '=', channel)
    .execute()
  return rows.map(({ company_id }) => company_id)
}

/** A nonce or token id counts once: false when it was used before. In the transaction that creates the session. */
export async function useProof(db: Db, channel: string, proofHash: string, expires: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('partner_proof')
    .values({ channel, proof_hash: proofHash, expires_at: expires })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Boolean(inserted.numInsertedOrUpdatedRows)
}

/** Checks without using it up. */
export async function isProofUsed(db: Db, channel: string, proofHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('partner_proof')
    .select('channel')
    .where('channel', '=', channel)
    .where('proof_hash', '=', proofHash)
    .executeTakeFirst()
  return found !== undefined
}
