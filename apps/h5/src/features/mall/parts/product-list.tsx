import { mallCalls } from '@yf/contract/mall'
import type { ProductCard } from '@yf/contract/mall-shapes'
import { mallCategories, type MallCategory } from '@yf/domain/mall-product'
import { useState } from 'react'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { useCompany } from '#platform/session/company.ts'
import { useTheme } from '#platform/theme/theme.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import styles from './product-list.module.css'
import { ProductRow } from './product-row.tsx'

interface Props {
  blockId: string | undefined
  area: 1 | 2 | 3 | 4 | undefined
  category: MallCategory | undefined
  title: string | undefined
}

const categories = [
  { value: '' as const, label: '全部' },
  ...Object.entries(mallCategories).map(([value, label]) => ({ value: value as MallCategory, label })),
]

/** Products of a block or an area, or all of them: by category and keyword. */
export function ProductList({ blockId, area, category, title }: Props) {
  const { companyId } = useCompany()
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<MallCategory | ''>(category ?? '')
  const isOpen = blockId === undefined
  const areaName = useTheme().points?.points_home.find(({ pointsType }) => pointsType === area)?.name
  const filter = {
    companyId,
    ...(blockId ? { blockId } : {}),
    ...(area ? { area } : {}),
    ...(chosen ? { category: chosen } : {}),
    ...(keyword ? { keyword } : {}),
  }
  return (
    <Page title={title ?? areaName ?? '全部商品'}>
      {isOpen && (
        <div className={styles.filters}>
          <TextField
            label="搜索商品"
            hideLabel
            icon="search"
            type="search"
            enterKeyHint="search"
            placeholder="搜索商城好物"
            maxLength={40}
            clearable
            value={typed}
            onChange={(text) => {
              setTyped(text)
              if (text === '') setKeyword('')
            }}
            onEnter={() => setKeyword(typed.trim())}
            onBlur={() => setKeyword(typed.trim())}
          />
          <Segments label="分类" items={categories} value={chosen} onChange={setChosen} />
        </div>
      )}
      <AnsweredList<ProductCard>
        key={`${chosen}/${keyword}`}
        label="商品"
        load={pagesOf(mallCalls.products, filter)}
        keyOf={({ id }) => id}
        renderRow={(product) => <ProductRow product={product} />}
        empty={<EmptyOf kind="search" title="没有找到商品" note="换个分类或关键词试试" />}
      />
    </Page>
  )
}
