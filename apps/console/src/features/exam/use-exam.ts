import type { Call, SentInput } from '@yf/contract/call'
import { examAdminCalls, type AdminExamDetail } from '@yf/contract/exam-admin'
import { useState } from 'react'
import { putQuery, refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { say } from '#ui/toast/toast.ts'

/** The page shows the action's response; after a refusal it reloads the claim. */
export function useExamAction<C extends Call>(row: C) {
  const write = useWrite(row)
  const [fault, setFault] = useState<string | null>(null)
  const run = async (input: SentInput<C>, done: string): Promise<boolean> => {
    setFault(null)
    const outcome = await write.send(input)
    if (outcome.ok) {
      const exam = outcome.result as AdminExamDetail
      putQuery(examAdminCalls.open, { id: exam.id }, exam)
      void refresh(examAdminCalls.list)
      say(done)
      return true
    }
    if (outcome.error.isAboutSession) return false
    if (outcome.error.situation === 'refused') await refresh(examAdminCalls.open)
    setFault(outcome.error.message)
    return false
  }
  return { run, isBusy: write.isBusy, fault }
}
