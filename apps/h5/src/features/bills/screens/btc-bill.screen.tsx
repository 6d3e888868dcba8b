import { billCalls, type PublicBill } from '@yf/contract/bills'
import { dayAndClockText } from '@yf/domain/date-text'
import { useState } from 'react'
import { payStatusText } from '#features/orders/shared/use-paying.ts'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { NoRightState } from '#ui/blank-state/no-right-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Done } from '#ui/done/done.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { payBill } from '../pay-bill.ts'
import { useBillResult } from '../use-bill-result.ts'
import styles from './btc-bill.module.css'

/** Public: anyone with the link sees and pays the bill without an account. */
export default function BtcBillScreen() {
  const { ticket, paying } = useQueryParams()
  return ticket ? <Named ticket={ticket} isBack={paying === '1'} /> : <NoLink message="链接不完整" />
}

function Named({ ticket, isBack }: { ticket: string; isBack: boolean }) {
  const bill = useQueryOf(billCalls.bill, { ticket }, { silent: true })
  // A wrong or expired link offers no retry.
  if (!bill.data && bill.error?.situation === 'refused') return <NoLink message={bill.error.message} />
  return (
    <AnsweredPage of={bill} skeleton={<SkeletonCard lines={6} />}>
      {(data) => <Bill bill={data} ticket={ticket} isBack={isBack} onPaid={bill.refetch} />}
    </AnsweredPage>
  )
}

const NoLink = ({ message }: { message: string }) => (
  <Page onBack={null}>
    <NoRightState title="无法打开账单" note={message} />
  </Page>
)

interface Props {
  bill: PublicBill
  ticket: string
  isBack: boolean
  onPaid: () => unknown
}

function Bill({ bill, ticket, isBack, onPaid }: Props) {
  const [tries, setTries] = useState(isBack && bill.state === 'open' ? 1 : 0)
  const asking = useBillResult(ticket, tries, onPaid)
  const pay = async () => {
    if ((await payBill(ticket)) === 'asked') setTries(tries + 1)
  }
  const isWaiting = asking === 'asking'
  const action = bill.state === 'open' && (
    <Button block busy={isWaiting} onTap={pay}>
      {isWaiting ? '正在确认支付结果' : asking && asking !== 'paid' ? '重新支付' : '立即支付'}
    </Button>
  )
  return (
    <Page onBack={null} actions={action}>
      <div className={styles.sections}>
        {bill.state === 'paid' && <Done title="支付成功" note="款项已收到，感谢您的支付" />}
        {bill.state === 'void' && <NoticeBar tone="warning">账单已作废，无需支付</NoticeBar>}
        {isWaiting && <NoticeBar>正在向支付方确认，请不要重复支付</NoticeBar>}
        {bill.state === 'open' && asking && asking !== 'paid' && !isWaiting && (
          <NoticeBar tone="warning">
            {payStatusText(asking === 'unpaid' ? { kind: asking } : { kind: 'declined', reason: asking })}
          </NoticeBar>
        )}
        <section className={styles.sum} aria-label="账单金额">
          <p>{bill.title}</p>
          <Money fen={bill.amountFen} size="hero" />
          <span>{bill.stateName}</span>
        </section>
        <Card title="账单明细" flush>
          {bill.lines.map(({ name, quantity, unitFen }) => (
            <ListRow
              key={`${name} ${unitFen}`}
              title={name}
              facts={[
                <>
                  <Money fen={unitFen} />
                  {` × ${quantity}`}
                </>,
              ]}
              amount={<Money fen={unitFen * quantity} />}
            />
          ))}
        </Card>
        <Card>
          <Facts
            rows={[
              { label: '账单编号', value: bill.billNo },
              { label: '付款人', value: bill.payerName },
              { label: '支付时间', value: bill.paidTime && dayAndClockText(bill.paidTime) },
              {
                label: '支付截止',
                value: bill.state === 'open' ? dayAndClockText(bill.expireTime) : null,
              },
            ]}
          />
        </Card>
      </div>
    </Page>
  )
}
