import type { Selectable } from 'kysely'
import type { messageCalls, Notice } from '@yf/contract/messages'
import { shanghaiMoment } from '@yf/domain/dates'
import { noticeStates } from '@yf/domain/notice-target'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { textUnder, type SubjectKey } from '#platform/crypto/subject-key.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { noticeRow } from './encrypted.ts'
import { noticePage } from './store.ts'
import type { NoticeTable } from './tables.ts'

export const list: RunCallHandler<typeof messageCalls.list> = async (input, ctx) => {
  const { db, caller, clock } = ctx
  const now = clock.now()
  const asOf = new Date(Math.min(input.asOf ?? now.getTime(), now.getTime()))
  const { accountId } = caller
  const { rows, total } = await noticePage(
    db,
    { accountId, tab: input.tab ?? 2, readStatus: input.readStatus, asOf },
    input,
  )
  const key = await existingSubjectKey(ctx, accountId)
  const records = rows.map((row) => toNoticeDto(row, key, now))
  return answer({ records, total, asOf: asOf.getTime() })
}

const toNoticeDto = (row: Selectable<NoticeTable>, key: SubjectKey | null, now: Date): Notice => ({
  id: row.id,
  companyId: row.company_id,
  title: row.title,
  content: textUnder(key, row.content, noticeRow(row.id)),
  createTime: shanghaiMoment(row.created_at),
  readStatus: row.read_status,
  status: row.expires_at !== null && row.expires_at <= now ? noticeStates.expired : noticeStates.normal,
  type: row.type,
  jumpUrl: row.jump_url,
  jumpUrlCode: row.jump_code,
  activityJumpUrl: row.activity_url,
})
