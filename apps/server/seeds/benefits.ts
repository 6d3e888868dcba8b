import { fromYuan } from '@yf/domain/money'
import type { Insertable } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { EquityPackageTable, HealthWelfareTable, PolicyTable } from '#features/equity/tables.ts'
import { companies, newcomers } from './companies.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { idOf } from './ids.ts'

/** The holder of the benefit: an account in a company, and optionally one of its family members. */
const holder = (company: string, account: string, family?: string) => ({
  company_id: idOf('company', company),
  account_id: idOf('account', account),
  family_id: family ? idOf('family', family) : null,
})

const lin = holder('xinghe-software', 'linxiao')
const spouse = holder('xinghe-software', 'linxiao', 'linxiao/spouse')
const child = holder('xinghe-software', 'linxiao', 'linxiao/child')
const linInHardware = holder('xinghe-hardware', 'linxiao')
const zhou = holder('haina', 'zhoulan')
const he = holder('yuanli', 'hejing')
const zhao = holder('yuanshan', 'zhaoqiang')

type BenefitHolder = ReturnType<typeof holder>

/** Includes the newcomers who are insured; the last one also has a doctor benefit. */
const insuredNewcomers = newcomers.filter((name) => ['傅云舟', '贺连山', '关山月'].includes(name))
const guan = holder('xinghe-software', '关山月')

/** Members of the two companies of 星河科技集团 submit claims, so they are insured too. */
export const insuredColleagues = [
  ...companies
    .filter(({ group }) => group === 'xinghe')
    .flatMap(({ key, colleagues }) => colleagues.map((name) => ({ company: key, name }))),
  ...insuredNewcomers.map((name) => ({ company: 'xinghe-software', name })),
]

const policy = (
  key: string,
  of: BenefitHolder,
  insured_name: string,
  name: string,
  insurer: string,
  [start_dt, end_dt]: [string, string],
  status: 1 | 2 | 3 | 4,
  [cover, used]: [yuan: number, yuan: number],
): PolicyTable => ({
  ...of,
  id: idOf('policy', key),
  name,
  insurer,
  policy_no: `YL${idOf('policy', key).replaceAll('-', '').slice(0, 16).toUpperCase()}`,
  insured_name,
  start_dt,
  end_dt,
  status,
  cover_fen: fromYuan(cover),
  used_fen: fromYuan(used),
})

/** Not the calendar year: in January every receipt would lie before the policy or in its waiting period. */
const insuranceYear = ({ day }: Calendar): [string, string] => [day(-250), day(114)]

function policies({ day }: Calendar, thisYear: [string, string]): PolicyTable[] {
  return [
    policy('lin-medical', lin, '林晓', '企业补充医疗保险', '安和健康保险', thisYear, 2, [20_000, 3680.5]),
    policy(
      'lin-million',
      lin,
      '林晓',
      '百万医疗团体保险',
      '众诚人寿',
      [day(-345), day(20)],
      3,
      [2_000_000, 0],
    ),
    policy('lin-critical', lin, '林晓', '团体重大疾病保险', '众诚人寿', [day(30), day(394)], 1, [300_000, 0]),
    policy(
      'lin-accident',
      lin,
      '林晓',
      '团体意外伤害保险',
      '安和健康保险',
      [day(-370), day(-5)],
      2,
      [500_000, 0],
    ),
    policy(
      'lin-dental',
      lin,
      '林晓',
      '牙科医疗保险',
      '安和健康保险',
      [day(-500), day(-135)],
      4,
      [3000, 3000],
    ),
    policy('spouse-medical', spouse, '陈默', '家属补充医疗保险', '安和健康保险', thisYear, 2, [10_000, 860]),
    policy(
      'child-medical',
      child,
      '陈小满',
      '少儿门诊住院保险',
      '安和健康保险',
      thisYear,
      2,
      [15_000, 2415.2],
    ),
    policy('hardware-accident', linInHardware, '林晓', '差旅意外保险', '众诚人寿', thisYear, 2, [800_000, 0]),
    policy('zhou-medical', zhou, '周岚', '员工综合医疗保险', '海岸保险', thisYear, 2, [30_000, 0]),
    policy('zhou-accident', zhou, '周岚', '工间意外保险', '海岸保险', [day(-200), day(165)], 2, [600_000, 0]),
    policy('he-medical', he, '何静', '高端医疗保险', '众诚人寿', thisYear, 2, [1_000_000, 12_450]),
    policy('zhao-medical', zhao, '赵强', '基础医疗保险', '海岸保险', thisYear, 2, [8000, 0]),
    ...insuredColleagues.map(({ company, name }) =>
      policy(
        `colleague/${name}`,
        holder(company, name),
        name,
        '企业补充医疗保险',
        '安和健康保险',
        [day(-200), day(164)],
        2,
        [20_000, 0],
      ),
    ),
  ]
}

type Package = Insertable<EquityPackageTable>

