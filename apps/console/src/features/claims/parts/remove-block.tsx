import type { ClaimBlock } from '@yf/contract/evidence-shapes'
import { workbenchCalls } from '@yf/contract/workbench'
import { Button } from 'antd'
import { useState } from 'react'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

/** Whoever takes something off says why: it will be read when it was a mistake. */
export function RemoveBlock({ block }: { block: ClaimBlock }) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { send, isBusy } = useWrite(workbenchCalls.removeBlock)
  const remove = async () => {
    const done = await send({ id: block.id, reason: reason.trim() })
    if (!done.ok) return setFault(done.error.message)
    setOpen(false)
    putQuery(workbenchCalls.blocks, {}, done.result)
    say('已移出名单')
  }
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        移出
      </Button>
      {isOpen && (
        <Dialog
          title="移出重点核查名单？"
          confirmText="移出"
          isDanger
          isBusy={isBusy}
          fault={fault}
          canConfirm={reason.trim().length > 1}
          onConfirm={() => void remove()}
          onClose={() => setOpen(false)}
        >
          <TextEntry label="移出原因" isRequired value={reason} maxLength={200} onChange={setReason} />
        </Dialog>
      )}
    </>
  )
}
