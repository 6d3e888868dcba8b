import type { CaseDetail } from '@yf/contract/claim-shapes'
import { appealReasons, type AppealReason } from '@yf/domain/claim-appeal'
import { materialKinds } from '@yf/domain/claim-materials'
import { dayText } from '#features/claims/shared/case-state.ts'
import { AddFiles } from '#features/claims/shared/material-files/add-files.tsx'
import { MaterialTile } from '#features/claims/shared/material-files/file-tile.tsx'
import { PendingFiles } from '#features/claims/shared/material-files/pending-files.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChoiceCards } from '#ui/choice-cards/choice-cards.tsx'
import { confirm } from '#ui/dialog/confirm.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useAppeal } from '../use-appeal.ts'
import styles from './appeal-sheet.module.css'

interface AppealSheetProps {
  open: boolean
  found: CaseDetail
  onClose: () => void
}

const reasons = (Object.keys(appealReasons) as AppealReason[]).map((value) => ({
  value,
  title: appealReasons[value],
}))

/**
 * A handler who took no part in the decision reviews it: the member gives a reason, a description and new documents.
 */
export function AppealSheet({ open, found, onClose }: AppealSheetProps) {
  const appeal = useAppeal(found, onClose)
  const { form } = appeal
  const { reason, words: textFault } = form.faults
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="申请复核"
      actions={
        <Button block onTap={appeal.send}>
          提交复核申请
        </Button>
      }
    >
      <div className={styles.fields}>
        <p className={styles.note}>
          {`由未参与原决定的人员重新审核，结果会书面通知您。每个案件可以申请一次，请在${dayText(found.appealUntil ?? '')}前提交。`}
        </p>
        <ChoiceCards
          label="复核原因"
          required
          options={reasons}
          value={form.values.reason}
          onChange={(value) => form.change({ reason: value })}
          error={reason ?? undefined}
        />
        <TextField
          label="您的理由"
          required
          placeholder="请说明哪里算得不对，或还有哪些情况没有考虑到"
          rows={4}
          maxLength={500}
          {...form.field('words')}
          error={textFault ?? undefined}
        />
        <AppealDocuments appeal={appeal} />
      </div>
    </Sheet>
  )
}

function AppealDocuments({ appeal }: { appeal: ReturnType<typeof useAppeal> }) {
  const { files, papers: documents, remove } = appeal
  const ask = async (id: string) => {
    if (await confirm({ title: '移除这份资料？', confirmText: '移除', tone: 'danger' })) await remove(id)
  }
  return (
    <section className={styles.papers} aria-label="新的资料">
      <h3 className={styles.label}>新的资料（选填）</h3>
      <PendingFiles what="资料" uploads={files.uploads} files={files} />
      <div className={styles.grid}>
        {documents.map((material, at) => (
          <MaterialTile
            key={material.id}
            name={`第${at + 1}份${materialKinds[material.kind]}`}
            material={material}
            onOpen={() => void ask(material.id)}
          />
        ))}
        <AddFiles what="资料" onChoose={(from) => files.choose(from)} />
      </div>
    </section>
  )
}
