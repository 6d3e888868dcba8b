import { PlusOutlined } from '@ant-design/icons'
import type { AdminProduct, AdminVariant } from '@yf/contract/mall-admin'
import { formatFen } from '@yf/domain/money'
import { Button, Space, Table, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Section } from '#ui/section/section.tsx'
import { StockDialog } from './stock-dialog.tsx'
import { VariantDialog } from './variant-dialog.tsx'

interface OpenVariantDialog {
  readonly what: 'variant' | 'stock'
  readonly variant: AdminVariant | null
}

const columns = (onOpen: (open: OpenVariantDialog) => void): TableColumnsType<AdminVariant> => [
  {
    title: '规格',
    render: (_, { name, isOffered }) => (
      <>
        {name} {isOffered === 0 && <Tag>停供</Tag>}
      </>
    ),
  },
  { title: '售价', align: 'right', render: (_, { priceFen }) => formatFen(priceFen) },
  {
    title: '划线价',
    align: 'right',
    render: (_, { listFen }) => (listFen === null ? '—' : formatFen(listFen)),
  },
  { title: '库存', align: 'right', dataIndex: 'onHand' },
  {
    title: '操作',
    align: 'right',
    render: (_, variant) => (
      <Space>
        <Button
          size="small"
          aria-label={`调整库存：${variant.name}`}
          onClick={() => onOpen({ what: 'stock', variant })}
        >
          调整库存
        </Button>
        <Button
          size="small"
          aria-label={`编辑${variant.name}`}
          onClick={() => onOpen({ what: 'variant', variant })}
        >
          编辑
        </Button>
      </Space>
    ),
  },
]

export function VariantTable({ product }: { product: AdminProduct }) {
  const [open, setOpen] = useState<OpenVariantDialog | null>(null)
  const close = () => setOpen(null)
  return (
    <Section
      title="规格、价格与库存"
      aside={
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setOpen({ what: 'variant', variant: null })}
        >
          添加规格
        </Button>
      }
    >
      <Table<AdminVariant>
        rowKey="id"
        size="small"
        pagination={false}
        columns={columns(setOpen)}
        dataSource={product.variants}
        locale={{ emptyText: '还没有规格，添加后才能上架售卖' }}
      />
      {open?.what === 'variant' && (
        <VariantDialog productId={product.id} variant={open.variant} onClose={close} />
      )}
      {open?.what === 'stock' && open.variant && (
        <StockDialog productId={product.id} variant={open.variant} onClose={close} />
      )}
    </Section>
  )
}
