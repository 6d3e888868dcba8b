import { outcomeOf, type WriteOutcome } from '@yf/client/outcome'
import { claimCalls } from '@yf/contract/claims'
import type { ApplyDraft, Submitted } from '@yf/contract/claim-shapes'
import { hospitalBill } from '../shared/hospital-bill.ts'
import { callFully } from '#platform/http/call.ts'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'

export type Flow = 'new' | 'old' | 'hospital'

export const flowOf = (name: string | undefined): Flow =>
  name === 'old' || name === 'hospital' ? name : 'new'

export interface SignedBook {
  readonly caseId: string
  readonly signatureId: string
  readonly bookHash: string
}

/** Path to the application form of a flow. */
export const bookPath = (flow: Flow) =>
  flow === 'new' ? ('/claimSettlement/viewApply' as const) : ('/claimSettlementOld/viewApply' as const)

/** Path to the documents of a flow. */
export const documentsPath = (flow: Flow) => {
  if (flow === 'hospital') return '/publicHospitalClaims' as const
  return flow === 'old'
    ? ('/claimSettlementOld/uploadApply' as const)
    : ('/claimSettlement/materialAnalysis' as const)
}

/** Path to the visit data of a flow. */
export const visitPath = (flow: Flow) => {
  if (flow === 'hospital') return '/publicHospitalClaims' as const
  return flow === 'old' ? ('/claimSettlementOld/applyInfo' as const) : ('/claimSettlement/applyInfo' as const)
}

/** Path to the bank card of a flow. */
export const cardPath = (flow: Flow) => {
  if (flow === 'hospital') return '/publicHospitalClaims' as const
  return flow === 'old' ? ('/claimSettlementOld/bankCard' as const) : ('/claimSettlement/bankCard' as const)
}

/** The server's draft contains the visit; the member entered the paid amount before signing. */
function hospitalVisit(caseId: string, { hospital, visitType, visitStart, diagnosis }: ApplyDraft) {
  const billedFen = hospitalBill(caseId).read()?.billedFen
  if (!billedFen || !hospital || !visitType || !visitStart) return null
  return { hospital, visitType, visitDay: visitStart, billedFen, ...(diagnosis ? { diagnosis } : {}) }
}

/** Submits by the call of the flow; null if data must be entered again. Silent: the screen shows the result. */
export function useSubmission(flow: Flow) {
  const silent = { silent: true }
  const byNew = useWrite(claimCalls.applyV2, silent)
  const byOld = useWrite(claimCalls.apply, silent)
  const byHospital = useWrite(claimCalls.applyAtPublicHospital, silent)

  const sendHospital = async (signed: SignedBook): Promise<WriteOutcome<Submitted> | null> => {
    const { caseId } = signed
    const page = await outcomeOf(callFully(claimCalls.materialPage, { caseId }, { loading: false }))
    if (!page.ok) return page
    const visit = hospitalVisit(caseId, page.result.draft)
    return visit && byHospital.send({ ...signed, ...visit })
  }
  const send = (signed: SignedBook) => {
    if (flow === 'hospital') return sendHospital(signed)
    return flow === 'old' ? byOld.send(signed) : byNew.send(signed)
  }
  const submit = async (signed: SignedBook): Promise<WriteOutcome<Submitted> | null> => {
    const submitted = await send(signed)
    if (submitted?.ok) {
      hospitalBill(signed.caseId).remove()
      void refresh(claimCalls.list, claimCalls.detail, claimCalls.applyPage, claimCalls.applyPageV2)
    }
    return submitted
  }
  return { submit, isBusy: byNew.isBusy || byOld.isBusy || byHospital.isBusy }
}
