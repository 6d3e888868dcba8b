import { claimCalls } from '@yf/contract/claims'
import type { CaseDetail, CaseSummary } from '@yf/contract/claim-shapes'
import type { WriteOutcome } from '@yf/client/outcome'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { switchCompany } from '#platform/session/company.ts'
import { useSession } from '#platform/session/session.ts'
import { go, replaceWith } from '#platform/navigation/go.ts'
import { confirm } from '#ui/dialog/confirm.tsx'

type CaseKey = Pick<CaseSummary, 'caseId' | 'companyId' | 'flow'>

/** Drafts and flows belong to a company: a case of another company switches to that company. */
function enterCompany({ companyId }: CaseKey): void {
  if (useSession.getState().currentCompany?.companyId !== companyId) switchCompany(companyId)
}

const draftPaths = {
  new: '/claimSettlement/applyInfo',
  old: '/claimSettlementOld/applyInfo',
  hospital: '/publicHospitalClaims',
} as const

export function openDraft(draft: CaseKey, { replacing = false } = {}): void {
  enterCompany(draft)
  if (replacing) replaceWith(draftPaths[draft.flow])
  else go(draftPaths[draft.flow])
}

/** Only the new flow recognises uploads; the others share one upload screen. */
export const openSupplement = ({ caseId, flow }: CaseKey): void =>
  go(flow === 'new' ? '/claimSettlement/uploadApply' : '/claimSettlementOld/uploadApply', {
    query: { caseId, supplement: 1 },
  })

export const openBook = ({ caseId, flow }: CaseKey): void =>
  go(flow === 'new' ? '/claimSettlement/viewApply' : '/claimSettlementOld/viewApply', { query: { caseId } })

/** Refreshes the case after success and after refusal. */
async function notifyAndRefresh<T>(
  sent: Promise<WriteOutcome<T>>,
  successMessage: string,
): Promise<WriteOutcome<T>> {
  const outcome = await sent
  if (outcome.ok) say(successMessage)
  void refresh(claimCalls.detail)
  return outcome
}

/** null: the member declined the confirmation. */
export async function cancelCase({ caseId }: CaseKey): Promise<WriteOutcome<CaseDetail> | null> {
  const isSure = await confirm({
    title: '取消这次申请？',
    content: '取消后发票可以在新的申请中使用，已上传的资料会保留，可随时重新申请',
    confirmText: '取消申请',
    cancelText: '再想想',
    tone: 'danger',
  })
  return isSure ? notifyAndRefresh(write(claimCalls.cancel, { caseId }), '已取消申请') : null
}

export const withdrawCase = ({ caseId }: CaseKey, reason: string): Promise<WriteOutcome<CaseDetail>> =>
  notifyAndRefresh(write(claimCalls.withdraw, { caseId, ...(reason ? { reason } : {}) }), '已撤销申请')

/** Returns true if the draft is deleted. */
export async function dropDraft({ caseId }: CaseKey): Promise<boolean> {
  const isSure = await confirm({
    title: '删除这份草稿？',
    content: '已填写的信息和上传的资料会一并删除，不能恢复',
    confirmText: '删除',
    tone: 'danger',
  })
  if (!isSure) return false
  return (await notifyAndRefresh(write(claimCalls.dropDraft, { caseId }), '草稿已删除')).ok
}

/** Copies the data and files of a closed case into a draft with a new number. */
export async function resubmitCase({ caseId, companyId }: CaseKey): Promise<void> {
  const renewed = await write(claimCalls.renewCaseNo, { caseId })
  if (renewed.ok) openDraft({ ...renewed.result, companyId })
}
