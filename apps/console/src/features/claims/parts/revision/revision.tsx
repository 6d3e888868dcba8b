import type { WorkCase, WorkRevision } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { Alert, Button, Descriptions, Space, Tag } from 'antd'
import { useState, type ComponentType } from 'react'
import { Section } from '#ui/section/section.tsx'
import { useHasUnsaved } from '#features/claims/unsaved.ts'
import type { ActionDialogProps } from '../move-dialogs.tsx'
import { Recoveries } from './recoveries.tsx'
import { AgreeDialog } from './recovery-dialogs.tsx'
import { ChangeDialog, ReopenDialog, TakeDialog, UpholdDialog } from './revision-dialogs.tsx'
import styles from './revision.module.css'

type RevisionAction = Exclude<keyof WorkRevision['can'], 'endRecovery'>

const actions: readonly {
  action: RevisionAction
  name: string
  Asks: ComponentType<ActionDialogProps>
  isMain?: boolean
}[] = [
  { action: 'reopen', name: '重新审核', Asks: ReopenDialog },
  { action: 'agreeRecovery', name: '登记退款协议', Asks: AgreeDialog },
  { action: 'uphold', name: '维持原决定', Asks: UpholdDialog },
  { action: 'takeAppeal', name: '受理复核', Asks: TakeDialog, isMain: true },
  { action: 'change', name: '变更决定', Asks: ChangeDialog, isMain: true },
]

/** A decided case: the member's objection or the reason for reopening, the paid amount, and the available actions. */
export function Revision({ work }: { work: WorkCase }) {
  const { revision } = work
  const [open, setOpen] = useState<RevisionAction | null>(null)
  const hasUnsaved = useHasUnsaved()
  if (!revision) return null
  const offered = actions.filter(({ action }) => revision.can[action] === 1)
  const hasStory = revision.last !== null || revision.overpayment !== null
  if (!hasStory && offered.length === 0) return null
  // If the case has changed in the meantime, its dialog no longer applies.
  const shown = offered.find(({ action }) => action === open)
  return (
    <Section
      title="复核与重新审核"
      aside={
        <Space>
          {offered.map(({ action, name, isMain }) => (
            <Button
              key={action}
              size="small"
              type={isMain ? 'primary' : 'default'}
              disabled={hasUnsaved}
              onClick={() => setOpen(action)}
            >
              {name}
            </Button>
          ))}
        </Space>
      }
    >
      {revision.hindrance && <Alert type="warning" showIcon role="note" title={revision.hindrance} />}
      {revision.last ? <Story last={revision.last} /> : <p>决定作出后没有复核或重新审核。</p>}
      <Recoveries work={work} revision={revision} />
      {shown && <shown.Asks work={work} onClose={() => setOpen(null)} />}
    </Section>
  )
}

type LastRevision = NonNullable<WorkRevision['last']>

const outcomeText = (last: LastRevision): string => {
  if (last.isOpen === 1) return last.kind === 'appeal' ? '复核中' : '重新审核中'
  return last.outcome === 'upheld' ? '维持原决定' : '已重新核定'
}

function Story({ last }: { last: LastRevision }) {
  const isAppeal = last.kind === 'appeal'
  return (
    <Descriptions
      className={styles.story}
      size="small"
      column={2}
      items={[
        { key: 'kind', label: isAppeal ? '会员申请复核' : '重新审核', children: last.time },
        { key: 'outcome', label: '进展', children: <Tag>{outcomeText(last)}</Tag> },
        ...(isAppeal ? [{ key: 'reason', label: '原因', children: last.reasonName }] : []),
        { key: 'before', label: '原核定', children: formatFen(last.beforeFen) },
        ...(last.afterFen === null
          ? []
          : [{ key: 'after', label: '重新核定', children: formatFen(last.afterFen) }]),
        { key: 'words', label: isAppeal ? '会员说明' : '原因', children: last.words, span: 2 },
        ...(last.explanation
          ? [{ key: 'explanation', label: '复核理由', children: last.explanation, span: 2 }]
          : []),
      ]}
    />
  )
}
