import { mallDeskCalls, type DeskProduct } from '@yf/contract/mall-desk'
import { DatePicker, Radio } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { say } from '#ui/toast/toast.ts'
import styles from '../screens/mall.module.css'

const format = 'YYYY-MM-DD HH:mm:ss'

/** Up or down, now or between two moments. */
export function SaleDialog({ product, onClose }: { product: DeskProduct; onClose: () => void }) {
  const [sale, setSale] = useState({
    isOnSale: product.isOnSale,
    saleFrom: product.saleFrom,
    saleUntil: product.saleUntil,
  })
  const { send, isBusy, error } = useWrite(mallDeskCalls.setSale)
  const save = async () => {
    if (!(await send({ id: product.id, ...sale })).ok) return
    await refresh(mallDeskCalls.products, mallDeskCalls.product, mallDeskCalls.changes)
    onClose()
    say(sale.isOnSale === 1 ? '已上架' : '已下架')
  }
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
    <Dialog
      title={`上下架：${product.name}`}
      confirmText="保存"
      isBusy={isBusy}
      fault={error?.message ?? null}
      onConfirm={() => void save()}
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
    </Dialog>
  )
}
