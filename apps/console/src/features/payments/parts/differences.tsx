import { paymentsAdminCalls, type PaymentDifference } from '@yf/contract/payments-admin'
import { formatFen, toYuan } from '@yf/domain/money'
import { Button, Table, Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go } from '#platform/navigation/navigation.ts'
import { saveSheet } from '#platform/sheet/save-sheet.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { SettleButton } from './settle-button.tsx'

const yuan = (fen: number | null) => (fen === null ? '—' : formatFen(fen))

const columns: TableColumnsType<PaymentDifference> = [
  { title: '账单日', dataIndex: 'day', className: text.nowrap },
  { title: '差异', className: text.nowrap, render: (_, { kindName }) => <Tag color="error">{kindName}</Tag> },
  {
    title: '单号',
    render: (_, { orderNo, tradeNo }) => (
      <>
        {orderNo ?? '未找到订单'}
        <div className={text.quiet}>{tradeNo}</div>
      </>
    ),
  },
  { title: '我方', align: 'right', render: (_, { oursFen }) => yuan(oursFen) },
  { title: '微信', align: 'right', render: (_, { theirsFen }) => yuan(theirsFen) },
  { title: '怎么办', dataIndex: 'advice' },
  {
    title: '处理',
    render: (_, row) =>
      row.settledTime ? (
        <>
          {row.note}
          <div className={text.quiet}>{`${row.settledBy ?? ''} ${row.settledTime}`}</div>
        </>
      ) : (
        <SettleButton row={row} />
      ),
  },
]

const head = [
  '账单日',
  '差异',
  '订单号',
  '交易单号',
  '我方（元）',
  '微信（元）',
  '处理说明',
  '处理人',
  '处理时间',
]
const rowOf = (row: PaymentDifference) => [
  row.day,
  row.kindName,
  row.orderNo,
  row.tradeNo,
  row.oursFen === null ? null : toYuan(row.oursFen),
  row.theirsFen === null ? null : toYuan(row.theirsFen),
  row.note,
  row.settledBy,
  row.settledTime,
]

/** All differences of one day; without a day the open ones. */
export function Differences({ day }: { day: string | null }) {
  const differencesQuery = day ? { day } : { isSettled: 0 as const }
  const found = useQueryOf(paymentsAdminCalls.differences, { ...differencesQuery, pageNo: 1, pageSize: 100 })
  const rows = found.data?.records ?? []
  return (
    <Section
      title={day ? `${day} 的差异` : '待处理的差异'}
      aside={
        <>
          {day && (
            <Button type="link" onClick={() => go('/reconciliation', {})}>
              全部待处理
            </Button>
          )}
          <Button
            disabled={rows.length === 0}
            onClick={() => void saveSheet(`对账差异${day ?? ''}.xlsx`, [head, ...rows.map(rowOf)])}
          >
            导出表格
          </Button>
        </>
      }
    >
      <Answered of={found} failed="差异没有加载成功" empty={day ? '这一天账目一致' : '没有待处理的差异'}>
        {({ records }) => (
          <Table
            rowKey={({ day: on, tradeNo, kind }) => `${on} ${tradeNo} ${kind}`}
            size="small"
            columns={columns}
            dataSource={[...records]}
            pagination={false}
          />
        )}
      </Answered>
    </Section>
  )
}
