import type { Insertable } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { EquityPackageTable, HealthWelfareTable } from '#features/equity/tables.ts'
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
const he = holder('yuanli', 'hejing')
const zhao = holder('yuanshan', 'zhaoqiang')

type BenefitHolder = ReturnType<typeof holder>

const guan = holder('xinghe-software', '关山月')

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
    parcel('he-checkup', he, 'health', 'FENGSHI', checkup, soon, 1, [0, 1]),
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
): Insertable<HealthWelfareTable> => ({
  ...of,
  id: idOf('welfare', key),
  name,
  summary,
  end_dt,
})

const welfare = ({ day }: Calendar): Insertable<HealthWelfareTable>[] => [
  gift('lin-flu', lin, '流感疫苗接种', '就近社区医院接种，凭短信核销', day(60)),
  gift('lin-eyes', lin, '用眼健康筛查', '办公区驻场筛查一次', day(-10)),
  gift('child-teeth', child, '儿童窝沟封闭', '六至九岁儿童免费一次', day(120)),
]

/** Granted by themselves; what follows from plans is in `benefit-plans.ts`. */
export async function addBenefits({ clock }: Services, tx: Db) {
  const calendar = calendarOf(clock)
  await tx.insertInto('equity_package').values(packages(calendar)).execute()
  await tx.insertInto('health_welfare').values(welfare(calendar)).execute()
}
