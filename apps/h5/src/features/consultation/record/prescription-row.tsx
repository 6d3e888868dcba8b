import type { Prescription } from '@yf/contract/consultation-shapes'
import { nearMomentText } from '@yf/domain/near-days'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { PrescriptionCard } from '../parts/prescription-card.tsx'
import styles from './record.module.css'

interface PrescriptionRowProps {
  prescription: Prescription
  onOpen: () => void
  onOrder: () => void
}

/** A prescription in the list, with its consultation. */
export const PrescriptionRow = ({ prescription, onOpen, onOrder }: PrescriptionRowProps) => (
  <Card flush>
    <PrescriptionCard prescription={prescription} />
    <Cell
      label={`${prescription.patientName} · ${nearMomentText(prescription.writtenTime)}`}
      note="查看问诊详情"
      onTap={onOpen}
    />
    {prescription.isUsable === 1 && (
      <div className={styles.order}>
        <Button block onTap={onOrder}>
          去下单
        </Button>
      </div>
    )}
  </Card>
)
