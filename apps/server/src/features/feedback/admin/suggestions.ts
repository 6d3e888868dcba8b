import type { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import { maskPhone } from '@yf/domain/masks'
import { filesOfSuggestions, decryptedSuggestions, suggestionQuery, type SuggestionRow } from '../public.ts'
import { countLists, pageOf, recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { filesById } from '#platform/files/stored-files.ts'
import { toSharedDto } from './dto.ts'

/** Members mention illnesses here, too: the audit log records who read whose texts. */
export const suggestions: RunCallHandler<typeof feedbackAdminCalls.suggestions> = async (
  { isHandled, ...page },
  ctx,
) => {
  const { rows, total } = await pageOf(ctx.db, suggestionQuery(ctx.db, isHandled === 1), page, (query) =>
    query.orderBy('created_at', 'desc').orderBy('id', 'desc'),
  )
  await recordRead(ctx, { action: 'listSuggestions', seen: rows })
  const decrypted = await decryptedSuggestions(ctx, rows)
  const shared = await toSharedDto(ctx, decrypted)
  const pictures = await picturesOf(ctx.db, rows)
  const counts = await countLists(ctx.db, {
    open: suggestionQuery(ctx.db, false),
    handled: suggestionQuery(ctx.db, true),
  })
  const records = decrypted.map((row) => ({
    ...shared(row),
    id: row.id,
    tags: row.tag_names,
    pictures: pictures.get(row.id) ?? [],
    contact:
      row.decrypted.contact && (row.handled_at ? maskPhone(row.decrypted.contact) : row.decrypted.contact),
    answer: row.decrypted.answer,
  }))
  return answer({ records, total, counts })
}

/** Texts of erased members are gone. */
async function picturesOf(db: Db, rows: readonly SuggestionRow[]): Promise<ReadonlyMap<string, string[]>> {
  const attached = await filesOfSuggestions(db, rows)
  const urls = new Map<string, string[]>()
  for (const [accountId, own] of Map.groupBy(attached, ({ account_id }) => account_id)) {
    const fileIds = own.map(({ file_id }) => file_id)
    // oxlint-disable-next-line no-await-in-loop
    const files = await filesById(db, accountId, fileIds)
    for (const { suggestion_id, file_id } of own) {
      const file = files.get(file_id)
      if (!file || file.gone_at) continue
      urls.set(suggestion_id, [...(urls.get(suggestion_id) ?? []), `/staff-files/${file.name}`])
    }
  }
  return urls
}
