import { noticeTypes, readStates } from '@yf/domain/notice-target'
import type { NoticeTable } from '#features/messages/tables.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { idOf } from './ids.ts'
import { recipients, type DemoNotice } from './notices.ts'
import { demoQuestions, openedQuestions } from './questions.ts'

export async function addMessages({ clock, settings }: Services, tx: Db) {
  const calendar = calendarOf(clock)
  const rows = recipients.flatMap(({ company, account, notices: told }) =>
    told.map((notice): NoticeTable => ({
      company_id: idOf('company', company),
      account_id: idOf('account', account),
      id: idOf('notice', `${account}/${notice.key}`),
      ...columnsOf(notice, calendar, settings.sites.production.activity),
    })),
  )
  await tx.insertInto('notice').values(rows).execute()
  await tx
    .insertInto('question')
    .values([...demoQuestions])
    .execute()
  await tx.insertInto('question_count').values(openedQuestions(calendar.day)).execute()
}

function columnsOf(notice: DemoNotice, { moment }: Calendar, activitySite: string) {
  const created_at = moment(-notice.daysAgo, notice.time ?? '09:30:00')
  return {
    tab: notice.tab,
    title: notice.title,
    content: notice.content,
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
