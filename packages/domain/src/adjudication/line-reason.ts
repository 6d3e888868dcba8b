import { formatFen } from '../money.ts'
import type { LimitKind, UnroundedLine } from './line.ts'
import type { AdjudicatedLine } from './shapes.ts'

const limitNames: Readonly<Record<Exclude<LimitKind, 'byHand'>, string>> = {
  visit: '单次限额',
  yearly: '年度限额',
  cover: '剩余保额',
  withEarlier: '与此前案件合计的限额',
}

/** The calculation, in the steps in which a person would do it. */
export function reasonOf(
  line: UnroundedLine & Pick<AdjudicatedLine, 'payableFen' | 'overLimitFen'>,
  manualReason: string | null,
): string {
  if (line.refusal !== null) return line.refusal
  const steps = [`发票金额 ${formatFen(line.billedFen)}`]
  if (line.excludedFen > 0) {
    const why = line.notes.length > 0 ? `（${line.notes.join('；')}）` : ''
    steps.push(`不在保障范围 ${formatFen(line.excludedFen)}${why}`)
  }
  if (line.socialFen > 0) steps.push(`社保等已支付 ${formatFen(line.socialFen)}`)
  if (line.ownExpenseFen > 0) steps.push(`目录外自费 ${formatFen(line.ownExpenseFen)} 不在保障范围`)
  if (line.deductibleFen > 0) steps.push(`扣除免赔额 ${formatFen(line.deductibleFen)}`)
  if (line.outside && line.outside.fen > 0)
    steps.push(`目录外自费 ${formatFen(line.outside.fen)} 按 ${line.outside.ratio}% 计算`)
  steps.push(`其余按 ${line.ratio}% 赔付`)
  if (line.limit !== null && line.overLimitFen > 0)
    steps.push(
      line.limit === 'byHand'
        ? `${manualReason ?? '人工核定'}，核减 ${formatFen(line.overLimitFen)}`
        : `超出${limitNames[line.limit]} ${formatFen(line.overLimitFen)} 不赔付`,
    )
  return `${steps.join('，')}，应赔 ${formatFen(line.payableFen)}`
}
