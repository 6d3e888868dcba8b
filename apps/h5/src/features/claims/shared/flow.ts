import { useEffect } from 'react'
import { formatPath } from '#platform/navigation/location.ts'
import type { Path } from '#platform/navigation/register.ts'
import { stretchOf, type Stretch } from '#platform/navigation/stretch.ts'

/** The steps of every way to apply, up to the signature; also the papers that a case asks for later. */
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

let flow: Stretch | null = null

const theFlow = (): Stretch => (flow ??= stretchOf((path) => steps.has(path)))

/** On every step: from the first of them on it is known where the application began. */
export const useFlowStep = (): void => useEffect(() => void theFlow(), [])

/** What was sent cannot be filled in again: back leads to the records, or home where one came from there. */
export const leaveWithResult = (caseId: string): void =>
  theFlow().leaveFor(formatPath('/claimSettlement/uploadResult', undefined, { caseId }), [
    '/claimRecords',
    '/home',
  ])

/** To the case itself, from which most have come. */
export const leaveForCase = (caseId: string): void =>
  theFlow().leaveFor(formatPath('/claimSettlement/detail', undefined, { caseId }), [
    '/claimRecords',
    '/claimSettlement/detail',
    '/home',
    '/message',
  ])
