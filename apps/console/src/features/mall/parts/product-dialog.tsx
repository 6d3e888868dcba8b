import { mallAdminCalls, type AdminProduct } from '@yf/contract/mall-admin'
import { productPictures } from '@yf/domain/mall-pictures'
import { Select, Switch } from 'antd'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { emptyProduct, formOf, type ProductForm } from '../product-form.ts'
import { productLists } from '../product-lists.ts'
import { areaChoices, categoryChoices } from '../labels.ts'
import { PictureChoice } from '../shared/picture-choice.tsx'

interface Props {
  /** null: a new service. */
  product: AdminProduct | null
  onClose: () => void
  onSaved?: (product: AdminProduct) => void
}

export function ProductDialog({ product, onClose, onSaved }: Props) {
  const [form, setForm] = useState(() => (product ? formOf(product) : emptyProduct))
  const saving = useSaving(mallAdminCalls.saveProduct, ...productLists)
  const savedMessage = product ? '已保存' : '已添加，请填写规格和库存后上架'
  const save = async () => {
    const saved = await saving.save(
      { ...form, ...(product ? { id: product.id } : {}) },
      { savedMessage, onClose },
    )
    if (saved) onSaved?.(saved)
  }
  return (
    <SaveDialog
      title={product ? `编辑${product.name}` : '添加商品'}
      saving={saving}
      canSave={form.name.trim() !== ''}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Fields form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
    </SaveDialog>
  )
}

interface ProductFieldsProps {
  form: ProductForm
  onChange: (changes: Partial<ProductForm>) => void
}

const Fields = ({ form, onChange }: ProductFieldsProps) => (
  <>
    <TextFields form={form} onChange={onChange} />
    <Pair>
      <Entry label="分类">
        {(id) => (
          <Select
            id={id}
            value={form.category}
            options={categoryChoices}
            onChange={(category) => onChange({ category })}
          />
        )}
      </Entry>
      <Entry label="积分专区" note="商品在哪个专区里列出">
        {(id) => (
          <Select
            id={id}
            allowClear
            placeholder="不在专区"
            value={form.area}
            options={areaChoices}
            onChange={(area: ProductForm['area'] | undefined) => onChange({ area: area ?? null })}
          />
        )}
      </Entry>
      <NumberEntry
        label="每单限购（件）"
        value={form.mostPerOrder}
        min={1}
        max={99}
        onChange={(value) => onChange({ mostPerOrder: value ?? 1 })}
      />
    </Pair>
    <PictureChoice
      alt="商品图片"
      note="JPG、PNG 或 HEIC，建议正方形"
      value={form.picture}
      pictures={productPictures}
      onChange={(picture) => onChange({ picture })}
    />
    <Entry label="精选推荐" note="在商城页面底部推荐给所有人">
      {(id) => (
        <Switch
          id={id}
          checked={form.isSelected === 1}
          onChange={(is) => onChange({ isSelected: is ? 1 : 0 })}
        />
      )}
    </Entry>
  </>
)

const TextFields = ({ form, onChange }: ProductFieldsProps) => (
  <>
    <TextEntry
      label="商品名称"
      isRequired
      value={form.name}
      maxLength={40}
      onChange={(name) => onChange({ name })}
    />
    <TextEntry
      label="一句话介绍"
      value={form.summary}
      maxLength={60}
      onChange={(summary) => onChange({ summary })}
    />
    <TextEntry
      label="详细介绍"
      value={form.detail}
      maxLength={2000}
      rows={3}
      onChange={(detail) => onChange({ detail })}
    />
  </>
)
