import { tidyHospital } from '@yf/domain/adjudication'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { BlockRow } from './blocks.ts'

interface Work {
  readonly db: Db
  readonly clock: Clock
}

/** What is blocked, spelt as it will be compared. */
export type NewBlock = Pick<
  BlockRow,
  'kind' | 'hospital' | 'invoice_code' | 'first_number' | 'last_number' | 'reason'
>

/** Null where the same stands already. */
export async function addBlock(
  { db, clock }: Work,
  block: NewBlock,
  staffId: string,
): Promise<BlockRow | null> {
  const hospital_key = block.hospital === null ? null : tidyHospital(block.hospital)
  const added = await db
    .insertInto('claim_block')
    .values({
      id: newId(),
      ...block,
      hospital_key,
      added_by: staffId,
      added_at: clock.now(),
      removed_by: null,
      removed_at: null,
      removed_reason: null,
    })
    .onConflict((known) => known.doNothing())
    .returningAll()
    .executeTakeFirst()
  return added ?? null
}

/** It stays with who took it off and why; undefined where it stands no longer. */
export const removeBlock = (
  { db, clock }: Work,
  id: string,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<BlockRow | undefined> =>
  db
    .updateTable('claim_block')
    .set({ removed_by: by, removed_at: clock.now(), removed_reason: reason })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
