import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { calendarOf } from './calendar.ts'
import { companies } from './companies.ts'
import { idOf } from './ids.ts'

interface Offer {
  readonly kind: string
  readonly name: string
  readonly summary: string
}

const medical = { kind: '保险', name: '补充医疗保险', summary: '门诊住院费用二次报销，家属可自费加保' }
const checkup = { kind: '体检', name: '年度健康体检', summary: '每年一次，可为家属转让或加项' }
const counselling = { kind: '心理', name: '员工心理关爱', summary: '全年心理咨询与二十四小时热线' }
const vaccine = { kind: '福利', name: '流感疫苗', summary: '秋冬季节免费接种' }
const meals = { kind: '福利', name: '营养餐补', summary: '食堂健康餐窗口每餐补贴' }

const offers: Readonly<Record<string, readonly Offer[]>> = {
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
  },
  {
    key: 'green-channel',
    name: '三甲医院绿色通道',
    summary: '专家门诊、检查、住院与手术安排',
    provider: '福雅健康',
    phone: '4008005678',
    price_fen: 198_000,
  },
  {
    key: 'gene-test',
    name: '肿瘤早筛基因检测',
    summary: '采样盒到家，报告由遗传咨询师解读',
    provider: '精核医学',
    phone: null,
    price_fen: 268_000,
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
      end_dt: yearEnd,
      covered_count: employees.length + colleagues.length,
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
