import { ordersAdminCalls, type AdminSaleDetail } from '@yf/contract/orders-admin'
import type { Courier } from '@yf/domain/parcel'
import { Checkbox, Select } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'
import { courierOptions, goodNumber } from './ship-form.tsx'

/** The returned item has arrived; the replacement is shipped. */
export function SendOtherDialog({ sale, onClose }: { sale: AdminSaleDetail; onClose: () => void }) {
  const [courier, setCourier] = useState<Courier>('shunfeng')
  const [parcelNo, setParcelNo] = useState('')
  const [isSellable, setSellable] = useState(false)
  const { send, isBusy, error } = useWrite(ordersAdminCalls.sendOther)
  const submit = async () => {
    const done = await send({
      id: sale.id,
      courier,
      parcelNo: parcelNo.trim(),
      isSellable: isSellable ? 1 : 0,
    })
    await refresh(ordersAdminCalls.sale, ordersAdminCalls.sales)
    if (!done.ok) return
    onClose()
    say('换货已寄出，会员会收到通知')
  }
  return (
    <Dialog
      title="寄出换货"
      confirmText="寄出"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={goodNumber.test(parcelNo.trim())}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <p>{`寄出：${sale.exchangeName ?? ''}`}</p>
      <Entry label="快递公司" isRequired>
        {(id) => <Select id={id} value={courier} options={courierOptions} onChange={setCourier} />}
      </Entry>
      <TextEntry label="运单号" isRequired value={parcelNo} maxLength={30} onChange={setParcelNo} />
      <Checkbox checked={isSellable} onChange={({ target }) => setSellable(target.checked)}>
        退回的商品完好，可再次销售（加回库存）
      </Checkbox>
    </Dialog>
  )
}
