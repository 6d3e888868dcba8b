import type { Call, Input, Output } from '@yf/contract/call'
import { claimsAdminCalls, type WorkCase } from '@yf/contract/claims-admin'
import { refusals } from '@yf/contract/refusals'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import type { CallError } from '@yf/client/call-error'
import { putQuery, refresh, useQueryOf, type QueryResult } from '#platform/http/query.ts'
import { say } from '#ui/toast/toast.ts'

export const useCase = (caseId: string): QueryResult<WorkCase> =>
  useQueryOf(claimsAdminCalls.open, { caseId })

/** Somebody else, or the member, was faster: the person must look again before doing anything. */
function wordsOf(error: CallError): string {
  if (error.code === refusals.stateMoved.code) return '案件状态已变化，页面已刷新，请核对后再操作'
  return error.message
}

export interface CaseDeed<C extends Call> {
  /** true: it was done, and the screen shows the case as it is now. */
  readonly run: (input: Input<C>, done: string) => Promise<boolean>
  readonly isBusy: boolean
  /** Why the last try was refused: a dialog covers what is said elsewhere. */
  readonly fault: string | null
}

/** What a deed answers is what the screen shows; a refusal is said and the case is fetched anew. */
export function useCaseDeed<C extends Call>(row: C): CaseDeed<C> {
  const write = useWrite(row)
  const [fault, setFault] = useState<string | null>(null)
  const run = async (input: Input<C>, done: string): Promise<boolean> => {
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
    setFault(wordsOf(error))
    say(wordsOf(error))
    return false
  }
  return { run, isBusy: write.isBusy, fault }
}

type ReasonUse = Output<typeof claimsAdminCalls.reasons>[number]['use']

/** Reason templates of one use; they hardly ever change, and without them one writes by hand. */
export function useReasons(use: ReasonUse): readonly string[] {
  const { data } = useQueryOf(claimsAdminCalls.reasons, {})
  return (data ?? []).filter((reason) => reason.use === use).map(({ words }) => words)
}
