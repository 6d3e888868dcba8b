import type { Consultation } from '@yf/contract/consultation-shapes'
import { consultationStates } from '@yf/domain/consultation'
import { formatFen } from '@yf/domain/money'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { ServiceLine } from '#features/messages/shared/service-line.tsx'
import { DoctorCard } from '../parts/doctor-card.tsx'
import { ConsultAgain } from './consult-again.tsx'
import { Complaint } from './complaint.tsx'
import styles from './record.module.css'
import { Findings } from './findings.tsx'

/** An ended consultation: complaint, findings, documents and follow-up actions. */
export function RecordView({ consultation }: { consultation: Consultation }) {
  const { id, state, doctor, cancelReason, evaluation, payment } = consultation
  const isEnded = state === consultationStates.ended
  const canEvaluate = isEnded && evaluation === null
  return (
    <Page
      actions={
        <>
          {canEvaluate && (
            <Button block kind="secondary" onTap={() => go('/hospital/end', { query: { id } })}>
              评价医生
            </Button>
          )}
          <ConsultAgain consultation={consultation} />
        </>
      }
    >
      <div className={styles.sections}>
        {!isEnded && <NoticeBar>{cancelReason || '问诊已取消'}</NoticeBar>}
        {doctor && <DoctorCard doctor={doctor} />}
        {isEnded && <Findings consultation={consultation} />}
        <Complaint consultation={consultation} />
        {isEnded && (
          <Card flush>
            <Cell
              icon="message"
              label="对话记录"
              onTap={() => go('/consultationRecord/:id', { params: { id }, query: { view: 'dialogue' } })}
            />
          </Card>
        )}
        {payment && (
          <Card flush>
            <Cell
              icon="order"
              label="订单与发票"
              note={`您自己支付 ${formatFen(payment.moneyFen)}`}
              onTap={() => go('/order/cardDetail', { query: { id: payment.orderId, kind: 'health' } })}
            />
          </Card>
        )}
        <ServiceLine />
      </div>
    </Page>
  )
}
