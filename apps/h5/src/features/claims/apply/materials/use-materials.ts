import type { OcrProgress } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { useEffect, useEffectEvent } from 'react'
import { isBeingRead } from '#features/claims/shared/material-files/file-status.ts'
import { useIsInForeground } from '#features/claims/shared/use-is-in-foreground.ts'
import { useQueryOf } from '#platform/http/hooks.ts'

const period = 1000

/** The documents of a draft, or of a case that requests more. Polled every second while recognition runs. */
export function useMaterials(caseId: string, { isSupplement = false } = {}) {
  const row = isSupplement ? claimCalls.openSupplement : claimCalls.materialPage
  const page = useQueryOf<typeof row>(row, { caseId }, { enabled: caseId !== '', staleTime: 0 })
  const isReading = page.data?.materials.some(isBeingRead) ?? false
  const isInForeground = useIsInForeground()
  const progress = useQueryOf(
    claimCalls.progress,
    { caseId },
    { enabled: isReading && isInForeground, staleTime: 0, refetchInterval: period },
  )
  const applyProgress = useEffectEvent(({ files }: OcrProgress) => {
    const states = new Map(files.map(({ id, state }) => [id, state]))
    const isNews = page.data?.materials.some(({ id, state }) => (states.get(id) ?? state) !== state)
    if (isNews) void page.refetch()
  })
  useEffect(() => {
    if (progress.data) applyProgress(progress.data)
  }, [progress.data])
  return { ...page, isReading, progress: isReading ? progress.data : undefined }
}