const parcel = (
  key: string,
  of: BenefitHolder,
  kind: EquityPackageTable['kind'],
  supplier_code: string,
  [name, summary]: [string, string],
  [start_time, end_time]: [Date, Date],
  status: 0 | 1 | 2,
  [used, total]: [number, number],
  unit: 'times' | 'fen' = 'times',
): Package => ({
  ...of,
  id: idOf('package', key),
  kind,
  name,
  summary,
  supplier_code,
  start_time,
  end_time,
  status,
  unit,
  total,
  used,
})

function packages({ moment }: Calendar): Package[] {
  const running: [Date, Date] = [moment(-120), moment(245, '23:59:59')]
  const soon: [Date, Date] = [moment(15, '09:00:00'), moment(380, '23:59:59')]
  const over: [Date, Date] = [moment(-400), moment(-35, '23:59:59')]
  const checkup: [string, string] = ['年度健康体检', '全国体检机构任选，含胸部CT与肿瘤标志物']
  const counselling: [string, string] = ['心理咨询服务', '国家认证咨询师，视频或到店，每次50分钟']
  const drugs: [string, string] = ['药品权益金', '在线处方购药时抵扣，全年有效']
  const doctor: [string, string] = ['在线问诊', '三甲医生图文与视频问诊，7×24小时']
  return [
    parcel('lin-checkup', lin, 'health', 'FENGSHI', checkup, running, 0, [0, 1]),
    parcel('lin-eap', lin, 'health', 'YF_EAP', counselling, running, 1, [0, 6]),
    parcel('lin-dental', lin, 'card', 'JINGHE', ['洁牙护理卡', '超声波洁牙与口腔检查'], running, 2, [2, 2]),
    parcel('lin-fuya', lin, 'card', 'FUYA', ['绿通就医卡', '专家号预约与住院协助'], running, 1, [0, 2]),
    parcel('lin-vision', lin, 'card', 'JINGHE', ['视力关爱卡', '验光与配镜优惠'], over, 1, [0, 1]),
    parcel('lin-drug', lin, 'health', 'DRUG', drugs, running, 1, [3_200, 50_000], 'fen'),
    parcel('lin-doctor', lin, 'doctor', 'JINLI', doctor, running, 1, [5, 99]),
    parcel(
      'spouse-checkup',
      spouse,
      'health',
      'FENGSHI',
      ['家属体检', '基础体检套餐，可加项'],
      running,
      1,
      [0, 1],
    ),
    parcel('guan-doctor', guan, 'doctor', 'JINLI', doctor, running, 1, [0, 6]),
    parcel('spouse-doctor', spouse, 'doctor', 'JINLI', doctor, running, 1, [1, 12]),
    parcel('child-doctor', child, 'doctor', 'JINLI', ['儿科在线问诊', '儿科专科医生'], running, 1, [3, 12]),
    parcel('hardware-eap', linInHardware, 'health', 'EAP', counselling, running, 1, [0, 3]),
    parcel('zhou-checkup', zhou, 'health', 'FENGSHI', checkup, running, 1, [0, 1]),
    parcel('zhou-doctor', zhou, 'doctor', 'JINLI', doctor, running, 1, [0, 24]),
    parcel('he-checkup', he, 'health', 'FENGSHI', checkup, soon, 1, [0, 1]),
    parcel('he-eap', he, 'health', 'EAP_PLUS', counselling, running, 1, [1, 12]),
    parcel('he-fuya', he, 'card', 'FUYA', ['绿通就医卡', '专家号预约与陪诊'], running, 1, [1, 4]),
    parcel('he-dental', he, 'card', 'JINGHE', ['洁牙护理卡', '超声波洁牙与口腔检查'], running, 1, [0, 2]),
    parcel('he-doctor', he, 'doctor', 'JINLI', doctor, running, 1, [8, 99]),
    parcel('zhao-checkup', zhao, 'health', 'FENGSHI', ['入职体检', '基础项目'], over, 1, [0, 1]),
    // Not visible to the member: the company does not show doctor equity.
    parcel('zhao-doctor', zhao, 'doctor', 'JINLI', doctor, running, 1, [0, 6]),
  ]
}

const gift = (
  key: string,
  of: BenefitHolder,
  name: string,
  summary: string,
  end_dt: string,
): HealthWelfareTable => ({
  ...of,
  id: idOf('welfare', key),
  name,
  summary,
  end_dt,
})

const welfare = ({ day }: Calendar): HealthWelfareTable[] => [
  gift('lin-flu', lin, '流感疫苗接种', '就近社区医院接种，凭短信核销', day(60)),
  gift('lin-eyes', lin, '用眼健康筛查', '办公区驻场筛查一次', day(-10)),
  gift('child-teeth', child, '儿童窝沟封闭', '六至九岁儿童免费一次', day(120)),
  gift('zhou-talk', zhou, '中医养生讲座', '每月一期，可回看', day(90)),
  gift('he-gym', he, '健身月卡', '合作门店通用', day(30)),
]

export async function addBenefits({ clock }: Services, tx: Db) {
  const calendar = calendarOf(clock)
  await tx
    .insertInto('policy')
    .values(policies(calendar, insuranceYear(calendar)))
    .execute()
  await tx.insertInto('equity_package').values(packages(calendar)).execute()
  await tx.insertInto('health_welfare').values(welfare(calendar)).execute()
}
