import type { WorkCase, WorkReceipt } from '@yf/contract/claims-admin'
import { Button } from 'antd'
import { useState } from 'react'
import { Section } from '#ui/section/section.tsx'
import type { FieldFocus } from '#features/claims/shared/pictures/view.ts'
import { CompareReceipts } from './compare-receipts.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import styles from './receipts.module.css'

export interface ReceiptsProps {
  work: WorkCase
  shownId: string | null
  onLook: (look: FieldFocus) => void
}

/** The picture for a new receipt: the displayed one, unless it already has a receipt. */
function freePicture({ materials, receipts }: WorkCase, shownId: string | null): string | null {
  const shown = materials.find(({ id }) => id === shownId) ?? materials[0]
  const isFree =
    shown && shown.kind === 'receipt' && !receipts.some(({ materialId }) => materialId === shown.id)
  return isFree ? shown.id : null
}

const pictureOf = ({ materials }: WorkCase, receipt: WorkReceipt) =>
  materials.find(({ id }) => id === receipt.materialId) ?? null

export function Receipts({ work, shownId, onLook }: ReceiptsProps) {
  const [newFor, setNewFor] = useState<{ materialId: string | null } | null>(null)
  const canCorrect = work.can.correct === 1
  const free = freePicture(work, shownId)
  return (
    <Section
      id="receipts"
      title={`发票（${work.receipts.length}）`}
      aside={
        <>
          <CompareReceipts work={work} />
          {canCorrect && !newFor && (
            <Button type="link" size="small" onClick={() => setNewFor({ materialId: free })}>
              {free ? '按当前影像录入发票' : '补录发票'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.receipts}>
        {work.receipts.length === 0 && !newFor && <p className={styles.none}>还没有发票信息。</p>}
        {work.receipts.map((receipt, index) => (
          <ReceiptCard
            key={receipt.id}
            work={work}
            receipt={receipt}
            position={index + 1}
            material={pictureOf(work, receipt)}
            onLook={onLook}
          />
        ))}
        {newFor && (
          <ReceiptCard
            work={work}
            receipt={null}
            position={work.receipts.length + 1}
            material={work.materials.find(({ id }) => id === newFor.materialId) ?? null}
            onLook={onLook}
            onEnd={() => setNewFor(null)}
          />
        )}
      </div>
    </Section>
  )
}
