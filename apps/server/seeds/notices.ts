import type { JumpCode } from '@yf/domain/notice-target'
import { idOf } from './ids.ts'

export interface DemoNotice {
  readonly key: string
  readonly tab: 1 | 2
  readonly title: string
  readonly content: string
  readonly isRead?: boolean
  readonly daysAgo: number
  readonly time?: string
  /** Days from today on which it expires */
  readonly lapsesIn?: number
  readonly jumpCode?: JumpCode
  readonly jumpUrl?: string
  /** A path on the activity site; such a notice opens it. */
  readonly activityPath?: string
}

const notice = (
  key: string,
  title: string,
  content: string,
  daysAgo: number,
  rest: Partial<DemoNotice> = {},
): DemoNotice => ({ key, tab: 2, title, content, daysAgo, ...rest })

const message = (...args: Parameters<typeof notice>): DemoNotice => ({ ...notice(...args), tab: 1 })

const isRead = true

/** Covers every jump code and every kind of notice, with enough notices to scroll. */
const unreadOfLin: readonly DemoNotice[] = [
  notice(
    'claim-open',
    '本年度理赔通道已开放',
    '您可以在线提交门诊、住院等费用的理赔申请，请备好发票与病历。',
    1,
  ),
  notice(
    'checkup',
    '年度体检可以预约了',
    '<p>请在年底前完成体检预约，<strong>热门机构名额有限</strong>。</p><ul><li>空腹到检，前一天清淡饮食</li><li>携带身份证</li></ul>',
    3,
    { lapsesIn: 40, jumpCode: 'CHECKUP_BOOKING' },
  ),
  notice('carbon', '碳积分到账提醒', '您通过无纸化理赔获得了新的碳积分，快去看看您和同事的排名。', 5, {
    jumpCode: 'CARBON_DETAIL',
  }),
  notice('flu', '流感疫苗接种登记', '登记已经结束，感谢您的参与。', 50, { lapsesIn: -20 }),
  notice('checkup-self', '您的体检套餐已升级', '今年的套餐新增了甲状腺彩超，点此查看本人的体检项目。', 4, {
    time: '14:05:00',
    jumpCode: 'CHECKUP_SELF',
  }),
  notice('checkup-family', '家人体检名额待使用', '您还有 1 个家属体检名额，可以为配偶或父母预约。', 4, {
    time: '10:20:00',
    jumpCode: 'CHECKUP_FAMILY',
  }),
  notice('optional-self', '自选福利开始选择', '今年的自选福利已经开放，请在月底前为自己选定方案。', 6, {
    jumpCode: 'OPTIONAL_BENEFIT_SELF',
  }),
  notice('optional-family', '可以为家人选择福利方案', '自选福利支持为家人升级保障，保费从薪资中代扣。', 6, {
    time: '11:45:00',
    jumpCode: 'OPTIONAL_BENEFIT_FAMILY',
  }),
  notice('mall', '节日福利已到账', '您的节日积分已经发放，去福利商城挑选喜欢的礼物吧。', 7, {
    jumpCode: 'MALL',
  }),
  notice('million', '百万医疗团购进行中', '企业团购价每年 199 元起，保障最高 200 万元，家人也可以参加。', 9, {
    jumpCode: 'MILLION_MEDICAL',
  }),
  notice('policy', '保单即将到期', '您的百万医疗团体保险将在 20 天内到期，请查看续保安排。', 10, {
    jumpCode: 'INSURANCE_DETAIL',
    jumpUrl: idOf('policy', 'lin-million'),
  }),
  notice('feedback', '请评价上次的服务', '您对上次线上问诊是否满意？您的意见会帮助我们改进。', 11, {
    jumpCode: 'FEEDBACK',
    jumpUrl: idOf('thirdParty', 'lin-hotline'),
  }),
  notice('spring-run', '春季健步走活动报名', '和同事组队健步走，完成目标可得积分和纪念徽章。', 12, {
    activityPath: '/spring-walk',
  }),
]

const months = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

const readOfLin: readonly DemoNotice[] = [
  notice('renewal', '保单续保进行中', '您的百万医疗团体保险正在办理续保，保障不会中断。', 8, {
    isRead,
    jumpUrl: '/home',
  }),
  notice('setup', '请核对您的手机号', '为了及时收到理赔通知，请在设置里核对您的手机号。', 40, {
    isRead,
    jumpUrl: '/setup',
  }),
  notice('welcome', '欢迎来到原力星球', '在这里可以查看您和家人的健康保障与福利。', 400, { isRead }),
  ...months.map((month, at) =>
    notice(
      `monthly-${at + 1}`,
      `${month}月健康福利月报`,
      '您上月的签到、积分和权益使用情况已经汇总，欢迎在个人中心查看。',
      390 - 30 * at,
      { isRead },
    ),
  ),
]

const messagesOfLin: readonly DemoNotice[] = [
  message(
    'service-reply',
    '客服已回复您的咨询',
    '关于家属加保的问题：配偶和子女可以在每年一月和七月加保，届时首页会有提醒。',
    2,
  ),
  message('service-rating', '感谢您对客服的评价', '您的评价我们已经收到，会继续努力。', 30, { isRead }),
]

const welcome = notice('welcome', '欢迎来到原力星球', '在这里可以查看您的健康保障与福利。', 2)

export const recipients: readonly { company: string; account: string; notices: readonly DemoNotice[] }[] = [
  {
    company: 'xinghe-software',
    account: 'linxiao',
    notices: [...unreadOfLin, ...readOfLin, ...messagesOfLin],
  },
  {
    company: 'xinghe-hardware',
    account: 'linxiao',
    notices: [notice('hardware', '星河智造福利升级', '星河硬件为您新增了门诊绿色通道服务。', 13)],
  },
  {
    company: 'haina',
    account: 'zhoulan',
    notices: [
      welcome,
      notice('claim-soon', '理赔通道即将开放', '请妥善保管今年的就诊资料，通道开放后可以在线提交。', 5, {
        isRead,
      }),
    ],
  },
  { company: 'xinghe-software', account: 'chenmo', notices: [welcome] },
  {
    company: 'yuanli',
    account: 'hejing',
    notices: [welcome, message('hello', '客服提示', '内部账号可体验全部服务。', 1)],
  },
  { company: 'yuanshan', account: 'zhaoqiang', notices: [welcome] },
]
