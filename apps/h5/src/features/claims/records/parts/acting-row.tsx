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
} from '../case-writes.ts'
import type { CaseAction } from '../next-action.ts'
import { CaseRow } from './case-row.tsx'
import { WithdrawSheet } from './withdraw-sheet.tsx'

interface ActingRowProps {
  row: CaseSummary
  tools: RowTools<CaseSummary>
  onOpen: () => void
}

/** A row that updates at once after an action on its case. */
export function ActingRow({ row, tools, onOpen }: ActingRowProps) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const actions: Record<CaseAction, () => unknown> = {
    resume: () => openDraft(row),
    supplement: () => openSupplement(row),
    result: () => go('/claimResult', { query: { caseId: row.caseId } }),
    resubmit: () => resubmitCase(row),
    withdraw: () => setWithdrawing(true),
    drop: async () => {
      if (await dropDraft(row)) tools.remove()
    },
    cancel: async () => {
      const cancelled = await cancelCase(row)
      if (cancelled?.ok) tools.update(cancelled.result)
    },
  }
  const withdraw = async (reason: string) => {
    const withdrawn = await withdrawCase(row, reason)
    if (withdrawn.ok) tools.update(withdrawn.result)
    return withdrawn.ok
  }
  return (
    <>
      <CaseRow row={row} onOpen={onOpen} onAct={(action) => actions[action]()} />
      <WithdrawSheet open={isWithdrawing} onClose={() => setWithdrawing(false)} onWithdraw={withdraw} />
    </>
  )
}
