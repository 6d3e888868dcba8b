import { useEffect } from 'react'
import { formatPath } from '#platform/navigation/location.ts'
import type { Path } from '#platform/navigation/register.ts'
import { historyGroupOf, type HistoryGroup } from '#platform/navigation/history-group.ts'

/** The steps of every application flow up to the signature; also the documents that a case requests later. */
const steps: ReadonlySet<string> = new Set<Path>([
  '/claimSettlement',
  '/claimSettlement/applyInfo',
  '/claimSettlement/bankCard',
  '/claimSettlement/uploadApply',
  '/claimSettlement/materialAnalysis',
  '/claimSettlement/viewApply',
  '/claimSettlementOld',
  '/claimSettlementOld/applyInfo',
  '/claimSettlementOld/bankCard',
  '/claimSettlementOld/uploadApply',
  '/claimSettlementOld/viewApply',
  '/publicHospitalClaims',
  '/sign',
  '/sign/edit',
])

let flow: HistoryGroup | null = null

const theFlow = (): HistoryGroup => (flow ??= historyGroupOf((path) => steps.has(path)))

/** Used on every step: the first one records where the application was opened from. */
export const useFlowStep = (): void => useEffect(() => void theFlow(), [])

/**
 * A submitted form cannot be edited again: back leads to the records, or to the home page if the member came from
 * there.
 */
export const leaveWithResult = (caseId: string): void =>
  theFlow().leaveFor(formatPath('/claimSettlement/uploadResult', undefined, { caseId }), [
    '/claimRecords',
    '/home',
  ])

/** To the case, from which most members came. */
export const leaveForCase = (caseId: string): void =>
  theFlow().leaveFor(formatPath('/claimSettlement/detail', undefined, { caseId }), [
    '/claimRecords',
    '/claimSettlement/detail',
    '/home',
    '/message',
  ])
