import type { ClaimBlock } from '@yf/contract/evidence-shapes'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { useState } from 'react'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

/** Removing an entry needs a reason, which is read if the removal was a mistake. */
export function RemoveBlock({ block }: { block: ClaimBlock }) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { send, isBusy } = useWrite(claimsAdminCalls.removeBlock)
  const remove = async (close: () => void) => {
    const done = await send({ id: block.id, reason: reason.trim() })
    if (!done.ok) return setFault(done.error.message)
    close()
    putQuery(claimsAdminCalls.blocks, {}, done.result)
    say('已移出名单')
  }
  return (
    <AskingButton type="link" size="small" word="移出">
      {(close) => (
        <Dialog
          title="移出重点核查名单？"
          confirmText="移出"
          isDanger
          isBusy={isBusy}
          fault={fault}
          canConfirm={reason.trim().length > 1}
          onConfirm={() => void remove(close)}
          onClose={close}
        >
          <TextEntry label="移出原因" isRequired value={reason} maxLength={200} onChange={setReason} />
        </Dialog>
      )}
    </AskingButton>
  )
}
