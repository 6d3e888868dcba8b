import type { ExamDocument } from '@yf/contract/exam-shapes'
import { examStates, type ExamState } from '@yf/domain/exam-claim'
import type { FileStatus } from '#features/claims/shared/material-files/file-status.ts'
import type { StateMeanings } from '#features/claims/shared/timeline.ts'
import type { ChipTone } from '#ui/chip/chip.tsx'

const tones: Readonly<Record<ExamState, ChipTone>> = {
  [examStates.draft]: 'neutral',
  [examStates.reviewing]: 'info',
  [examStates.paying]: 'info',
  [examStates.paid]: 'success',
  [examStates.refused]: 'danger',
  [examStates.cancelled]: 'neutral',
}

export const examTone = (state: ExamState): ChipTone => tones[state]

export const examMeanings: StateMeanings<ExamState> = {
  isRunning: (state) => state === examStates.reviewing || state === examStates.paying,
  isFailed: (state) => state === examStates.refused,
  handler: '审核人员',
}

const plain = (word: string, tone: ChipTone, note: string | null = null): FileStatus => ({ word, tone, note })

/** The state of a document as a short label. */
export function documentStatus({ state, failure, invoice }: ExamDocument): FileStatus {
  if (state === 'waiting') return plain('识别中', 'info')
  if (!invoice) return plain('已上传', 'success')
  if (invoice.usedBy) return plain('重复', 'danger', `该发票已在 ${invoice.usedBy} 中使用，不能重复申请`)
  if (invoice.isConfirmed === 1) return plain('已识别', 'success')
  return plain('请核对', 'warning', failure)
}
