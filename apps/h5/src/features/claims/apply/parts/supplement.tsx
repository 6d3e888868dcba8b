import type { MaterialPage } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { useState, type ReactNode } from 'react'
import { leaveForCase } from '#features/claims/shared/flow.ts'
import { isOnItsWay } from '#features/claims/shared/material-files/file-status.ts'
import { useMaterialFiles } from '#features/claims/shared/material-files/use-material-files.ts'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { back } from '#platform/navigation/go.ts'
import { draft } from '#platform/storage/storage.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { saveUploaded } from '../materials/material-writes.ts'
import { stopsOf } from '../materials/sections.ts'
import styles from './apply.module.css'
import { MaterialList } from './material-list.tsx'
import { MaterialNotices } from './material-notices.tsx'
import { OpenedMaterial, useOpenedMaterial } from './opened-document.tsx'

const longestNote = 300

/** Shown at the address of step 3, but for a case that was already submitted. */
export const SupplementPage = ({ children, actions }: { children: ReactNode; actions?: ReactNode }) => (
  <Page title="补充资料" onBack={() => back('/claimRecords')} actions={actions}>
    <div className={styles.body}>{children}</div>
  </Page>
)

/** Documents that a handler requested on the same case; submitting sends it back to review. */
export function Supplement({ page }: { page: MaterialPage }) {
  const { caseId } = page.draft
  const [savedDraft] = useState(() => draft<{ note: string }>(`supplement_${caseId}`))
  const [note, setNote] = useState(() => savedDraft.read()?.note ?? '')
  const [isStrict, setStrict] = useState(false)
  const opening = useOpenedMaterial()
  const sending = useWrite(claimCalls.updateInfo)
  const files = useMaterialFiles({
    row: claimCalls.uploadV2,
    caseId,
    most: page.mostFiles,
    used: page.materials.length,
    onStored: (materials) => saveUploaded(caseId, materials),
  })
  const type = (text: string) => {
    setNote(text)
    savedDraft.write({ note: text })
  }
  const send = async (): Promise<void> => {
    setStrict(true)
    if (files.isBusy) return say('还有资料在上传，请稍候')
    if (files.uploads.length > 0) return say('有资料没有上传成功，请重试或移除')
    const [stop] = stopsOf(page.checks)
    if (stop) return say(stop.words)
    const input = note.trim() ? { caseId, note: note.trim() } : { caseId }
    const sent = await sending.send(input)
    if (!sent.ok) return
    savedDraft.remove()
    say('补充资料已提交')
    void refresh(claimCalls.detail, claimCalls.list)
    leaveForCase(caseId)
  }
  return (
    <SupplementPage
      actions={
        <Button block busy={sending.isBusy} onTap={send}>
          提交补充资料
        </Button>
      }
    >
      {page.askedFor && <NoticeBar tone="warning">{`理赔专员请您补充：${page.askedFor}`}</NoticeBar>}
      <MaterialNotices page={page} coming={files.uploads.filter(isOnItsWay).length} />
      <MaterialList
        page={page}
        files={files}
        isStrict={isStrict}
        onOpen={opening.look}
        onEdit={opening.edit}
      />
      <NoteCard value={note} onChange={type} />
      <OpenedMaterial caseId={caseId} materials={page.materials} opening={opening} />
    </SupplementPage>
  )
}

const NoteCard = (props: { value: string; onChange: (note: string) => void }) => (
  <Card title="补充说明（选填）">
    <TextField
      label="补充说明"
      hideLabel
      rows={3}
      maxLength={longestNote}
      placeholder="有需要说明的情况可以写在这里"
      {...props}
    />
  </Card>
)
