import type { Services } from '#platform/call/context.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import { evaluationRow } from '#features/feedback/encrypted.ts'
import { thirdPartyKey } from '#features/feedback/feedback-store.ts'
import type { PromotionTable } from '#features/adverts/tables.ts'
import type { ServiceRecordTable } from '#features/feedback/tables.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { idOf } from './ids.ts'

const promotion = (
  key: string,
  [title, summary]: [string, string],
  art: string,
  [starts_at, ends_at]: [Date, Date],
): PromotionTable => ({
  id: idOf('promotion', key),
  title,
  summary,
  pic_link: `/art/${art}.svg`,
  jump_url: '/home',
  starts_at,
  ends_at,
})

const promotions = ({ moment }: Calendar): PromotionTable[] => [
  promotion('health-day', ['员工健康日', '登录即可参加，为自己和家人领取一份健康服务'], 'banner-checkup', [
    moment(-7),
    moment(60),
  ]),
  promotion('family-week', ['家庭关爱周', '邀请家人一起，体验在线问诊'], 'banner-family', [
    moment(20),
    moment(27),
  ]),
  promotion('spring-walk', ['春日健步走', '活动已经结束，感谢参与'], 'banner-insurance', [
    moment(-60),
    moment(-30),
  ]),
]

const service = (
  key: string,
  company: string,
  account: string,
  [service_name, provider]: [string, string],
  done_at: Date,
): ServiceRecordTable => ({
  company_id: idOf('company', company),
  id: idOf('service', key),
  account_id: idOf('account', account),
  third_party_id: idOf('thirdParty', key),
  service_name,
  provider,
  done_at,
})

const services = ({ moment }: Calendar): ServiceRecordTable[] => [
  service(
    'lin-hotline',
    'xinghe-software',
    'linxiao',
    ['在线客服咨询', '原力健康客服中心'],
    moment(-1, '15:20:00'),
  ),
  service(
    'lin-checkup',
    'xinghe-software',
    'linxiao',
    ['年度健康体检', '康宁体检中心（望江路店）'],
    moment(-12, '08:30:00'),
  ),
  service('zhou-doctor', 'haina', 'zhoulan', ['视频问诊', '锦鲤互联网医院'], moment(-3, '20:10:00')),
]

/** Promotions of the login link, services to evaluate, and one evaluated service. */
export async function addFeedback(ctx: Services, tx: Db) {
  const calendar = calendarOf(ctx.clock)
  await tx.insertInto('promotion').values(promotions(calendar)).execute()
  const done = services(calendar)
  await takeKeys(
    tx,
    done.map((one) => ({ kind: thirdPartyKey, key: one.third_party_id, holder: one.company_id })),
  )
  await tx.insertInto('service_record').values(done).execute()
  const service_id = idOf('service', 'lin-checkup')
  const key = await subjectKey({ ...ctx, db: tx }, idOf('account', 'linxiao'))
  await tx
    .insertInto('evaluation')
    .values({
      company_id: idOf('company', 'xinghe-software'),
      service_id,
      score: 5,
      tag_names: ['专业耐心', '流程清楚'],
      content: key.encrypt('护士很细心，排队时间不长，报告三天就出来了。', evaluationRow(service_id)),
      created_at: calendar.moment(-10, '19:05:00'),
    })
    .execute()
}
