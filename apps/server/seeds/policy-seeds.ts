import type { Relation } from '@yf/domain/relations'
import type { Calendar } from './calendar.ts'
import { companies, newcomers } from './companies.ts'

export interface PolicySeed {
  readonly key: string
  readonly company: string
  readonly account: string
  /** The family member who is insured; without one the account's person is. */
  readonly family: string | null
  readonly relation: Relation | null
  readonly insuredName: string
  /** Policies with the same terms are of one plan. */
  readonly plan: string
  /** For staff, to tell plans of one name apart. */
  readonly planName: string
  readonly name: string
  readonly insurer: string
  readonly days: readonly [string, string]
  /** In yuan. */
  readonly cover: number
  /** New employees are insured by it, too. */
  readonly isForNewStaff?: boolean
  /** The next period is being agreed. */
  readonly renewalDays?: readonly [string, string]
}

/** Includes the newcomers who are insured; the last one also has a doctor benefit. */
const insuredNewcomers = newcomers.filter((name) => ['傅云舟', '贺连山', '关山月'].includes(name))

/** Members of the two companies of 星河科技集团 submit claims, so they are insured too. */
export const insuredColleagues = [
  ...companies
    .filter(({ group }) => group === 'xinghe')
    .flatMap(({ key, colleagues }) => colleagues.map((name) => ({ company: key, name }))),
  ...insuredNewcomers.map((name) => ({ company: 'xinghe-software', name })),
]

type Holder = Pick<PolicySeed, 'company' | 'account' | 'family' | 'relation' | 'insuredName'>

const employee = (company: string, account: string, insuredName: string): Holder => ({
  company,
  account,
  family: null,
  relation: null,
  insuredName,
})

const lin = employee('xinghe-software', 'linxiao', '林晓')
const spouse: Holder = { ...lin, family: 'linxiao/spouse', relation: 'spouse', insuredName: '陈默' }
const child: Holder = { ...lin, family: 'linxiao/child', relation: 'child', insuredName: '陈小满' }
const zhou = employee('haina', 'zhoulan', '周岚')

const policy = (
  key: string,
  of: Holder,
  [name, insurer]: [string, string],
  days: readonly [string, string],
  cover: number,
): PolicySeed => ({
  ...of,
  key,
  plan: key,
  planName: `${of.insuredName}所属团体`,
  name,
  insurer,
  days,
  cover,
})

const anhe = '安和健康保险'
const zhongcheng = '众诚人寿'
const haian = '海岸保险'

export function policySeeds({ day }: Calendar): PolicySeed[] {
  /** Not the calendar year: in January every receipt would lie before the policy or in its waiting period. */
  const thisYear = [day(-250), day(114)] as const
  return [
    policy('lin-medical', lin, ['企业补充医疗保险', anhe], thisYear, 20_000),
    {
      ...policy('lin-million', lin, ['百万医疗团体保险', zhongcheng], [day(-345), day(20)], 2_000_000),
      renewalDays: [day(21), day(385)],
    },
    policy('lin-critical', lin, ['团体重大疾病保险', zhongcheng], [day(30), day(394)], 300_000),
    policy('lin-accident', lin, ['团体意外伤害保险', anhe], [day(-370), day(-5)], 500_000),
    policy('lin-dental', lin, ['牙科医疗保险', anhe], [day(-500), day(-135)], 3000),
    policy('spouse-medical', spouse, ['家属补充医疗保险', anhe], thisYear, 10_000),
    policy('child-medical', child, ['少儿门诊住院保险', anhe], thisYear, 15_000),
    policy(
      'hardware-accident',
      { ...lin, company: 'xinghe-hardware' },
      ['差旅意外保险', zhongcheng],
      thisYear,
      800_000,
    ),
    { ...policy('zhou-medical', zhou, ['员工综合医疗保险', haian], thisYear, 30_000), isForNewStaff: true },
    policy('zhou-accident', zhou, ['工间意外保险', haian], [day(-200), day(165)], 600_000),
    policy(
      'he-medical',
      employee('yuanli', 'hejing', '何静'),
      ['高端医疗保险', zhongcheng],
      thisYear,
      1_000_000,
    ),
    policy(
      'zhao-medical',
      employee('yuanshan', 'zhaoqiang', '赵强'),
      ['基础医疗保险', haian],
      thisYear,
      8000,
    ),
    ...insuredColleagues.map(({ company, name }) => ({
      ...policy(
        `colleague/${name}`,
        employee(company, name, name),
        ['企业补充医疗保险', anhe],
        [day(-200), day(164)],
        20_000,
      ),
      plan: 'colleague',
      isForNewStaff: true,
      planName: '星河科技集团员工',
    })),
  ]
}
