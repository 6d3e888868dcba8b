import type { Insertable } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { AdvertCountTable, AdvertTable } from '#features/adverts/tables.ts'
import { calendarOf } from './calendar.ts'
import { companies } from './companies.ts'
import { idOf } from './ids.ts'

interface AdvertSeed extends Pick<AdvertTable, 'position' | 'title' | 'summary'> {
  readonly key: string
  readonly art?: string
  /** A path in the app, or `site:` followed by a partner site */
  readonly jumpUrl?: `/${string}` | `site:${string}`
  /** First and last day, in days from today */
  readonly runs?: readonly [number, number]
}

const adverts: readonly AdvertSeed[] = [
  {
    key: 'checkup',
    position: 'banner',
    title: '年度体检季',
    summary: '给身体一次全面的关心',
    art: 'banner-checkup',
    jumpUrl: '/examination',
  },
  {
    key: 'insurance',
    position: 'banner',
    title: '保障随身带',
    summary: '保单、额度、理赔进度一目了然',
    art: 'banner-insurance',
    jumpUrl: '/insurance',
  },
  {
    key: 'family',
    position: 'banner',
    title: '家人也有份',
    summary: '为爱的人添一份健康保障',
    art: 'banner-family',
    jumpUrl: '/family/index',
  },
  {
    key: 'carbon',
    position: 'strip',
    title: '低碳行动进行中',
    summary: '看看您在企业里排第几',
    art: 'strip-carbon',
    jumpUrl: '/carbon',
  },
  {
    key: 'points-season',
    position: 'strip',
    title: '健康积分季',
    summary: '做一件健康小事，抽一份好礼',
    jumpUrl: `/active?id=${idOf('promotion', 'points-season')}`,
  },
  {
    key: 'guide',
    position: 'strip',
    title: '看视频学理赔',
    summary: '半分钟看懂线上申请',
    jumpUrl: '/media/claim-guide.mp4',
  },
  {
    key: 'welcome',
    position: 'dialog',
    title: '新版原力星球来了',
    summary: '首页更清楚，办事更省心。支持关怀版大字，可在设置中开启。',
    art: 'dialog-welcome',
    jumpUrl: '/setup',
  },
  {
    key: 'hotline',
    position: 'announcement',
    title: '在线客服服务时间',
    summary: '工作日 9:00-18:30，节假日请留言，我们会尽快回复。',
  },
  {
    key: 'privacy',
    position: 'announcement',
    title: '隐私政策更新说明',
    summary: '我们说明了健康信息由谁查看、保存多久。',
    jumpUrl: '/privacyPolicy',
  },
  {
    key: 'summer',
    position: 'banner',
    title: '清凉一夏',
    summary: '活动已经结束',
    art: 'banner-checkup',
    runs: [-120, -60],
  },
  {
    key: 'new-year',
    position: 'banner',
    title: '新年健康礼',
    summary: '为家人挑一份健康礼物',
    art: 'banner-family',
    runs: [90, 120],
  },
]

/** Views and taps per person and day, this many days ago, in the form the product counts them. */
const counted = [
  { key: 'insurance', person: 'linxiao', kind: 'show', daysAgo: 2, times: 4 },
  { key: 'insurance', person: 'linxiao', kind: 'click', daysAgo: 2, times: 1 },
  { key: 'insurance', person: 'chenmo', kind: 'show', daysAgo: 1, times: 2 },
  { key: 'carbon', person: 'linxiao', kind: 'show', daysAgo: 1, times: 3 },
  { key: 'carbon', person: 'chenmo', kind: 'click', daysAgo: 1, times: 1 },
  { key: 'summer', person: 'linxiao', kind: 'show', daysAgo: 90, times: 12 },
  { key: 'summer', person: 'linxiao', kind: 'click', daysAgo: 88, times: 2 },
  { key: 'summer', person: 'chenmo', kind: 'show', daysAgo: 75, times: 5 },
] as const

export async function addAdverts({ clock }: Services, tx: Db) {
  const { day, moment } = calendarOf(clock)
  const rows = companies.flatMap((company) =>
    adverts.map((advert, sort): Insertable<AdvertTable> => {
      const [first, last] = advert.runs ?? [-30, 335]
      return {
        company_id: idOf('company', company.key),
        id: idOf('advert', `${company.key}/${advert.key}`),
        position: advert.position,
        title: advert.title,
        summary: advert.summary,
        pic_link: advert.art ? `/art/${advert.art}.svg` : null,
        jump_url: advert.jumpUrl ?? null,
        sort,
        starts_at: moment(first),
        ends_at: moment(last),
      }
    }),
  )
  await tx.insertInto('advert').values(rows).execute()
  const company = 'xinghe-software'
  const counts = counted.map(({ key, person, kind, daysAgo, times }): AdvertCountTable => ({
    company_id: idOf('company', company),
    advert_id: idOf('advert', `${company}/${key}`),
    account_id: idOf('account', person),
    kind,
    day: day(-daysAgo),
    times,
  }))
  await tx.insertInto('advert_count').values(counts).execute()
}
