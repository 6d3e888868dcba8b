import { formatFen } from './money.ts'

/** The results of the three checks before a claim (specification §4 and §5), in order. */
export interface CompanyCheck {
  readonly redirectUrl: string | null
  /** YYYY-MM-DD from which the year's channel is open; null where it is open. */
  readonly claimStartTime: string | null
  readonly isArrears: 0 | 1
  readonly message: string
}

/** Why the person's policies accept no claim, as `isClaimPolicy` of the second check. */
export const policyObstacles = { none: 0, pending: 1, ended: 2, noMedicalCover: 3 } as const
export type PolicyObstacle = (typeof policyObstacles)[keyof typeof policyObstacles]

export const policyObstacleNames: Readonly<Record<PolicyObstacle, string>> = {
  0: '与保单无关',
  1: '保单未生效',
  2: '保单已到期或终止',
  3: '保单不含医疗费用保障',
}

export interface MemberCheck {
  /** 1: this member cannot claim, and the message says why. */
  readonly errType: 0 | 1
  /** Anything but 0: the policy shows a message first. */
  readonly isClaimPolicy: PolicyObstacle
  readonly message: string
}

export interface LimitCheck {
  readonly isFirst: 0 | 1
  readonly maxTopLimitByCompany: number
  readonly isNewFlow: 0 | 1
}

export type Gate =
  | { readonly outcome: 'open' }
  | { readonly outcome: 'redirect'; readonly url: string }
  | { readonly outcome: 'notYetOpen' | 'arrears' | 'member' | 'policy'; readonly message: string }

/** Decisions §8. */
export function openingNotice(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年度理赔通道将于${month}月${date}日开放，请妥善保管就诊资料`
}

export function companyGate({ redirectUrl, claimStartTime, isArrears, message }: CompanyCheck): Gate {
  if (redirectUrl) return { outcome: 'redirect', url: redirectUrl }
  if (claimStartTime) return { outcome: 'notYetOpen', message: openingNotice(claimStartTime) }
  if (isArrears === 1) return { outcome: 'arrears', message }
  return { outcome: 'open' }
}

export function memberGate({ errType, isClaimPolicy, message }: MemberCheck): Gate {
  if (errType === 1) return { outcome: 'member', message }
  if (isClaimPolicy !== 0) return { outcome: 'policy', message }
  return { outcome: 'open' }
}

/** Decisions §8: shown once, before the first claim. Whole yuan have no decimals. */
export function firstClaimNotice(limitFen: number): string {
  const limit = formatFen(limitFen).replace('¥', '').replace('.00', '')
  return `线上单次申请发票总额上限为${limit}元，超出请邮寄线下办理`
}
