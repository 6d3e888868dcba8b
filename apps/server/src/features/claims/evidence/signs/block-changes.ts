import { tidyHospital } from '@yf/domain/adjudication'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { BlockRow } from './blocks.ts'

interface BlockDeps {
  readonly db: Db
  readonly clock: Clock
}

/** The blocked hospital or range, normalised for comparison. */
export type NewBlock = Pick<
  BlockRow,
  'kind' | 'hospital' | 'invoice_code' | 'first_number' | 'last_number' | 'reason'
>

/** Null if the same entry exists. */
export async function addBlock(
  { db, clock }: BlockDeps,
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
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return added ?? null
}

/** The row stays, with who removed it and why; undefined if it was removed already. */
export const removeBlock = (
  { db, clock }: BlockDeps,
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
