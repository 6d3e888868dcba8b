import type { CouponBatch } from '@yf/contract/coupons-admin'
import { termsText } from '@yf/domain/coupon-text'
import { Button, Progress, Space, Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'
import { PauseBatch } from './pause-batch.tsx'

interface BatchActions {
  onEdit: (row: CouponBatch) => void
  onGive: (row: CouponBatch) => void
}

const validText = ({ validDays, validFromDay, validUntilDay }: CouponBatch): string =>
  validDays === null ? `${validFromDay} 至 ${validUntilDay}` : `领取后 ${validDays} 天`

export const batchColumns = ({ onEdit, onGive }: BatchActions): TableColumnsType<CouponBatch> => [
  {
    title: '优惠券',
    render: (_, row) => (
      <>
        {row.name} {row.isPaused === 1 && <Tag color="warning">已暂停</Tag>}
        <div className={text.quiet}>
          {`${termsText(row)} · ${row.productIds.length + row.categoryIds.length === 0 ? '全场' : '指定商品'}`}
        </div>
      </>
    ),
  },
  { title: '企业', dataIndex: 'companyName' },
  {
    title: '领取与有效期',
    className: text.nowrap,
    render: (_, row) => (
      <>
        {`${row.takeFromDay} 至 ${row.takeUntilDay}`}
        <div className={text.quiet}>{`${validText(row)} · 每人 ${row.perPerson} 张`}</div>
      </>
    ),
  },
  {
    title: '已领 / 总数',
    width: 150,
    render: (_, { taken, stock }) => (
      <>
        {`${taken} / ${stock}`}
        <Progress
          aria-label="已领"
          percent={Math.round((taken / stock) * 100)}
          size="small"
          showInfo={false}
        />
      </>
    ),
  },
  {
    title: '可用 · 锁定 · 已用 · 过期',
    className: text.nowrap,
    render: (_, { usable, locked, used, expired }) => `${usable} · ${locked} · ${used} · ${expired}`,
  },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <Space>
        <Button size="small" aria-label={`发放${row.name}`} onClick={() => onGive(row)}>
          发放
        </Button>
        <Button size="small" aria-label={`编辑${row.name}`} onClick={() => onEdit(row)}>
          编辑
        </Button>
        <PauseBatch row={row} />
      </Space>
    ),
  },
]
