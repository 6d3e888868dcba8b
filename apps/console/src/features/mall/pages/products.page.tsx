import { PlusOutlined } from '@ant-design/icons'
import { mallAdminCalls, type AdminProduct } from '@yf/contract/mall-admin'
import { mallCategories, type MallCategory } from '@yf/domain/mall-product'
import { Button, Input, Select, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { ProductDialog } from '../parts/product-dialog.tsx'
import { categoryChoices, priceRange, saleState } from '../labels.ts'
import styles from './mall.module.css'

const pageSize = 20

const columns: TableColumnsType<AdminProduct> = [
  {
    title: '商品',
    render: (_, { id, name, summary, picture }) => (
      <span className={styles.product}>
        <img className={styles.thumb} src={picture} alt="" />
        <span>
          <a href={linkTo('/product', { id })}>{name}</a>
          <span className={styles.summary}>{summary}</span>
        </span>
      </span>
    ),
  },
  { title: '分类', className: text.nowrap, render: (_, { category }) => mallCategories[category] },
  { title: '售价', className: text.nowrap, align: 'right', render: (_, row) => priceRange(row) },
  {
    title: '库存',
    align: 'right',
    render: (_, { variants }) => variants.reduce((sum, { onHand }) => sum + onHand, 0),
  },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, row) => {
      const { label: stateLabel, color } = saleState(row)
      return (
        <>
          <Tag color={color}>{stateLabel}</Tag>
          {row.isSelected === 1 && <Tag color="blue">精选</Tag>}
        </>
      )
    },
  },
  { title: '更新', className: text.nowrap, render: (_, { updateTime }) => updateTime.slice(5, 16) },
]

/** All products that the mall sells or has sold. */
export default function ProductsPage() {
  const { query, pageNo } = useLocation()
  const [isAdding, setAdding] = useState(false)
  const { word, category, sale } = query
  const products = useQueryOf(mallAdminCalls.products, {
    ...(word ? { keyword: word } : {}),
    ...(category ? { category: category as MallCategory } : {}),
    ...(sale ? { isOnSale: sale === '1' ? 1 : 0 } : {}),
    pageNo,
    pageSize,
  })
  const narrow = (changes: Record<string, string | number | null | undefined>) =>
    go('/products', { word, category, sale, ...changes })
  return (
    <Page
      note="新增的商品先不上架；价格、库存和上下架的每次改动都有记录。"
      tools={
        <>
          <Input.Search
            className={styles.search}
            aria-label="商品名称"
            placeholder="商品名称"
            allowClear
            defaultValue={word}
            onSearch={(typed) => narrow({ word: typed.trim() })}
          />
          <Select
            className={styles.choice}
            aria-label="分类"
            placeholder="全部分类"
            allowClear
            value={category || null}
            options={categoryChoices.map(({ value, label }) => ({ value: value as string, label }))}
            onChange={(chosen: string | null) => narrow({ category: chosen })}
          />
          <Select
            className={styles.choice}
            aria-label="上下架"
            placeholder="上架和下架"
            allowClear
            value={sale || null}
            options={[
              { value: '1', label: '已上架' },
              { value: '0', label: '已下架' },
            ]}
            onChange={(chosen: string | null) => narrow({ sale: chosen })}
          />
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
            添加商品
          </Button>
        </>
      }
    >
      <AnsweredTable
        of={products}
        failed="商品没有加载成功"
        empty="没有这样的商品"
        rowKey="id"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(page) => narrow({ page })}
      />
      {isAdding && (
        <ProductDialog
          product={null}
          onClose={() => setAdding(false)}
          onSaved={({ id }) => go('/product', { id })}
        />
      )}
    </Page>
  )
}
