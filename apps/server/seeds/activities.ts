import { activityLayouts, type ActivityLayout } from '@yf/domain/activity'
import { shanghaiMoment } from '@yf/domain/dates'
import { savePromotion } from '#features/adverts/public.ts'
import { saveActivity } from '#features/activities/store.ts'
import { addChange } from '#features/activities/admin/change-store.ts'
import type { ActivityPrizeTable, ActivityTable, ActivityContent } from '#features/activities/tables.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { calendarOf } from './calendar.ts'
import { idOf } from './ids.ts'

type PrizeSeed = Omit<ActivityPrizeTable, 'activity_id' | 'id' | 'position' | 'drawn'>

interface ActivitySeed extends Pick<ActivityTable, 'rules' | 'steps' | 'tasks' | 'free_chances' | 'share'> {
  readonly key: string
  readonly layout: ActivityLayout
  readonly title: string
  readonly summary: string
  readonly art: string
  /** First and last day, in days from today. */
  readonly runs: readonly [number, number]
  /** Keys of the companies; all companies when absent. */
  readonly companies?: readonly string[]
  readonly prizes: readonly PrizeSeed[]
}

const points = (amount: number, odds: number, stock: number): PrizeSeed => ({
  kind: 'points',
  name: `${amount} 积分`,
  points: amount,
  odds,
  how: '抽中后立即到账',
  stock,
  batch_id: null,
})
const goods = (name: string, odds: number, stock: number): PrizeSeed => ({
  kind: 'goods',
  name,
  points: 0,
  odds,
  how: '凭订单到公司前台领取',
  stock,
  batch_id: null,
})
/** Comes from a batch of the only company that sees the activity. */
const coupon = (batch: string, name: string, odds: number, stock: number): PrizeSeed => ({
  kind: 'coupon',
  name,
  points: 0,
  odds,
  how: '抽中后放入“我的优惠券”',
  stock,
  batch_id: idOf('couponBatch', batch),
})

const usualRules = [
  '每完成一次任务获得相应的抽奖机会，活动期间有效，过期作废。',
  '中奖概率如奖品所示，由服务器随机产生；奖品抽完后，对应概率归入未中奖。',
  '积分奖品立即到账，实物奖品生成订单，可在“我的订单”中查看。',
]

const steps = [
  { title: '做任务', words: '签到、看保单、在线问诊' },
  { title: '攒机会', words: '每次完成得抽奖机会' },
  { title: '抽奖品', words: '积分与好礼等您来' },
]

const activities: readonly ActivitySeed[] = [
  {
    key: 'points-season',
    layout: 'active',
    title: '健康积分季',
    summary: '签到、问诊、看保单，做一件健康小事，抽一份好礼',
    art: 'banner-points',
    runs: [-10, 50],
    rules: usualRules,
    steps,
    tasks: [
      { source: 'signIn', chances: 1 },
      { source: 'policyRead', chances: 1 },
      { source: 'consultationEnded', chances: 2 },
    ],
    free_chances: 1,
    share: { title: '健康积分季，一起来抽奖', words: '做一件健康小事，抽一份好礼' },
    prizes: [
      points(10, 4000, 5000),
      points(50, 1500, 800),
      points(200, 100, 60),
      goods('运动保温杯', 50, 20),
    ],
  },
  {
    key: 'care-month',
    layout: 'active',
    title: '员工关怀月',
    summary: '每天签到抽一次，赢商城优惠券',
    art: 'banner-family',
    runs: [-12, 30],
    companies: ['xinghe-software'],
    rules: [
      '每天签到获得一次抽奖机会，活动期间有效，过期作废。',
      '中奖概率如奖品所示，由服务器随机产生；奖品抽完后，对应概率归入未中奖。',
      '优惠券立即放入“我的优惠券”，每人每种按券面限领；积分立即到账。',
    ],
    steps: [
      { title: '来签到', words: '会员中心签到' },
      { title: '抽一次', words: '签到得一次' },
      { title: '去使用', words: '福利商城可用' },
    ],
    tasks: [{ source: 'signIn', chances: 1 }],
    free_chances: 2,
    share: { title: '员工关怀月，一起来抽优惠券', words: '每天签到抽一次' },
    prizes: [
      coupon('health', '满 150 减 30 券', 3000, 20),
      coupon('member', '商城 8.5 折券', 1000, 30),
      points(10, 4000, 2000),
    ],
  },
  {
    key: 'health-story',
    layout: 'active2',
    title: '一份保障的故事',
    summary: '看懂自己的保单，用好每一份保障',
    art: 'banner-story',
    runs: [-3, 27],
    companies: ['xinghe-software', 'yuanli'],
    rules: usualRules,
    steps: [
      { title: '打开保单', words: '在“我的保险”里看看保什么' },
      { title: '试一次理赔', words: '拍照上传，进度随时可查' },
      { title: '领一份奖励', words: '每件事都有抽奖机会' },
    ],
    tasks: [
      { source: 'policyRead', chances: 1 },
      { source: 'claimFinished', chances: 3 },
    ],
    free_chances: 0,
    share: { title: '一份保障的故事', words: '三步看懂自己的保单' },
    prizes: [points(20, 5000, 2000), points(100, 500, 100), goods('家用血压计', 20, 5)],
  },
  {
    key: 'mutual',
    layout: 'huhui',
    title: '邻里互惠计划',
    summary: '企业员工专享：合作门店到店礼遇，每一次推荐双方都有好处',
    art: 'banner-family',
    runs: [-5, 85],
    rules: ['参加后合作门店会在三个工作日内与您联系。', '礼遇以门店公示为准，不与其他优惠同享。'],
    steps: [
      { title: '康宁口腔', words: '洁牙体验价，家人同享' },
      { title: '悦动健身', words: '七天体验卡，推荐各得一周' },
      { title: '清心书店', words: '到店阅读，咖啡一杯' },
    ],
    tasks: [],
    free_chances: 0,
    share: { title: '邻里互惠计划', words: '企业员工专享的到店礼遇' },
    prizes: [],
  },
  {
    key: 'winter-gift',
    layout: 'active',
    title: '冬日暖心礼',
    summary: '一起把健康送给家人',
    art: 'banner-family',
    runs: [15, 45],
    rules: usualRules,
    steps,
    tasks: [{ source: 'signIn', chances: 1 }],
    free_chances: 1,
    share: { title: '冬日暖心礼', words: '一起把健康送给家人' },
    prizes: [points(10, 3000, 3000)],
  },
  {
    key: 'autumn-walk',
    layout: 'active',
    title: '秋日健步走',
    summary: '活动已经结束，感谢参与',
    art: 'banner-checkup',
    runs: [-70, -40],
    rules: usualRules,
    steps,
    tasks: [{ source: 'signIn', chances: 1 }],
    free_chances: 1,
    share: { title: '秋日健步走', words: '每天走一走' },
    prizes: [points(10, 3000, 3000)],
  },
]

