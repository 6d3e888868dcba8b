import { examCalls } from '@yf/contract/exam'
import type { ExamDetail } from '@yf/contract/exam-shapes'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { confirm } from '#ui/dialog/confirm.tsx'

/** Asks first; null if the member declined or the server refused. */
export async function cancelExam({ id }: { id: string }): Promise<ExamDetail | null> {
  const isSure = await confirm({
    title: '取消这笔报销？',
    content: '额度会退回，发票可以重新申请',
    confirmText: '取消报销',
    cancelText: '再想想',
    tone: 'danger',
  })
  if (!isSure) return null
  const cancelled = await write(examCalls.cancel, { id })
  await Promise.all([refresh(examCalls.detail), refresh(examCalls.page)])
  return cancelled.ok ? cancelled.result : null
}
