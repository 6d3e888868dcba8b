import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { calendarOf } from './calendar.ts'
import { companies, newcomers } from './companies.ts'
import { idOf } from './ids.ts'

interface CompanyBenefitSeed {
  readonly kind: string
  readonly name: string
  readonly summary: string
  /** The member's own benefit that is needed to use it; absent when none is needed. */
  readonly code?: string
  readonly audience: string
  readonly usage: string
  readonly rules: string
}

const medical: CompanyBenefitSeed = {
  kind: '保险',
  name: '补充医疗保险',
  summary: '门诊住院费用二次报销，家属可自费加保',
  code: 'INSURANCE',
  audience: '全体在职员工；配偶与子女可自费加保',
  usage: '就诊后在「理赔申请」上传发票，审核通过后赔款转入您的银行卡',
  rules: '就诊后两年内申请；医保已支付的部分不重复赔付，保额以保单为准',
}
const checkup: CompanyBenefitSeed = {
  kind: '体检',
  name: '年度健康体检',
  summary: '每年一次，可为家属转让或加项',
  code: 'FENGSHI',
  audience: '转正员工；本人不用时可转让给一位家属',
  usage: '选择城市、机构和日期，凭预约短信与身份证到检',
  rules: '每年一次，当年有效；到检前一天 17:00 前可改期或取消',
}
const counselling: CompanyBenefitSeed = {
  kind: '心理',
  name: '员工心理关爱',
  summary: '全年心理咨询与二十四小时热线',
  code: 'EAP',
  audience: '全体在职员工与家属',
  usage: '选择咨询师和时间，视频或到店；内容只有您和咨询师知道',
  rules: '每次 50 分钟；开始前 24 小时可免费取消。企业只看到总人次，看不到是谁',
}
const vaccine: CompanyBenefitSeed = {
  kind: '福利',
  name: '流感疫苗',
  summary: '秋冬季节免费接种',
  code: 'WELFARE',
  audience: '全体在职员工',
  usage: '凭短信到就近社区医院接种，现场核销',
  rules: '每人一针；发热、孕期或对鸡蛋过敏者请先咨询医生',
}
const meals: CompanyBenefitSeed = {
  kind: '福利',
  name: '营养餐补',
  summary: '食堂健康餐窗口每餐补贴',
  audience: '全体在职员工',
  usage: '在食堂健康餐窗口刷工卡，自动补贴，无需申请',
  rules: '工作日午餐、晚餐各一次，不累计',
}

const offers: Readonly<Record<string, readonly CompanyBenefitSeed[]>> = {
  'xinghe-software': [medical, checkup, counselling, vaccine],
  'xinghe-hardware': [checkup, counselling],
  haina: [medical, checkup, meals],
  yuanli: [medical, checkup, counselling, vaccine, meals],
  yuanshan: [medical],
}

const medicalServices = [
  {
    key: 'second-opinion',
    name: '重疾二次诊疗意见',
    summary: '国内外专家书面意见，十个工作日内出具',
    provider: '原力健康',
    phone: '4008001234',
    price_fen: 0,
    audience: '员工本人、配偶与子女',
    usage: '电话预约，提交病历与影像资料，由医学经理整理后送专家',
    rules: '同一疾病每年一次；仅供参考，不替代主诊医生的治疗方案',
  },
  {
    key: 'green-channel',
    name: '三甲医院绿色通道',
    summary: '专家门诊、检查、住院与手术安排',
    provider: '福雅健康',
    phone: '4008005678',
    price_fen: 198_000,
    code: 'FUYA',
    audience: '持有绿通就医卡的员工；没有卡的可自费使用',
    usage: '用绿通就医卡预约：选择城市、医院与科室，专员一个工作日内回电',
    rules: '每次就医用一次；挂号费、检查费由您自付，可按保险条款理赔',
  },
  {
    key: 'gene-test',
    name: '肿瘤早筛基因检测',
    summary: '采样盒到家，报告由遗传咨询师解读',
    provider: '精核医学',
    phone: null,
    price_fen: 268_000,
    code: 'EARLY_SCREENING',
    audience: '四十岁以上或有家族史者优先',
    usage: '企业开通后会发放检测卡，凭卡预约采样盒',
    rules: '检测结果只告知您本人，不提供给企业与保险公司',
  },
  {
    key: 'high-exam',
    name: '高端体检',
    summary: '专人陪检，含深度影像与肿瘤筛查',
    provider: '丰实体检',
    phone: null,
    price_fen: 680_000,
    code: 'HIGH_EXAM',
    audience: '持有高端体检卡的员工与家属',
    usage: '选择机构、套餐和日期，由体检中心确认后到检',
    rules: '每次体检用卡一次；到检前 24 小时可取消，次数退回',
  },
]

const withHighMedical = ['xinghe-software', 'haina', 'yuanli']

export async function addCompanyArea({ clock }: Services, tx: Db) {
  const { yearEnd } = calendarOf(clock)
  const equity = companies.flatMap(({ key, employees, colleagues }) =>
    (offers[key] ?? []).map((offer, sort) => ({
      ...offer,
      company_id: idOf('company', key),
      id: idOf('companyEquity', `${key}/${offer.name}`),
      gift_name: offer.code === 'WELFARE' ? offer.name : '',
      end_dt: yearEnd,
      covered_count:
        employees.length + colleagues.length + (key === 'xinghe-software' ? newcomers.length : 0),
      sort,
    })),
  )
  await tx.insertInto('company_equity').values(equity).execute()
  const services = withHighMedical.flatMap((company) =>
    medicalServices.map(({ key, ...service }, sort) => ({
      ...service,
      company_id: idOf('company', company),
      id: idOf('medicalService', `${company}/${key}`),
      sort,
    })),
  )
  await tx.insertInto('high_medical_service').values(services).execute()
}
