import { claimCalls } from '@yf/contract/claims'
import { useState } from 'react'
import { PlainFiles } from '#features/claims/shared/plain-files.tsx'
import { say } from '#platform/http/feedback.ts'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { useMutationOf } from '#platform/http/mutation.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { StepPage } from './step-page.tsx'

/** What the handler asked for, added to the same case. */
export function Supplement({ caseId }: { caseId: string }) {
  const found = useQueryOf(claimCalls.openSupplement, { caseId }, { staleTime: 0, silent: true })
  const sending = useMutationOf(claimCalls.updateInfo)
  const [note, setNote] = useState('')
  const page = found.data

  const send = async () => {
    const words = note.trim()
    try {
      await sending.mutateAsync({ caseId, ...(words ? { note: words } : {}) })
    } catch {
      // The call has said why; the files are kept.
      return
    }
    say('补充资料已提交')
    void refresh(claimCalls.detail)
    replaceWith('/claimSettlement/detail', { query: { caseId } })
  }
  return (
    <StepPage
      title="补充资料"
      fallback="/claimRecords"
      needed={found}
      actions={
        <Button block busy={sending.isPending} onTap={send}>
          提交补充资料
        </Button>
      }
    >
      {page?.askedFor && <NoticeBar tone="warning">{page.askedFor}</NoticeBar>}
      {page && <PlainFiles page={page} missing={[]} onChanged={found.refetch} />}
      <Card>
        <TextField
          label="补充说明"
          placeholder="选填，有需要向理赔专员说明的写在这里"
          rows={3}
          maxLength={300}
          value={note}
          onChange={setNote}
        />
      </Card>
    </StepPage>
  )
}
