import type { BillDetail } from '@yf/contract/invoices'
import { dayAndClockText } from '@yf/domain/date-text'
import { titleKinds } from '@yf/domain/invoice'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { billTones } from '../texts.ts'

export const BillFacts = ({ bill }: { bill: BillDetail }) => (
  <>
    <Card title="发票" extra={<Chip tone={billTones[bill.state]}>{bill.stateName}</Chip>}>
      <Facts
        rows={[
          { label: '金额', value: <Money fen={bill.amountFen} size="number" /> },
          { label: '已冲红', value: bill.reversedFen > 0 ? <Money fen={-bill.reversedFen} /> : null },
          { label: '发票号码', value: bill.invoiceNo },
          { label: '开票时间', value: bill.issueTime && dayAndClockText(bill.issueTime) },
          { label: '申请时间', value: dayAndClockText(bill.createTime) },
          { label: '接收邮箱', value: bill.email },
        ]}
      />
    </Card>
    <Card title="抬头">
      <Facts
        rows={[
          { label: '类型', value: titleKinds[bill.title.kind] },
          { label: '名称', value: bill.title.name },
          { label: '纳税人识别号', value: bill.title.taxNo },
          { label: '地址、电话', value: [bill.title.address, bill.title.phone].join(' ').trim() },
          { label: '开户行、账号', value: [bill.title.bank, bill.title.bankAccount].join(' ').trim() },
        ]}
      />
    </Card>
    <Card title={`订单（${bill.orders.length}）`}>
      <Facts
        rows={bill.orders.map(({ orderNo, amountFen }) => ({
          label: orderNo,
          value: <Money fen={amountFen} />,
        }))}
      />
    </Card>
  </>
)
