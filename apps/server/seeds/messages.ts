import type { Services } from '../src/platform/call/context.ts'
import type { Db } from '../src/platform/db/handle.ts'
import type { NoticeTable } from '../src/features/messages/tables.ts'
import { calendarOf } from './calendar.ts'
import { idOf } from './ids.ts'

interface Told {
  readonly key: string
  readonly tab: 1 | 2
  readonly title: string
  readonly content: string
  readonly isRead?: boolean
  readonly daysAgo: number
  /** Days from today on which it lapses */
  readonly lapsesIn?: number
}

const toLin: readonly Told[] = [
  {
    key: 'claim-open',
    tab: 2,
    title: '本年度理赔通道已开放',
    content: '您可以在线提交门诊、住院等费用的理赔申请，请备好发票与病历。',
    daysAgo: 1,
  },
  {
    key: 'checkup',
    tab: 2,
    title: '年度体检可以预约了',
    content: '请在年底前完成体检预约，热门机构名额有限。',
    daysAgo: 3,
    lapsesIn: 40,
  },
  {
    key: 'carbon',
    tab: 2,
    title: '碳积分到账提醒',
    content: '您通过无纸化理赔获得了新的碳积分，快去企业专区看看排名。',
    daysAgo: 5,
  },
  {
    key: 'flu',
    tab: 2,
    title: '流感疫苗接种登记',
    content: '登记已经结束，感谢您的参与。',
    daysAgo: 50,
    lapsesIn: -20,
  },
  {
    key: 'renewal',
    tab: 2,
    title: '保单续保进行中',
    content: '您的百万医疗团体保险正在办理续保，保障不会中断。',
    daysAgo: 8,
    isRead: true,
  },
  {
    key: 'welcome',
    tab: 2,
    title: '欢迎来到原力星球',
    content: '在这里可以查看您和家人的健康保障与福利。',
    daysAgo: 90,
    isRead: true,
  },
  {
    key: 'service-reply',
    tab: 1,
    title: '客服已回复您的咨询',
    content: '关于家属加保的问题，客服已经答复，请查看。',
    daysAgo: 2,
  },
  {
    key: 'service-rating',
    tab: 1,
    title: '请为本次服务评价',
    content: '感谢您的反馈。',
    daysAgo: 30,
    isRead: true,
  },
]

const toEveryone: readonly Told[] = [
  {
    key: 'welcome',
    tab: 2,
    title: '欢迎来到原力星球',
    content: '在这里可以查看您的健康保障与福利。',
    daysAgo: 2,
  },
]

const recipients: readonly { company: string; account: string; told: readonly Told[] }[] = [
  { company: 'xinghe-software', account: 'linxiao', told: toLin },
  { company: 'haina', account: 'zhoulan', told: toEveryone },
  { company: 'xinghe-software', account: 'chenmo', told: toEveryone },
  { company: 'yuanli', account: 'hejing', told: toEveryone },
  { company: 'yuanshan', account: 'zhaoqiang', told: toEveryone },
]

export async function addMessages({ clock }: Services, tx: Db) {
  const { moment } = calendarOf(clock)
  const rows = recipients.flatMap(({ company, account, told }) =>
    told.map((notice): NoticeTable => ({
      company_id: idOf('company', company),
      account_id: idOf('account', account),
      id: idOf('notice', `${account}/${notice.key}`),
      tab: notice.tab,
      title: notice.title,
      content: notice.content,
      type: 1,
      jump_url: null,
      jump_code: null,
      activity_url: null,
      read_status: notice.isRead ? 2 : 1,
      created_at: moment(-notice.daysAgo, '09:30:00'),
      expires_at: notice.lapsesIn === undefined ? null : moment(notice.lapsesIn),
    })),
  )
  await tx.insertInto('notice').values(rows).execute()
}
