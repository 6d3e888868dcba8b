import type { ApplyInfo, MaterialNeed } from '@yf/contract/claim-shapes'
import { parseYuan } from '@yf/domain/money'
import { infoFaults, type InfoFaults } from '../../platform/claims/apply-info.ts'

export type HospitalFaults = InfoFaults & { billed?: string }

/** The most that the contract takes: a hundred million yuan. */
const most = 100_000_000_00

export const fenOf = (billed: string): number | null => {
  const fen = parseYuan(billed)
  return fen !== null && fen > 0 && fen <= most ? fen : null
}

/** A visit over the net has one day, and its sum is typed: nothing is read from the receipt. */
export function hospitalFaults(info: ApplyInfo, billed: string, today: string): HospitalFaults {
  const { visitEnd: _end, visitStart, ...others } = infoFaults(info, today)
  const billedFault = fenOf(billed) === null ? '请填写发票金额，例如 128.50' : null
  return {
    ...others,
    ...(visitStart ? { visitStart: visitStart.replace('就诊开始日期', '就诊日期') } : {}),
    ...(billedFault ? { billed: billedFault } : {}),
  }
}

/** As one would type it. */
export const yuanText = (fen: number): string => (fen / 100).toFixed(2)

const shown: ReadonlySet<MaterialNeed['kind']> = new Set(['receipt', 'medicalRecord', 'other'])

/** A visit over the net gives a receipt; its record is welcome, and nothing else is asked for. */
export const hospitalNeeds = (needs: readonly MaterialNeed[]): MaterialNeed[] =>
  needs
    .filter(({ kind }) => shown.has(kind))
    .map((need) => ({ ...need, isRequired: need.kind === 'receipt' ? 1 : 0 }))
