import { noticeTypes, readStates } from '@yf/domain/notice-target'
import { noticeRow } from '#features/messages/encrypted.ts'
import type { NoticeTable } from '#features/messages/tables.ts'
import type { Services } from '#platform/call/context.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { idOf } from './ids.ts'
import { recipients, type DemoNotice } from './notices.ts'
import { demoQuestions, openedQuestions } from './questions.ts'

export async function addMessages(services: Services, tx: Db) {
  const calendar = calendarOf(services.clock)
  for (const one of recipients)
    await tx
      .insertInto('notice')
      .values(await noticesOf({ ...services, db: tx }, one, calendar))
      .execute()
  await tx
    .insertInto('question')
    .values([...demoQuestions])
    .execute()
  await tx.insertInto('question_count').values(openedQuestions(calendar.day)).execute()
}

async function noticesOf(
  ctx: Services & { readonly db: Db },
  { company, account, notices }: (typeof recipients)[number],
  calendar: Calendar,
): Promise<NoticeTable[]> {
  const account_id = idOf('account', account)
  const key = await subjectKey(ctx, account_id)
  return notices.map((notice) => {
    const id = idOf('notice', `${account}/${notice.key}`)
    return {
      company_id: idOf('company', company),
      account_id,
      id,
      ...columnsOf(notice, calendar, ctx.settings.sites.production.activity),
      content: key.encrypt(notice.content, noticeRow(id)),
    }
  })
}

function columnsOf(notice: DemoNotice, { moment }: Calendar, activitySite: string) {
  const created_at = moment(-notice.daysAgo, notice.time ?? '09:30:00')
  return {
    tab: notice.tab,
    title: notice.title,
    type: notice.activityPath ? noticeTypes.activity : noticeTypes.usual,
    jump_url: notice.jumpUrl ?? null,
    jump_code: notice.jumpCode ?? null,
    activity_url: notice.activityPath ? activitySite + notice.activityPath : null,
    read_status: notice.isRead ? readStates.read : readStates.unread,
    created_at,
    expires_at: notice.lapsesIn === undefined ? null : moment(notice.lapsesIn),
    read_at: notice.isRead ? created_at : null,
  }
}
