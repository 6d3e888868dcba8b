import type { CallError } from '@yf/client/call-error'
import { claimsRefusals } from '@yf/contract/refusals/claims'
import { leaveForCase } from '#features/claims/shared/flow.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { alert } from '#ui/dialog/confirm.tsx'
import { bookPath, documentsPath, type Flow } from './submission.ts'

/** After these refusals, the same signature on the same document would be refused again. */
export async function showRefusal(error: CallError, caseId: string, flow: Flow): Promise<void> {
  await alert({ title: '还不能提交', content: error.message })
  const query = { caseId, flow }
  if (error.code === claimsRefusals.bookChanged.code) return replaceWith(bookPath(flow), { query })
  if (error.code === claimsRefusals.claimSubmitted.code) return leaveForCase(caseId)
  return isAboutDocuments(error.code) ? replaceWith(documentsPath(flow), { query }) : undefined
}

const { claimStopped, invoiceUsed, orderRefunded } = claimsRefusals
const documentRefusals = new Set<CallError['code']>([claimStopped.code, invoiceUsed.code, orderRefunded.code])
const isAboutDocuments = (code: CallError['code']) => documentRefusals.has(code)
