import type { Insertable } from 'kysely'
import type { QuestionCountTable, QuestionTable } from '#features/questions/tables.ts'
import { claimPromises, documentsByVisit } from '@yf/domain/claim-promises'
import { companies } from './companies.ts'
import { idOf } from './ids.ts'

const { reviewDays, payDays } = claimPromises

interface QuestionSeed {
  readonly key: string
  readonly category: '理赔' | '体检' | '家属' | '积分与福利' | '问诊' | '账号'
  readonly title: string
  readonly content: string
}

const common: readonly QuestionSeed[] = [
  {
    key: 'claim-how',
    category: '理赔',
    title: '如何在线申请理赔？',
    content:
      '<ol><li>在首页点「理赔申请」，选择就诊人和就诊类型；</li><li>拍照上传发票、费用清单和病历，系统会自动识别，请核对后提交；</li><li>填写收款银行卡并手写签名。</li></ol><p>提交后可以在「理赔记录」里看到每一步的进度。</p>',
  },
  {
    key: 'claim-material',
    category: '理赔',
    title: '理赔需要准备哪些资料？',
    content: `<ul>${documentsByVisit()
      .map((line) => `<li>${line}</li>`)
      .join(
        '',
      )}</ul><p>首次理赔还需要就诊人身份证和收款银行卡的照片。<strong>纸质原件请保留到结案之后。</strong></p>`,
  },
  {
    key: 'claim-time',
    category: '理赔',
    title: '理赔多久能到账？',
    content: `资料齐全的小额案件一般当天完成审核，其余案件在 ${reviewDays} 个工作日内审核。审核通过后，赔款在 ${payDays} 个工作日内转入您填写的银行卡。`,
  },
  {
    key: 'claim-supplement',
    category: '理赔',
    title: '案件显示「待补充」怎么办？',
    content:
      '请打开该案件，按提示补传缺少或看不清的资料，再点提交。补齐之后案件会回到「资料审核」，不需要重新申请。',
  },
  {
    key: 'claim-offline',
    category: '理赔',
    title: '发票金额超过线上上限怎么办？',
    content:
      '单次申请的发票总额超过上限时，请把纸质资料邮寄到线下办理。地址和邮寄清单在提交页面的提示里，您也可以联系在线客服。',
  },
  {
    key: 'checkup-book',
    category: '体检',
    title: '怎样预约年度体检？',
    content:
      '在首页点「体检预约」，选择城市、机构和日期即可。热门机构周末名额有限，建议提前两周预约。体检前一天请清淡饮食，当天空腹到检。',
  },
  {
    key: 'checkup-change',
    category: '体检',
    title: '体检预约能改期或取消吗？',
    content:
      '可以。到检前 24 小时之外，您可以在「预约记录」里取消，再重新选择日期；24 小时之内请直接致电体检机构。',
  },
  {
    key: 'checkup-expense',
    category: '体检',
    title: '自行体检的费用可以报销吗？',
    content:
      '如果您的企业开通了体检报销，请在「体检报销」里上传发票和体检报告。审核通过后按您的年度额度报销，驳回或取消时额度会退回。',
  },
  {
    key: 'family-add',
    category: '家属',
    title: '怎样添加家庭成员？',
    content:
      '在「个人中心 → 家庭成员」里点添加，填写家人的姓名、关系和证件号码。证件号码会加密保存，只用于投保、理赔和预约。',
  },
  {
    key: 'family-benefit',
    category: '家属',
    title: '家人可以使用哪些权益？',
    content:
      '企业为家人开通的保险、体检和问诊权益，会显示在首页「我的权益」里。切换到对应的家庭成员，就能看到可用的项目和有效期。',
  },
  {
    key: 'points-earn',
    category: '积分与福利',
    title: '积分怎么获得，会过期吗？',
    content:
      '每日签到、完成活动任务和企业发放都会获得积分。积分的有效期在「积分专区」的明细里，快要到期的会提前提醒您。',
  },
  {
    key: 'points-carbon',
    category: '积分与福利',
    title: '碳积分是什么？',
    content:
      '您每次线上理赔、使用电子发票，都减少了纸张和往返。我们把减少的碳排放折算成碳积分，可以在企业专区看到自己和同事的排名。',
  },
  {
    key: 'doctor-online',
    category: '问诊',
    title: '在线问诊怎么用？',
    content:
      '在「互联网医院」描述症状并上传照片，医生会在线接诊。医生开具的处方通过审核后，可以直接下单送药到家。急症请立即拨打 120。',
  },
  {
    key: 'account-phone',
    category: '账号',
    title: '手机号换了怎么办？',
    content:
      '在「设置 → 手机号」里验证新号码即可更换。原号码已经停用、收不到短信时，请在登录页点「手机号已停用」，用企业登记的邮箱核实身份后更换。',
  },
]

/** A company's additional rule; it comes first. */
const own: Readonly<Record<string, readonly QuestionSeed[]>> = {
  haina: [
    {
      key: 'haina-open',
      category: '理赔',
      title: '今年的理赔通道什么时候开放？',
      content:
        '贵公司的年度理赔通道开放时间以首页提示为准。开放之前请妥善保管发票、费用清单和病历，开放后可以补交。',
    },
  ],
  yuanshan: [
    {
      key: 'yuanshan-paused',
      category: '账号',
      title: '为什么部分权益暂停使用？',
      content:
        '贵公司的服务正在续费，部分权益暂时不能使用，已经提交的理赔不受影响。恢复时间请咨询企业人力资源。',
    },
  ],
}

/** Questions opened by a member, this many days ago. */
const opened = [
  { key: 'claim-time', person: 'linxiao', daysAgo: 3, times: 2 },
  { key: 'claim-time', person: 'chenmo', daysAgo: 2, times: 1 },
  { key: 'checkup-book', person: 'chenmo', daysAgo: 2, times: 1 },
] as const

export const openedQuestions = (day: (offset: number) => string): QuestionCountTable[] =>
  opened.map(({ key, person, daysAgo, times }) => ({
    company_id: idOf('company', 'xinghe-software'),
    question_id: idOf('question', `xinghe-software/${key}`),
    account_id: idOf('account', person),
    day: day(-daysAgo),
    times,
  }))

export const demoQuestions: readonly Insertable<QuestionTable>[] = companies.flatMap(({ key: company }) =>
  [...(own[company] ?? []), ...common].map(({ key, ...question }, sort) => ({
    ...question,
    company_id: idOf('company', company),
    id: idOf('question', `${company}/${key}`),
    sort,
  })),
)
