import type { CaseSummary } from '@yf/contract/claim-shapes'
import { useState } from 'react'
import { go } from '#platform/navigation/go.ts'
import type { RowTools } from '#ui/endless-list/endless-list.tsx'
import {
  cancelCase,
  dropDraft,
  openDraft,
  openSupplement,
  resubmitCase,
  withdrawCase,
} from '../case-deeds.ts'
import type { CaseAction } from '../next-action.ts'
import { CaseRow } from './case-row.tsx'
import { WithdrawSheet } from './withdraw-sheet.tsx'

interface ActingRowProps {
  row: CaseSummary
  tools: RowTools<CaseSummary>
  onOpen: () => void
}

/** A row that shows at once what was done to its case. */
export function ActingRow({ row, tools, onOpen }: ActingRowProps) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const deeds: Record<CaseAction, () => unknown> = {
    resume: () => openDraft(row),
    supplement: () => openSupplement(row),
    result: () => go('/claimResult', { query: { caseId: row.caseId } }),
    resubmit: () => resubmitCase(row),
    withdraw: () => setWithdrawing(true),
    drop: async () => {
      if (await dropDraft(row)) tools.remove()
    },
    cancel: async () => {
      const changed = await cancelCase(row)
      if (changed) tools.update(changed)
    },
  }
  const withdraw = async (reason: string) => {
    const changed = await withdrawCase(row, reason)
    if (changed) tools.update(changed)
    return changed !== null
  }
  return (
    <>
      <CaseRow row={row} onOpen={onOpen} onAct={(action) => deeds[action]()} />
      <WithdrawSheet open={isWithdrawing} onClose={() => setWithdrawing(false)} onWithdraw={withdraw} />
    </>
  )
}
