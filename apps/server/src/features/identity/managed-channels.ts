import type { Selectable } from 'kysely'
import type { CallContext } from '#platform/call/context.ts'
import { containing } from '#platform/db/containing.ts'
import type { Db } from '#platform/db/handle.ts'
import { channelRow } from './encrypted.ts'
import type { PartnerChannelTable } from './tables.ts'

/** Channels as staff set them up; their secrets are never read here. */

interface ChannelFilter {
  readonly companyId: string | null
  /** Only those that the company uses. */
  readonly isUsed: boolean
  readonly keyword: string
}

export const channelQuery = (db: Db, { companyId, isUsed, keyword }: ChannelFilter) =>
  db
    .selectFrom('partner_channel as channel')
    .select(({ selectFrom, fn, exists }) => [
      'channel.code',
      'channel.name',
      'channel.kind',
      'channel.verifies_phone',
      'channel.revision',
      'channel.secret_changed_at',
      selectFrom('channel_company')
        .select(fn.countAll<number>().as('count'))
        .whereRef('channel_company.channel', '=', 'channel.code')
        .as('company_count'),
      exists(
        selectFrom('channel_company')
          .select('channel_company.channel')
          .whereRef('channel_company.channel', '=', 'channel.code')
          .where('channel_company.company_id', '=', companyId),
      ).as('is_used'),
    ])
    .$if(isUsed, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('channel_company')
            .select('channel_company.channel')
            .whereRef('channel_company.channel', '=', 'channel.code')
            .where('channel_company.company_id', '=', companyId),
        ),
      ),
    )
    .$if(keyword !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('channel.name', 'ilike', containing(keyword)),
          eb('channel.code', 'ilike', containing(keyword)),
        ]),
      ),
    )

export const managedChannel = (db: Db, code: string, companyId: string | null) =>
  channelQuery(db, { companyId, isUsed: false, keyword: '' })
    .where('channel.code', '=', code)
    .executeTakeFirst()
export type ManagedChannel = NonNullable<Awaited<ReturnType<typeof managedChannel>>>

type SecretDeps = Pick<CallContext, 'db' | 'cipher'>

/** False if the code is taken. */
export async function insertChannel(
  { db, cipher }: SecretDeps,
  row: Pick<Selectable<PartnerChannelTable>, 'code' | 'name' | 'kind' | 'verifies_phone'>,
  secret: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('partner_channel')
    .values({ ...row, secret_encrypted: cipher.encrypt(secret, channelRow(row.code)) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

interface RevisedChannel {
  readonly code: string
  readonly revision: number
}

/** False if somebody else has saved since this revision was read. */
export const updateChannel = (
  db: Db,
  channel: RevisedChannel,
  columns: Pick<Selectable<PartnerChannelTable>, 'name' | 'verifies_phone'>,
): Promise<boolean> => write(db, channel, columns)

/** The same for its secret: the former one is invalid at once. */
export const changeChannelSecret = (
  { db, cipher }: SecretDeps,
  channel: RevisedChannel,
  { secret, at }: { readonly secret: string; readonly at: Date },
): Promise<boolean> =>
  write(db, channel, {
    secret_encrypted: cipher.encrypt(secret, channelRow(channel.code)),
    secret_changed_at: at,
  })

async function write(
  db: Db,
  { code, revision }: RevisedChannel,
  columns: Partial<Omit<Selectable<PartnerChannelTable>, 'code' | 'revision'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('partner_channel')
    .set({ ...columns, revision: revision + 1 })
    .where('code', '=', code)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False if it was so already. */
export async function switchChannelFor(
  db: Db,
  channel: string,
  company_id: string,
  isUsed: boolean,
): Promise<boolean> {
  if (isUsed) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('channel_company')
      .values({ channel, company_id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return Number(numInsertedOrUpdatedRows) > 0
  }
  const { numDeletedRows } = await db
    .deleteFrom('channel_company')
    .where((row) => row.and({ channel, company_id }))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The names of the channels that lead to a company. */
export const channelNamesOf = async (db: Db, companyId: string): Promise<string[]> =>
  (
    await channelQuery(db, { companyId, isUsed: true, keyword: '' })
      .orderBy('channel.name')
      .limit(20)
      .execute()
  ).map(({ name }) => name)
