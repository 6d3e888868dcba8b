import type { WorkCase, WorkRevision } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { Alert, Button, Tag } from 'antd'
import { useState } from 'react'
import { CaseDocuments } from '../case-documents.tsx'
import { EndDialog } from './recovery-dialogs.tsx'
import styles from './revision.module.css'

type Recovery = WorkRevision['recoveries'][number]

const stateNames = { agreed: '等待退回', received: '已收到', dropped: '已取消' } as const

/** Overpaid amounts, and the agreements that the member signed about them. */
export function Recoveries({ work, revision }: { work: WorkCase; revision: WorkRevision }) {
  const [ending, setEnding] = useState<Recovery | null>(null)
  const { overpayment, recoveries, can } = revision
  if (!overpayment) return null
  return (
    <>
      {overpayment.overpaidFen > 0 && (
        <Alert
          type="warning"
          showIcon
          role="note"
          title={`多付 ${formatFen(overpayment.overpaidFen)}，会员书面同意后才能收回。`}
        />
      )}
      {recoveries.map((recovery) => (
        <div key={recovery.id} className={styles.recovery}>
          <span>
            {recovery.day} 约定退回 {formatFen(recovery.amountFen)}
          </span>
          <Tag color={recovery.state === 'received' ? 'success' : 'default'}>
            {stateNames[recovery.state]}
          </Tag>
          {recovery.note && <span>{recovery.note}</span>}
          <CaseDocuments documents={[{ name: '退款协议', url: recovery.url }]} />
          {recovery.state === 'agreed' && can.endRecovery === 1 && (
            <Button size="small" onClick={() => setEnding(recovery)}>
              登记结果
            </Button>
          )}
        </div>
      ))}
      {ending && <EndDialog work={work} recovery={ending} onClose={() => setEnding(null)} />}
    </>
  )
}
