import { materialKinds, type MaterialKind } from '@yf/domain/claim-materials'
import { isNoReceipt, isVisibleFault, pictureFaults, type VisibleFault } from '@yf/domain/picture-faults'
import type { ReadOutcome, ReadDocument } from '@yf/ocr/document/outcome'
import type { ReadingState } from '#features/claims/record/tables.ts'
import { materialKindOf } from './read-options.ts'
import { isBlankReceipt } from './receipt-rules.ts'

/** Above this confidence in another kind than declared, the person gets a message. */
const sureOfKind = 0.8
const retake = '请在光线充足处、四角入镜、对准文字后重拍'

const unreadableMessages = {
  notAPicture: `图片无法识别，${retake}`,
  tooLarge: '图片尺寸过大，无法识别，请截取或压缩后重新上传',
  damaged: '图片已损坏，无法识别，请重新上传',
} as const

export interface ReadingVerdict {
  readonly state: ReadingState
  readonly failure: string | null
}

/** Faults that the owner sees; a mere rotation is none of them. */
export const faultsOf = ({ faults = [] }: Pick<ReadDocument, 'faults'>): VisibleFault[] =>
  faults.filter(isVisibleFault)

/** Whether the picture shows exactly one receipt. */
export const isOneReceipt = (reading: ReadDocument): boolean => !isNoReceipt(faultsOf(reading))

const unreadable = (failure: string): ReadingVerdict => ({ state: 'unreadable', failure })

/** The result of a reading with its message; `kind` is the assumed kind of the material. */
export function verdictOf(
  outcome: ReadOutcome,
  { is_kind_given }: { readonly is_kind_given: boolean },
  kind: MaterialKind,
): ReadingVerdict {
  if (outcome.outcome === 'unreadable') return unreadable(unreadableMessages[outcome.reason])
  if (outcome.lines.length === 0) return unreadable(`没有读到文字，${retake}`)
  const fault = faultsOf(outcome).find((one) => one !== 'otherThanSaid')
  const message = fault ? pictureFaults[fault].words : null
  if (kind === 'receipt' && message && !isOneReceipt(outcome)) return unreadable(message)
  if (kind === 'receipt' && isBlankReceipt(outcome))
    return unreadable(`没有读到发票号码、日期和金额，${retake}，也可以手动填写`)
  const seen = materialKindOf[outcome.kind]
  const isOther = is_kind_given && seen !== kind && outcome.kindConfidence >= sureOfKind
  return {
    state: 'read',
    failure: isOther ? `看起来像「${materialKinds[seen]}」，如分类有误请修改` : message,
  }
}
