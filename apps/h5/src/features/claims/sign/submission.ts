import { claimCalls } from '@yf/contract/claims'
import type { Submitted } from '@yf/contract/claim-shapes'
import { hospitalBill } from '../shared/hospital-bill.ts'
import { call } from '#platform/http/call.ts'
import { refresh } from '#platform/http/hooks.ts'
import { useMutationOf } from '#platform/http/mutation.ts'

export type Flow = 'new' | 'old' | 'hospital'

export const flowOf = (name: string | undefined): Flow =>
  name === 'old' || name === 'hospital' ? name : 'new'

export interface Signed {
  readonly caseId: string
  readonly signatureId: string
  readonly bookHash: string
}

/** Where the book of a flow is looked at. */
export const bookPath = (flow: Flow) =>
  flow === 'new' ? ('/claimSettlement/viewApply' as const) : ('/claimSettlementOld/viewApply' as const)

/** Where its papers are put right. */
export const papersPath = (flow: Flow) => {
  if (flow === 'hospital') return '/publicHospitalClaims' as const
  return flow === 'old'
    ? ('/claimSettlementOld/uploadApply' as const)
    : ('/claimSettlement/materialAnalysis' as const)
}

/** What the visit was stands in the draft on the server; what was paid was asked for before signing. */
async function hospitalVisit(caseId: string) {
  const { draft } = await call(claimCalls.materialPage, { caseId }, { loading: false })
  const billedFen = hospitalBill(caseId).read()?.billedFen
  const { hospital, visitType, visitStart, diagnosis } = draft
  if (!billedFen || !hospital || !visitType || !visitStart) return null
  return { hospital, visitType, visitDay: visitStart, billedFen, ...(diagnosis ? { diagnosis } : {}) }
}

/** Submits by the call of the flow; null where something has to be filled in again. Silent: the screen says what happened. */
export function useSubmission(flow: Flow) {
  const silent = { silent: true }
  const byNew = useMutationOf(claimCalls.applyV2, silent)
  const byOld = useMutationOf(claimCalls.apply, silent)
  const byHospital = useMutationOf(claimCalls.applyAtPublicHospital, silent)

  const send = async (signed: Signed): Promise<Submitted | null> => {
    if (flow === 'new') return byNew.mutateAsync(signed)
    if (flow === 'old') return byOld.mutateAsync(signed)
    const visit = await hospitalVisit(signed.caseId)
    return visit && byHospital.mutateAsync({ ...signed, ...visit })
  }
  const submit = async (signed: Signed): Promise<Submitted | null> => {
    const submitted = await send(signed)
    if (submitted) {
      hospitalBill(signed.caseId).remove()
      void refresh(claimCalls.list, claimCalls.detail, claimCalls.applyPage, claimCalls.applyPageV2)
    }
    return submitted
  }
  return { submit, isPending: byNew.isPending || byOld.isPending || byHospital.isPending }
}
