import { pointsDeskCalls } from '@yf/contract/points-desk'
import type { RuleChange } from '@yf/contract/points-desk-rules'
import { Button } from 'antd'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import { ChangeLines } from './change-lines.tsx'
import { refreshRules } from './rules-dialog.tsx'

/** For whoever proposed it, while nobody has decided. */
export function WithdrawRules({ companyId, row }: { companyId: string; row: RuleChange }) {
  const [isAsking, setAsking] = useState(false)
  const { send, isBusy, error } = useWrite(pointsDeskCalls.withdrawRules)
  const withdraw = async () => {
    const done = await send({ companyId, no: row.no })
    if (!done.ok) return
    setAsking(false)
    say('已撤回')
    await refreshRules()
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        撤回
      </Button>
      {isAsking && (
        <Dialog
          title="撤回积分规则修改"
          confirmText="撤回"
          isDanger
          isBusy={isBusy}
          fault={error?.message ?? null}
          onConfirm={() => void withdraw()}
          onClose={() => setAsking(false)}
        >
          <p>撤回后这项修改不再等待审核，可以重新提交。</p>
          <ChangeLines lines={row.differences} />
        </Dialog>
      )}
    </>
  )
}
