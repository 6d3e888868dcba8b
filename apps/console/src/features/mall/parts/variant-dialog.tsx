import { mallDeskCalls, type DeskVariant } from '@yf/contract/mall-desk'
import { Switch } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'
import { fenOf, variantFormOf, variantMissing } from '../product-form.ts'

interface Props {
  productId: string
  /** null is a new one. */
  variant: DeskVariant | null
  onClose: () => void
}

/** Name and prices of a variant. Orders that stand keep the price that they were placed at. */
export function VariantDialog({ productId, variant, onClose }: Props) {
  const [form, setForm] = useState(() => variantFormOf(variant))
  const { send, isBusy, error } = useWrite(mallDeskCalls.saveVariant)
  const missing = variantMissing(form)
  const save = async () => {
    const saved = await send({
      productId,
      ...(variant ? { id: variant.id } : {}),
      name: form.name.trim(),
      priceFen: fenOf(form.priceYuan ?? 0),
      listFen: form.listYuan === null ? null : fenOf(form.listYuan),
      isOffered: form.isOffered ? 1 : 0,
    })
    if (!saved.ok) return
    await refresh(mallDeskCalls.products, mallDeskCalls.product, mallDeskCalls.changes)
    onClose()
    say('已保存')
  }
  const price = (name: 'priceYuan' | 'listYuan', label: string) => (
    <NumberEntry
      label={label}
      value={form[name]}
      min={0}
      max={100_000}
      precision={2}
      onChange={(value) => setForm({ ...form, [name]: value })}
    />
  )
  return (
    <Dialog
      title={variant ? `编辑规格：${variant.name}` : '添加规格'}
      confirmText="保存"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={missing === null}
      aside={<span>{missing}</span>}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <TextEntry
        label="规格名称"
        isRequired
        value={form.name}
        maxLength={30}
        onChange={(name) => setForm({ ...form, name })}
      />
      <Pair>
        {price('priceYuan', '售价（元）')}
        {price('listYuan', '划线价（元，可不填）')}
      </Pair>
      <Entry label="供应" note="停供后不能再下单，已有的订单不受影响">
        {(id) => (
          <Switch
            id={id}
            checked={form.isOffered}
            onChange={(isOffered) => setForm({ ...form, isOffered })}
          />
        )}
      </Entry>
    </Dialog>
  )
}
