import type { AdminProduct } from '@yf/contract/mall-admin'
import { hasItems, hasProducts } from '@yf/domain/mall-canvas'
import { DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { Entry } from '#ui/entry/entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import type { Block } from '../canvas-edit.ts'
import styles from '../pages/mall.module.css'
import { ItemList } from './item-list.tsx'

interface Props {
  block: Block
  products: readonly AdminProduct[]
  onChange: (block: Block) => void
}

const format = 'YYYY-MM-DD HH:mm:ss'

/** The fields of one kind of block. */
export function BlockFields({ block, products, onChange }: Props) {
  const { kind, items } = block
  if (hasItems(kind))
    return (
      <ItemList kind={kind} items={items} onChange={(changed) => onChange({ ...block, items: changed })} />
    )
  if (!hasProducts(kind)) return <p>各企业按自己的积分配置（POINTS）显示专区和入口，不需要填写。</p>
  return (
    <>
      <Pair>
        <TextEntry
          label="标题"
          isRequired
          value={block.title}
          maxLength={20}
          onChange={(title) => onChange({ ...block, title })}
        />
        {kind === 'countdown' && (
          <Entry label="结束时间" isRequired note="到时间后这个模块不再显示">
            {(id) => (
              <DatePicker
                id={id}
                className={styles.full}
                showTime
                format={format}
                value={block.until ? dayjs(block.until) : null}
                onChange={(day) => onChange({ ...block, until: day ? day.format(format) : null })}
              />
            )}
          </Entry>
        )}
      </Pair>
      <Entry label="商品" isRequired note="按选择的先后排列；已下架的商品不会显示">
        {(id) => (
          <Select<string[]>
            id={id}
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            maxCount={60}
            value={block.productIds}
            options={products.map(({ id: value, name }) => ({ value, label: name }))}
            onChange={(productIds) => onChange({ ...block, productIds })}
          />
        )}
      </Entry>
    </>
  )
}
