import type { Services } from '#platform/call/context.ts'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { FreeEquityTable } from '#features/equity/tables.ts'
import { calendarOf } from './calendar.ts'
import { companies } from './companies.ts'
import { idOf } from './ids.ts'

type FreeEquitySeed = Pick<FreeEquityTable, 'name' | 'summary' | 'icon'> & {
  readonly key: string
  readonly opens?: string
  readonly gives?: { kind: FreeEquityTable['package_kind']; supplier: string; total: number; days: number }
  readonly from?: number
}

const offers: readonly FreeEquitySeed[] = [
  {
    key: 'night-doctor',
    name: '夜间医生在线',
    summary: '晚8点至早8点，全科医生图文问诊，领取后90天内可用3次',
    icon: 'moon',
    gives: { kind: 'doctor', supplier: 'JINLI', total: 3, days: 90 },
  },
  {
    key: 'skin',
    name: '皮肤科问诊一次',
    summary: '上传照片，皮肤科医生在线答复，领取后30天内有效',
    icon: 'stethoscope',
    gives: { kind: 'doctor', supplier: 'JINLI', total: 1, days: 30 },
  },
  {
    key: 'assessment',
    name: '健康风险评估',
    summary: '约5分钟完成，生成个人健康报告与改善建议',
    icon: 'pulse',
    opens: 'site:assessment',
  },
  {
    key: 'encyclopedia',
    name: '健康百科',
    summary: '常见疾病、用药与急救知识，医生审核',
    icon: 'book',
    opens: 'site:encyclopedia',
  },
  {
    key: 'new-year',
    name: '新年家庭体检立减',
    summary: '父母与配偶体检套餐立减200元，开放后可领取',
    icon: 'gift',
    gives: { kind: 'card', supplier: 'FENGSHI', total: 1, days: 60 },
    from: 30,
  },
]

/** 远山物流 offers none, so that its members see the empty list. */
const givers = companies.filter(({ key }) => key !== 'yuanshan')

export async function addFreeBenefits({ clock }: Services, tx: Db) {
  const { moment } = calendarOf(clock)
  const rows = givers.flatMap(({ key: company }) =>
    offers.map((offer, sort): Insertable<FreeEquityTable> => ({
      company_id: idOf('company', company),
      id: idOf('free', `${company}/${offer.key}`),
      name: offer.name,
      summary: offer.summary,
      icon: offer.icon,
      jump_url: offer.opens ?? null,
      package_kind: offer.gives?.kind ?? null,
      supplier_code: offer.gives?.supplier ?? null,
      package_total: offer.gives?.total ?? null,
      package_days: offer.gives?.days ?? null,
      starts_at: moment(offer.from ?? -30),
      ends_at: moment(300, '23:59:59'),
      sort,
    })),
  )
  await tx.insertInto('free_equity').values(rows).execute()
}
