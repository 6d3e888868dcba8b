import { mallAdminCalls, type AdminProduct } from '@yf/contract/mall-admin'
import { DatePicker, Radio } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { productLists } from '../product-lists.ts'
import styles from '../pages/mall.module.css'

const format = 'YYYY-MM-DD HH:mm:ss'

/** Puts a product on or off sale, now or for a period. */
export function SaleDialog({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const [sale, setSale] = useState({
    isOnSale: product.isOnSale,
    saleFrom: product.saleFrom,
    saleUntil: product.saleUntil,
  })
  const saving = useSaving(mallAdminCalls.setSale, ...productLists)
  const savedMessage = sale.isOnSale === 1 ? '已上架' : '已下架'
  const moment = (name: 'saleFrom' | 'saleUntil', label: string, note: string) => (
    <Entry label={label} note={note}>
      {(id) => (
        <DatePicker
          id={id}
          className={styles.full}
          showTime
          format={format}
          value={sale[name] ? dayjs(sale[name]) : null}
          onChange={(day) => setSale({ ...sale, [name]: day ? day.format(format) : null })}
        />
      )}
    </Entry>
  )
  return (
    <SaveDialog
      title={`上下架：${product.name}`}
      saving={saving}
      onSave={() => void saving.save({ id: product.id, ...sale }, { savedMessage, onClose })}
      onClose={onClose}
    >
      <Radio.Group
        aria-label="上下架"
        value={sale.isOnSale}
        options={[
          { value: 1, label: '上架' },
          { value: 0, label: '下架' },
        ]}
        onChange={({ target }) => setSale({ ...sale, isOnSale: target.value as 0 | 1 })}
      />
      <Pair>
        {moment('saleFrom', '开售时间', '留空为立即')}
        {moment('saleUntil', '停售时间', '留空为长期')}
      </Pair>
    </SaveDialog>
  )
}
