import { openTerms, type Terms } from '@yf/domain/adjudication/terms'
import { fromYuan } from '@yf/domain/money'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { PolicyLiabilityTable } from '#features/equity/tables.ts'
import { jsonb } from './jsonb.ts'
import { insuredColleagues } from './benefits.ts'
import { idOf } from './ids.ts'

type CoveredVisit = PolicyLiabilityTable['visit_type']

interface CoverSeed {
  readonly name: string
  readonly visit: CoveredVisit
  readonly deductible: number
  readonly ratio: number
  readonly perVisit?: number
  readonly yearly: number
  readonly used?: number
  readonly waiting?: number
  readonly isLumpSum?: boolean
  readonly terms: string
  readonly rule?: Partial<Terms>
}

/** Usual exclusions of group policies, by ICD-10 and by keywords in documents. */
const notCovered: Terms['exclusions'] = [
  {
    name: '整形美容',
    codes: ['Z41', 'Z42'],
    words: ['美容', '整形', '双眼皮', '重睑', '隆鼻', '祛斑', '脱毛', '抽脂', '吸脂', '玻尿酸', '肉毒'],
  },
  {
    name: '健康体检与疫苗接种',
    codes: ['Z00', 'Z10', 'Z23-Z27'],
    words: ['体检', '疫苗', '预防接种', '保健'],
  },
  { name: '视力矫正', codes: ['H52'], words: ['近视手术', '激光矫视', '配镜', '屈光手术'] },
  { name: '不孕不育与辅助生殖', codes: ['N46', 'N97', 'Z31'], words: ['试管婴儿', '人工授精', '不孕'] },
]
const noTeeth: Terms['exclusions'][number] = {
  name: '牙科治疗',
  codes: ['K00-K08'],
  words: ['洁牙', '补牙', '正畸', '种植牙', '根管'],
}
const noBirth: Terms['exclusions'][number] = {
  name: '生育',
  codes: ['O80-O84', 'Z32-Z37'],
  words: ['分娩', '产检', '剖宫产'],
}
/** 二级及以上公立医院, according to the catalogue of social insurance. */
const usual = {
  grades: ['tertiary', 'secondary'],
  isPublicOnly: true,
  outsideRatio: 0,
} as const satisfies Partial<Terms>

const drugsByList = '按当地社会医疗保险目录内的项目计算，先扣除社保已支付部分'

const outpatient = (yearly: number, used = 0): CoverSeed => ({
  name: '门急诊医疗费用',
  visit: 'outpatient',
  deductible: 100,
  ratio: 80,
  perVisit: 1000,
  yearly,
  used,
  waiting: 30,
  rule: { ...usual, exclusions: [...notCovered, noTeeth, noBirth] },
  terms: `二级及以上公立医院普通部的门诊、急诊费用。${drugsByList}。美容、保健、疫苗接种不在保障范围内。`,
})

const inpatient = (yearly: number, used = 0): CoverSeed => ({
  name: '住院医疗费用',
  visit: 'inpatient',
  deductible: 0,
  ratio: 90,
  yearly,
  used,
  waiting: 30,
  rule: { ...usual, exclusions: [...notCovered, noTeeth, noBirth], daysPerYear: 90 },
  terms: `二级及以上公立医院普通部的住院费用，含床位、药品、检查、手术。${drugsByList}。每个保单年度最多支付90天。`,
})

const accident = (yearly: number): CoverSeed => ({
  name: '意外伤害医疗费用',
  visit: 'accident',
  deductible: 0,
  ratio: 100,
  yearly,
  rule: { ...usual, outsideRatio: null, exclusions: [notCovered[0]!] },
  terms: '因遭受意外伤害，自事故发生之日起180天内在二级及以上公立医院产生的合理医疗费用。',
})

const dental = (yearly: number, used = 0): CoverSeed => ({
  name: '牙科治疗费用',
  visit: 'dental',
  deductible: 200,
  ratio: 70,
  perVisit: 800,
  yearly,
  used,
  waiting: 90,
  rule: {
    exclusions: [{ name: '种植、正畸与美白', codes: [], words: ['种植', '正畸', '矫治', '美白', '贴面'] }],
  },
  terms: '补牙、拔牙、根管治疗等治疗性项目；种植、正畸、美白不在保障范围内。',
})

const maternity = (yearly: number): CoverSeed => ({
  name: '生育医疗费用',
  visit: 'maternity',
  deductible: 0,
  ratio: 80,
  yearly,
  waiting: 270,
  rule: usual,
  terms: '产前检查与分娩住院费用，扣除生育保险已支付部分后按比例支付。',
})

