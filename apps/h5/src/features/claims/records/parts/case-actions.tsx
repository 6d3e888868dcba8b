import type { CaseDetail } from '@yf/contract/claim-shapes'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { cancelCase, openSupplement, resubmitCase, withdrawCase } from '../case-writes.ts'
import { AppealButton } from './appeal-button.tsx'
import { WithdrawSheet } from './withdraw-sheet.tsx'

/** What the case allows now, as the server says. */
export const hasActions = (found: CaseDetail): boolean =>
  [found.canCancel, found.canWithdraw, found.canSupplement, found.canResubmit, found.canAppeal].includes(1)

export function CaseActions({ found }: { found: CaseDetail }) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const withdraw = async (reason: string) => (await withdrawCase(found, reason)).ok
  return (
    <>
      {found.canCancel === 1 && (
        <Button kind="secondary" onTap={() => cancelCase(found)}>
          取消申请
        </Button>
      )}
      {found.canWithdraw === 1 && (
        <Button kind="secondary" onTap={() => setWithdrawing(true)}>
          撤销申请
        </Button>
      )}
      <AppealButton found={found} />
      {found.canSupplement === 1 && <Button onTap={() => openSupplement(found)}>去补充资料</Button>}
      {found.canResubmit === 1 && <Button onTap={() => resubmitCase(found)}>重新申请</Button>}
      <WithdrawSheet open={isWithdrawing} onClose={() => setWithdrawing(false)} onWithdraw={withdraw} />
    </>
  )
}
