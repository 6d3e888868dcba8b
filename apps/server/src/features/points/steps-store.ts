import type { Db } from '#platform/db/handle.ts'
import type { PointsOwner } from './own-points.ts'

/** Companies whose members this platform may report. */
export async function companiesOfChannel(db: Db, channel: string): Promise<string[]> {
  const rows = await db
    .selectFrom('steps_channel')
    .select('company_id')
    .where('channel', '=', channel)
    .orderBy('company_id')
    .execute()
  return rows.map(({ company_id }) => company_id)
}

export async function channelOf(db: Db, companyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('steps_channel')
    .select('channel')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.channel ?? null
}

/** False if somebody else has changed it since it was loaded. */
export async function saveChannel(
  tx: Db,
  companyId: string,
  { channel, previous }: { readonly channel: string | null; readonly previous: string | null },
): Promise<boolean> {
  if (previous === null) {
    if (channel === null) return (await channelOf(tx, companyId)) === null
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('steps_channel')
      .values({ company_id: companyId, channel })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  }
  const own = { company_id: companyId, channel: previous }
  if (channel === null) {
    const { numDeletedRows } = await tx
      .deleteFrom('steps_channel')
      .where((row) => row.and(own))
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  const { numUpdatedRows } = await tx
    .updateTable('steps_channel')
    .set({ channel })
    .where((row) => row.and(own))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface StepsReport extends PointsOwner {
  readonly day: string
  readonly steps: number
  readonly at: Date
}

/** Steps of a day only increase: returns the maximum reported. Messages of one day are serialised by its row. */
export async function keepSteps(
  tx: Db,
  { companyId, accountId, day, steps, at }: StepsReport,
): Promise<number> {
  const stored = await tx
    .insertInto('member_steps')
    .values({ company_id: companyId, account_id: accountId, day, steps, reported_at: at })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'account_id', 'day']).doUpdateSet(({ fn, ref }) => ({
        steps: fn<number>('greatest', [ref('member_steps.steps'), ref('excluded.steps')]),
        reported_at: ref('excluded.reported_at'),
      })),
    )
    .returning('steps')
    .executeTakeFirstOrThrow()
  return stored.steps
}

export async function stepsOn(db: Db, { companyId, accountId }: PointsOwner, day: string): Promise<number> {
  const row = await db
    .selectFrom('member_steps')
    .select('steps')
    .where((steps) => steps.and({ company_id: companyId, account_id: accountId, day }))
    .executeTakeFirst()
  return row?.steps ?? 0
}

export const forgetStepsOf = (db: Db, accountId: string) =>
  db.deleteFrom('member_steps').where('account_id', '=', accountId).execute()

export const forgetStepsBefore = (db: Db, day: string) =>
  db.deleteFrom('member_steps').where('day', '<', day).execute()
