import { invoiceCalls, type BillDetail } from '@yf/contract/invoices'
import { useState } from 'react'
import { ServiceLine } from '#features/messages/shared/service-line.tsx'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { BillFacts } from '../parts/bill-facts.tsx'
import { BillFiles } from '../parts/bill-files.tsx'
import { BillReversals } from '../parts/bill-reversals.tsx'
import { SendSheet } from '../parts/send-sheet.tsx'
import { billNotes } from '../texts.ts'
import styles from './invoice-detail.module.css'

const everyMs = 4_000

/** Polls while the invoice is being issued. */
export default function InvoiceDetailScreen() {
  const { id = '' } = useQueryParams()
  const [isOpen, setOpen] = useState(true)
  const bill = useQueryOf(invoiceCalls.detail, { id }, isOpen ? { refetchInterval: everyMs } : {})
  const isUnderWay = bill.data === undefined || isWaiting(bill.data)
  if (isOpen !== isUnderWay) setOpen(isUnderWay)
  return (
    <AnsweredPage of={bill} skeleton={<SkeletonCard lines={6} />}>
      {(found) => <BillView bill={found} />}
    </AnsweredPage>
  )
}

/** An issued invoice still waits for its files, a refund for its red invoice. */
const isWaiting = ({ state, pdf, reversals }: BillDetail): boolean =>
  state === 1 ||
  state === 2 ||
  (state === 3 && pdf === null) ||
  reversals.some((one) => one.state === 'waiting' || one.state === 'asked')

function BillView({ bill }: { bill: BillDetail }) {
  const [isSending, setSending] = useState(false)
  return (
    <Page actions={actionOf(bill, () => setSending(true))}>
      <div className={styles.now}>
        <NoticeBar tone={bill.state === 4 ? 'danger' : bill.state === 3 ? 'success' : 'info'}>
          {bill.failure ?? billNotes[bill.state]}
        </NoticeBar>
      </div>
      <BillFiles bill={bill} />
      <BillFacts bill={bill} />
      <BillReversals bill={bill} />
      <ServiceLine />
      <SendSheet bill={bill} open={isSending} onClose={() => setSending(false)} />
    </Page>
  )
}

/** Null if there is no action: the bar is hidden. */
function actionOf(bill: BillDetail, onSend: () => void) {
  if (bill.state === 4)
    return (
      <Button block onTap={() => go('/invoice/apply', { query: { billId: bill.id } })}>
        重新申请
      </Button>
    )
  return bill.pdf ? (
    <Button block icon="mail" onTap={onSend}>
      发送到邮箱
    </Button>
  ) : null
}
