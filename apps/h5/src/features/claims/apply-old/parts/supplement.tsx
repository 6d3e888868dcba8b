import { claimCalls } from '@yf/contract/claims'
import type { MaterialPage } from '@yf/contract/claim-shapes'
import { useState } from 'react'
import { leaveForCase } from '#features/claims/shared/flow.ts'
import { PlainFiles } from '#features/claims/shared/plain-files.tsx'
import { say } from '#platform/http/feedback.ts'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { back } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { AnsweredStep, StepPage } from './step-page.tsx'

/** Shown at the address of step 3, but for a case that was already submitted. */
const frame = { title: '补充资料', onBack: () => back('/claimRecords') }

/** Adds the documents that the handler requested to the same case. */
export function Supplement({ caseId }: { caseId: string }) {
  const found = useQueryOf(claimCalls.openSupplement, { caseId }, { staleTime: 0, silent: true })
  return (
    <AnsweredStep of={found} {...frame}>
      {(page) => <SupplementForm caseId={caseId} page={page} onChanged={found.refetch} />}
    </AnsweredStep>
  )
}

interface Props {
  caseId: string
  page: MaterialPage
  onChanged: () => Promise<void>
}

function SupplementForm({ caseId, page, onChanged }: Props) {
  const sending = useWrite(claimCalls.updateInfo)
  const [note, setNote] = useState('')
  const send = async () => {
    const noteText = note.trim()
    const sent = await sending.send({ caseId, ...(noteText ? { note: noteText } : {}) })
    if (!sent.ok) return
    say('补充资料已提交')
    void refresh(claimCalls.detail)
    leaveForCase(caseId)
  }
  return (
    <StepPage
      {...frame}
      actions={
        <Button block busy={sending.isBusy} onTap={send}>
          提交补充资料
        </Button>
      }
    >
      {page.askedFor && <NoticeBar tone="warning">{page.askedFor}</NoticeBar>}
      <PlainFiles page={page} missing={[]} onChanged={onChanged} />
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
