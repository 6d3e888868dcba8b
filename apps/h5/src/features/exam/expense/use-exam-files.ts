import { examCalls } from '@yf/contract/exam'
import type { ExamDocumentKind } from '@yf/domain/exam-claim'
import type { FileChoice } from '#platform/uploads/choose-files.ts'
import { useUploads } from '#platform/uploads/use-uploads.ts'
import { refreshDocuments } from './use-expense.ts'

const most = 40

/** Documents of one reimbursement: chosen, stored across a killed page, uploaded two at a time. */
export function useExamFiles(id: string, used: number) {
  const queue = useUploads({
    row: examCalls.upload,
    shelf: `exam/${id}`,
    most,
    used,
    onDone: refreshDocuments,
  })
  return {
    ...queue,
    choose: (from: FileChoice['from'], kind: ExamDocumentKind) =>
      queue.choose({ from, fields: { id, kind } }),
  }
}

export type ExamFiles = ReturnType<typeof useExamFiles>
