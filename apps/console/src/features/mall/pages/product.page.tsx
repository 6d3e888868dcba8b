import { mallAdminCalls, type AdminProduct } from '@yf/contract/mall-admin'
import { mallCategories } from '@yf/domain/mall-product'
import { Button, Descriptions, Space, Tag } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Section } from '#ui/section/section.tsx'
import { ChangeTable } from '../parts/change-table.tsx'
import { ProductDialog } from '../parts/product-dialog.tsx'
import { SaleDialog } from '../parts/sale-dialog.tsx'
import { VariantTable } from '../parts/variant-table.tsx'
import { areaChoices, saleState } from '../labels.ts'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import styles from './mall.module.css'

/** One product: description, prices, stock and change history. */
export default function ProductPage() {
  const id = useLocation().query['id'] ?? ''
  const product = useQueryOf(mallAdminCalls.product, { id })
  return (
    <StackedPage title={product.data?.name ?? '商品'}>
      <Answered of={product} failed="商品没有加载成功">
        {(found) => (
          <>
            <About product={found} />
            <VariantTable product={found} />
            <ChangeTable productId={found.id} />
          </>
        )}
      </Answered>
    </StackedPage>
  )
}

function About({ product }: { product: AdminProduct }) {
  const [open, setOpen] = useState<'words' | 'sale' | null>(null)
  const { label: stateLabel, color } = saleState(product)
  const { saleFrom, saleUntil } = product
  const schedule = saleFrom || saleUntil ? `${saleFrom ?? '即时'} 至 ${saleUntil ?? '长期'}` : '长期'
  return (
    <Section
      title="商品"
      aside={
        <Space>
          <Button size="small" onClick={() => setOpen('sale')}>
            上下架
          </Button>
          <Button size="small" onClick={() => setOpen('words')}>
            编辑商品
          </Button>
        </Space>
      }
    >
      <Descriptions
        size="small"
        column={3}
        items={[
          {
            key: 'picture',
            label: '图片',
            children: <img className={styles.thumb} src={product.picture} alt="" />,
          },
          { key: 'state', label: '状态', children: <Tag color={color}>{stateLabel}</Tag> },
          { key: 'schedule', label: '售卖时间', children: schedule },
          { key: 'category', label: '分类', children: mallCategories[product.category] },
          {
            key: 'area',
            label: '积分专区',
            children: areaChoices.find(({ value }) => value === product.area)?.label ?? '不在专区',
          },
          { key: 'most', label: '每单限购', children: `${product.mostPerOrder} 件` },
          { key: 'summary', label: '介绍', span: 3, children: product.summary || '—' },
        ]}
      />
      {open === 'words' && <ProductDialog product={product} onClose={() => setOpen(null)} />}
      {open === 'sale' && <SaleDialog product={product} onClose={() => setOpen(null)} />}
    </Section>
  )
}
