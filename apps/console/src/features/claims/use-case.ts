import type { Call, Output, SentInput } from '@yf/contract/call'
import { claimsAdminCalls, type WorkCase } from '@yf/contract/claims-admin'
import { refusals } from '@yf/contract/refusals'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import type { CallError } from '@yf/client/call-error'
import { putQuery, refresh, useQueryOf, type QueryResult } from '#platform/http/query.ts'
import { say } from '#ui/toast/toast.ts'

export const useCase = (caseId: string): QueryResult<WorkCase> =>
  useQueryOf(claimsAdminCalls.open, { caseId })

/** A colleague or the member acted first: the user must check the case again before any action. */
function messageOf(error: CallError): string {
  if (error.code === refusals.stateMoved.code) return '案件状态已变化，页面已刷新，请核对后再操作'
  return error.message
}

export interface CaseAction<C extends Call> {
  /** true: the action succeeded, and the page shows the case as it is now. */
  readonly run: (input: SentInput<C>, done: string) => Promise<boolean>
  readonly isBusy: boolean
  /** Why the last call was refused; shown in the dialog, which covers other messages. */
  readonly fault: string | null
}

/** The page shows the action's response; after a refusal it shows the reason and reloads the case. */
export function useCaseAction<C extends Call>(row: C): CaseAction<C> {
  const write = useWrite(row)
  const [fault, setFault] = useState<string | null>(null)
  const run = async (input: SentInput<C>, done: string): Promise<boolean> => {
    const { caseId } = input as { caseId: string }
    setFault(null)
    const outcome = await write.send(input)
    if (outcome.ok) {
      putQuery(claimsAdminCalls.open, { caseId }, outcome.result as Output<typeof claimsAdminCalls.open>)
      void refresh(claimsAdminCalls.counts)
      say(done)
      return true
    }
    const { error } = outcome
    if (error.isAboutSession) return false
    if (error.situation === 'refused') await refresh(claimsAdminCalls.open)
    setFault(messageOf(error))
    say(messageOf(error))
    return false
  }
  return { run, isBusy: write.isBusy, fault }
}

type ReasonUse = Output<typeof claimsAdminCalls.reasons>[number]['use']

/** Reason templates for one purpose; they hardly ever change, and without them staff type the reason. */
export function useReasons(use: ReasonUse): readonly string[] {
  const { data } = useQueryOf(claimsAdminCalls.reasons, {})
  return (data ?? []).filter((reason) => reason.use === use).map(({ words }) => words)
}