const wholeSum = (name: string, yearly: number, terms: string, waiting = 0): CoverSeed => ({
  name,
  visit: null,
  deductible: 0,
  ratio: 100,
  yearly,
  waiting,
  isLumpSum: true,
  terms,
})

const covers: Readonly<Record<string, { company: string; list: readonly CoverSeed[] }>> = {
  'lin-medical': {
    company: 'xinghe-software',
    list: [outpatient(8000, 2180.5), inpatient(10_000, 1500), dental(2000)],
  },
  'lin-million': {
    company: 'xinghe-software',
    list: [
      {
        ...inpatient(2_000_000),
        deductible: 10_000,
        ratio: 100,
        rule: { ...usual, outsideRatio: null, exclusions: [...notCovered, noTeeth, noBirth] },
        terms: '年度累计自付超过1万元免赔额后，合理且必要的住院费用按100%支付，不限社保目录。',
      },
    ],
  },
  'lin-critical': {
    company: 'xinghe-software',
    list: [
      wholeSum('重大疾病保险金', 300_000, '初次确诊合同约定的120种重大疾病之一，一次性给付保险金。', 90),
    ],
  },
  'lin-accident': {
    company: 'xinghe-software',
    list: [wholeSum('意外身故与伤残保险金', 480_000, '按人身保险伤残评定标准的等级给付。'), accident(20_000)],
  },
  'lin-dental': { company: 'xinghe-software', list: [dental(3000, 3000)] },
  'spouse-medical': {
    company: 'xinghe-software',
    list: [outpatient(5000, 860), inpatient(5000)],
  },
  'child-medical': {
    company: 'xinghe-software',
    list: [
      { ...outpatient(5000, 1415.2), deductible: 0, waiting: 0 },
      { ...inpatient(10_000, 1000), ratio: 100, waiting: 0 },
    ],
  },
  'hardware-accident': {
    company: 'xinghe-hardware',
    list: [wholeSum('差旅意外保险金', 780_000, '差旅途中发生的意外伤害，按伤残等级给付。'), accident(20_000)],
  },
  'zhou-medical': { company: 'haina', list: [outpatient(10_000), inpatient(18_000), maternity(2000)] },
  'zhou-accident': {
    company: 'haina',
    list: [wholeSum('工间意外保险金', 580_000, '工作时间内发生的意外伤害。'), accident(20_000)],
  },
  'he-medical': {
    company: 'yuanli',
    list: [
      {
        ...outpatient(100_000, 12_450),
        deductible: 0,
        ratio: 100,
        perVisit: 3000,
        rule: { exclusions: notCovered },
        terms: '含公立医院特需部与指定私立医院的门急诊费用，可直接结算。',
      },
      {
        ...inpatient(900_000),
        ratio: 100,
        rule: { exclusions: notCovered },
        terms: '含公立医院特需部与指定私立医院的住院费用，可直接结算。',
      },
    ],
  },
  'zhao-medical': { company: 'yuanshan', list: [outpatient(3000), inpatient(5000)] },
}

const ofColleagues = Object.fromEntries(
  insuredColleagues.map(({ company, name }) => [
    `colleague/${name}`,
    { company, list: [outpatient(8000), inpatient(8000), dental(2000), accident(2000)] },
  ]),
)

export async function addLiabilities(_services: Services, tx: Db) {
  const rows = Object.entries({ ...covers, ...ofColleagues }).flatMap(([policy, { company, list }]) =>
    list.map((cover, sort): PolicyLiabilityTable => ({
      company_id: idOf('company', company),
      policy_id: idOf('policy', policy),
      id: idOf('liability', `${policy}/${sort}`),
      name: cover.name,
      visit_type: cover.visit,
      deductible_fen: fromYuan(cover.deductible),
      ratio: cover.ratio,
      visit_fen: cover.perVisit ? fromYuan(cover.perVisit) : null,
      yearly_fen: fromYuan(cover.yearly),
      used_fen: fromYuan(cover.used ?? 0),
      // Earlier usage has counted towards the deductible first.
      deductible_used_fen: cover.used ? fromYuan(cover.deductible) : 0,
      is_lump_sum: cover.isLumpSum ?? false,
      waiting_days: cover.waiting ?? 0,
      terms: cover.terms,
      rule: jsonb({ ...openTerms, ...cover.rule }),
      sort,
    })),
  )
  await tx.insertInto('policy_liability').values(rows).execute()
}
