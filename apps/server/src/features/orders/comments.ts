import type { Selectable } from 'kysely'
import { shanghaiMoment } from '@yf/domain/dates'
import { orderStates } from '@yf/domain/order'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import { filesById } from '#platform/files/stored-files.ts'
import type { Decryptor } from './encrypted.ts'
import { changeOrder, type OrderKey, type OrderRow } from './store.ts'
import type { OrderCommentTable } from './tables.ts'

export type CommentRow = Selectable<OrderCommentTable>

/** The pharmacy has its own reviews for medicine. */
export const canComment = ({ state, kind, commented_at }: OrderRow): boolean =>
  state === orderStates.done && kind !== 'pharmacy' && commented_at === null

export const canFollowUp = ({ state }: OrderRow, comment: CommentRow | undefined): boolean =>
  state === orderStates.done && comment !== undefined && comment.followed_at === null

export const commentOf = (db: Db, { company_id, id }: OrderKey): Promise<CommentRow | undefined> =>
  db
    .selectFrom('order_comment')
    .selectAll()
    .where((row) => row.and({ company_id, order_id: id }))
    .executeTakeFirst()

export async function addComment(db: Db, order: OrderKey, comment: CommentRow): Promise<void> {
  await db
    .insertInto('order_comment')
    .values({
      ...comment,
      pictures: jsonValue(comment.pictures),
      follow_pictures: jsonValue(comment.follow_pictures),
    })
    .execute()
  await markCommented(db, order, comment.created_at)
}

/** Called by the feature that stores the comment, so that no comment is requested again. */
export const markCommented = (db: Db, order: OrderKey, at: Date) =>
  changeOrder({ db }, order, { commented_at: at })

export const followComment = (
  db: Db,
  { company_id, id }: OrderKey,
  { text, pictures, at }: { readonly text: string; readonly pictures: readonly string[]; readonly at: Date },
) =>
  db
    .updateTable('order_comment')
    .set({ follow_text: text, follow_pictures: jsonValue(pictures), followed_at: at })
    .where((row) => row.and({ company_id, order_id: id }))
    .execute()

/** Addresses of pictures, in the given order. */
export async function pictureUrls(db: Db, accountId: string, ids: readonly string[]): Promise<string[]> {
  const files = await filesById(db, accountId, ids)
  return ids.flatMap((id) => {
    const file = files.get(id)
    return file ? [`/files/${file.name}`] : []
  })
}

export async function toCommentDto({ db }: { readonly db: Db }, comment: CommentRow, open: Decryptor) {
  const { account_id, order_id, stars, created_at, follow_text, followed_at } = comment
  return {
    stars,
    words: open.comment(comment),
    pictures: await pictureUrls(db, account_id, comment.pictures),
    time: shanghaiMoment(created_at),
    followUp:
      followed_at === null
        ? null
        : {
            words: open.followUp(order_id, follow_text ?? ''),
            pictures: await pictureUrls(db, account_id, comment.follow_pictures),
            time: shanghaiMoment(followed_at),
          },
  }
}
