import { invoiceCalls } from '@yf/contract/invoices'
import { formatFen } from '@yf/domain/money'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { BillableOrders } from '../parts/billable-orders.tsx'
import { TitleChoice } from '../parts/title-choice.tsx'
import { useApplication } from '../use-application.ts'
import { useTitles } from '../use-titles.ts'
import styles from './invoice-apply.module.css'

/** Orders, title and mailbox; `?billId=` reapplies for a failed invoice with its orders. */
export default function InvoiceApplyScreen() {
  const { billId, orderId } = useQueryParams()
  const titles = useTitles()
  const failed = useQueryOf(invoiceCalls.detail, { id: billId ?? '' }, { enabled: billId !== undefined })
  const again = billId === undefined ? { email: '' } : failed.data
  const question = {
    data: titles.data && again && { titles: titles.data, email: again.email },
    error: titles.error ?? failed.error,
    refetch: () => Promise.all([titles.refetch(), billId === undefined ? null : failed.refetch()]),
  }
  return (
    <AnsweredPage of={question}>
      {({ titles: all, email }) => (
        <Application
          billId={billId}
          orderId={orderId}
          start={{ usualTitleId: all.find(({ isDefault }) => isDefault === 1)?.id ?? null, email }}
        />
      )}
    </AnsweredPage>
  )
}

interface Props {
  billId: string | undefined
  orderId: string | undefined
  start: { usualTitleId: string | null; email: string }
}

function Application({ billId, orderId, start }: Props) {
  const form = useApplication(start, billId)
  return (
    <Page
      actions={
        <Button block busy={form.isBusy} onTap={form.submit}>
          {billId === undefined && form.totalFen > 0
            ? `提交申请，共 ${formatFen(form.totalFen)}`
            : '提交申请'}
        </Button>
      }
    >
      <div className={styles.notice}>
        <NoticeBar>只为现金支付的部分开票；积分、权益和优惠券抵扣的部分不开票。药品发票由药房开具</NoticeBar>
      </div>
      {billId === undefined && <BillableOrders form={form} first={orderId} />}
      <TitleChoice value={form.titleId} error={form.faults.titleId} onChange={form.set('titleId')} />
      <Card>
        <TextField
          {...form.field('email')}
          label="接收邮箱"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="name@example.com"
          icon="mail"
          maxLength={100}
          clearable
          hint="开好后，PDF 和 OFD 文件会发到这里"
        />
      </Card>
    </Page>
  )
}
