/** What a benefit plan gives to each of its people, as data. */
import { timesWorth } from './approvals.ts'
import { amountText, examMoney, supplierOf, supplierUnits, type Amounts } from './equity.ts'
import { formatFen } from './money.ts'

export const planBenefitKinds = { package: '权益', welfare: '福利' } as const
export type PlanBenefitKind = keyof typeof planBenefitKinds

export interface PlanBenefit {
  /** The same in every version of the plan: what somebody was granted for it goes on in the next version. */
  readonly id: string
  /** A package is used with a supplier; welfare is only shown. */
  readonly kind: PlanBenefitKind
  readonly name: string
  readonly summary: string
  /** Empty for welfare. */
  readonly supplierCode: string
  /** Times, or fen where the supplier counts money; 1 for welfare. */
  readonly amount: number
  /** The value of one use; it does not matter where money is counted. */
  readonly timeFen: number
  /** From the first day on; null: as long as the person is enrolled. */
  readonly validDays: number | null
}

/** Codes to choose from; a supplier may have others that contain one of these. */
export const planBenefitSuppliers = {
  FENGSHI: '健康体检',
  HIGH_EXAM: '高端体检',
  [examMoney]: '体检报销额度',
  EAP: '心理咨询',
  JINLI: '在线问诊',
  FUYA: '绿通就医',
  JINGHE: '护理',
  DRUG: '药品额度',
  SLEEP: '睡眠数字疗法',
} as const

/** What the benefit is for, where the code is one of those; otherwise the code. */
export const supplierName = (code: string): string =>
  (planBenefitSuppliers as Readonly<Record<string, string>>)[code] ?? code

const mostTimes = 999
const mostFen = 100_000_00

export const unitOfBenefit = ({
  kind,
  supplierCode,
}: Pick<PlanBenefit, 'kind' | 'supplierCode'>): Amounts['unit'] => {
  const supplier = kind === 'package' ? supplierOf(supplierCode) : null
  return supplier === null ? 'times' : supplierUnits[supplier]
}

export const benefitAmountText = (benefit: PlanBenefit): string =>
  amountText(unitOfBenefit(benefit), benefit.amount)

/** What one person costs if all of it is used. */
export const planBenefitsWorth = (benefits: readonly PlanBenefit[]): number =>
  benefits.reduce(
    (sum, benefit) =>
      sum +
      (unitOfBenefit(benefit) === 'fen'
        ? benefit.amount
        : timesWorth({ times: benefit.amount, timeFen: benefit.timeFen })),
    0,
  )

interface BenefitFault {
  readonly field: string
  readonly message: string
}

/** The first fault of the benefits of a version. */
export function planBenefitsFault(benefits: readonly PlanBenefit[]): BenefitFault | null {
  if (benefits.length === 0) return { field: 'benefits', message: '请至少添加一项权益' }
  for (const [at, benefit] of benefits.entries()) {
    const fault = benefits.some(({ id }, other) => other !== at && id === benefit.id)
      ? { field: 'id', message: '权益重复' }
      : benefitFault(benefit)
    if (fault)
      return {
        field: `benefits.${at}.${fault.field}`,
        message: `${benefit.name || `第 ${at + 1} 项权益`}：${fault.message}`,
      }
  }
  return null
}

function benefitFault(benefit: PlanBenefit): BenefitFault | null {
  const { kind, name, supplierCode, amount } = benefit
  if (name.trim() === '') return { field: 'name', message: '请填写权益名称' }
  if (kind === 'welfare') {
    if (supplierCode !== '') return { field: 'supplierCode', message: '福利没有服务商' }
    return amount === 1 ? null : { field: 'amount', message: '福利的数量为 1' }
  }
  if (supplierOf(supplierCode) === null)
    return { field: 'supplierCode', message: supplierCode ? `不认识服务商“${supplierCode}”` : '请选择服务商' }
  if (unitOfBenefit(benefit) === 'fen')
    return amount >= 1 && amount <= mostFen ? null : { field: 'amount', message: '金额应大于 0，最多十万元' }
  return amount >= 1 && amount <= mostTimes
    ? null
    : { field: 'amount', message: `次数应为 1 到 ${mostTimes} 的整数` }
}

/** What was granted is found by its supplier: another supplier is another benefit. */
export function benefitChangeFault(
  before: readonly PlanBenefit[],
  after: readonly PlanBenefit[],
): BenefitFault | null {
  const old = new Map(before.map((one) => [one.id, one]))
  for (const [at, benefit] of after.entries()) {
    const was = old.get(benefit.id)
    if (was && (was.kind !== benefit.kind || was.supplierCode !== benefit.supplierCode))
      return {
        field: `benefits.${at}.supplierCode`,
        message: `${benefit.name}：服务商不能改，请删除后新增一项`,
      }
  }
  return null
}

/** What a benefit says, by label. */
export function planBenefitFacts(benefit: PlanBenefit): ReadonlyMap<string, string> {
  const { kind, name, summary, supplierCode, timeFen, validDays } = benefit
  return new Map([
    ['名称', name],
    ['类型', planBenefitKinds[kind]],
    ['简介', summary || '无'],
    ['服务商', supplierName(supplierCode) || '无'],
    ['数量', benefitAmountText(benefit)],
    ['每次价值', unitOfBenefit(benefit) === 'fen' ? '按金额' : formatFen(timeFen)],
    ['有效期', validDays === null ? '参保期间' : `发放后 ${validDays} 天`],
  ])
}