/** One running activity per layout and one with coupons, one upcoming and one that has ended. */
export async function addActivities({ clock }: Services, tx: Db) {
  const { moment } = calendarOf(clock)
  for (const one of activities) {
    const id = idOf('promotion', one.key)
    await savePromotion(tx, {
      id,
      title: one.title,
      summary: one.summary,
      pic_link: `/art/${one.art}.svg`,
      jump_url: `${activityLayouts[one.layout]}?id=${id}`,
      starts_at: moment(one.runs[0]),
      ends_at: moment(one.runs[1]),
    })
    await saveActivity(tx, {
      id,
      layout: one.layout,
      company_ids: (one.companies ?? []).map((key) => idOf('company', key)),
      rules: one.rules,
      steps: one.steps,
      tasks: one.tasks,
      free_chances: one.free_chances,
      share: one.share,
      is_published: true,
      updated_by: idOf('staff', 'operator1'),
      updated_at: clock.now(),
    })
    const prizes = one.prizes.map((prize, position) => ({
      ...prize,
      activity_id: id,
      id: idOf('prize', `${one.key}/${position}`),
      position,
      drawn: 0,
    }))
    if (prizes.length > 0) await tx.insertInto('activity_prize').values(prizes).execute()
    await addChange(tx, {
      activity_id: id,
      no: 1,
      composed: composedOf(one, prizes, { from: moment(one.runs[0]), until: moment(one.runs[1]) }),
      raise: 0,
      state: 'inForce',
      proposed_by: idOf('staff', 'operator1'),
      proposed_at: moment(Math.min(one.runs[0], 0) - 9, '10:20:00'),
      decided_by: idOf('staff', 'finance1'),
      decided_at: moment(Math.min(one.runs[0], 0) - 8, '09:35:00'),
      note: null,
    })
  }
}

const composedOf = (
  {
    layout,
    title,
    summary,
    art,
    companies,
    rules,
    steps: stepsOfPage,
    tasks,
    free_chances,
    share,
  }: ActivitySeed,
  prizes: readonly (PrizeSeed & { id: string })[],
  { from, until }: { from: Date; until: Date },
): ActivityContent => ({
  layout,
  title,
  summary,
  picLink: `/art/${art}.svg`,
  startTime: shanghaiMoment(from),
  endTime: shanghaiMoment(until),
  companyIds: (companies ?? []).map((key) => idOf('company', key)),
  rules,
  steps: [...stepsOfPage],
  tasks: [...tasks],
  freeChances: free_chances,
  share: { ...share },
  isPublished: 1,
  prizes: prizes.map(({ id, kind, name, points: worth, odds, how, stock, batch_id }) => ({
    id,
    kind,
    name,
    points: worth,
    odds,
    how,
    stock,
    batchId: batch_id,
  })),
})
