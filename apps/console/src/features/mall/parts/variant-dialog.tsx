import { mallAdminCalls, type AdminVariant } from '@yf/contract/mall-admin'
import { fromYuan } from '@yf/domain/money'
import { Switch } from 'antd'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { variantFormOf, variantMissing } from '../product-form.ts'
import { productLists } from '../product-lists.ts'

interface Props {
  productId: string
  /** null: a new service. */
  variant: AdminVariant | null
  onClose: () => void
}

/** Name and prices of a variant. Existing orders keep the price at which they were placed. */
export function VariantDialog({ productId, variant, onClose }: Props) {
  const [form, setForm] = useState(() => variantFormOf(variant))
  const saving = useSaving(mallAdminCalls.saveVariant, ...productLists)
  const missing = variantMissing(form)
  const save = () => {
    const input = {
      productId,
      ...(variant ? { id: variant.id } : {}),
      name: form.name.trim(),
      priceFen: fromYuan(form.priceYuan ?? 0),
      listFen: form.listYuan === null ? null : fromYuan(form.listYuan),
      isOffered: form.isOffered ? (1 as const) : (0 as const),
    }
    return saving.save(input, { savedMessage: '已保存', onClose })
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
    <SaveDialog
      title={variant ? `编辑规格：${variant.name}` : '添加规格'}
      saving={saving}
      missing={missing}
      onSave={() => void save()}
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
    </SaveDialog>
  )
}
