import { mallDeskCalls, type DeskProduct } from '@yf/contract/mall-desk'
import { productPictures } from '@yf/domain/mall-pictures'
import { Input, InputNumber, Select, Switch } from 'antd'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { say } from '#ui/toast/toast.ts'
import { emptyProduct, formOf, type ProductForm } from '../product-form.ts'
import styles from '../screens/mall.module.css'
import { areaChoices, categoryChoices } from '../words.ts'
import { PictureSelect } from './picture-select.tsx'

interface Props {
  /** null is a new one. */
  product: DeskProduct | null
  onClose: () => void
  onSaved?: (product: DeskProduct) => void
}

export function ProductDialog({ product, onClose, onSaved }: Props) {
  const [form, setForm] = useState(() => (product ? formOf(product) : emptyProduct))
  const { send, isBusy, error } = useWrite(mallDeskCalls.saveProduct)
  const save = async () => {
    const saved = await send({ ...form, ...(product ? { id: product.id } : {}) })
    if (!saved.ok) return
    await refresh(mallDeskCalls.products, mallDeskCalls.product, mallDeskCalls.changes)
    onClose()
    say(product ? '已保存' : '已添加，请填写规格和库存后上架')
    onSaved?.(saved.result)
  }
  return (
    <Dialog
      title={product ? `编辑${product.name}` : '添加商品'}
      confirmText="保存"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={form.name.trim() !== ''}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Fields form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
    </Dialog>
  )
}

interface FieldsProps {
  form: ProductForm
  onChange: (changes: Partial<ProductForm>) => void
}

const Fields = ({ form, onChange }: FieldsProps) => (
  <>
    <Words form={form} onChange={onChange} />
    <div className={styles.pair}>
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
      <Entry label="图片">
        {(id) => (
          <PictureSelect
            id={id}
            value={form.picture}
            pictures={productPictures}
            onChange={(picture) => onChange({ picture })}
          />
        )}
      </Entry>
      <Entry label="每单限购（件）">
        {(id) => (
          <InputNumber
            id={id}
            className={styles.full}
            min={1}
            max={99}
            precision={0}
            value={form.mostPerOrder}
            onChange={(value) => onChange({ mostPerOrder: value ?? 1 })}
          />
        )}
      </Entry>
    </div>
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

const Words = ({ form, onChange }: FieldsProps) => (
  <>
    <Entry label="商品名称" isRequired>
      {(id) => (
        <Input
          id={id}
          value={form.name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )}
    </Entry>
    <Entry label="一句话介绍">
      {(id) => (
        <Input
          id={id}
          value={form.summary}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => onChange({ summary: target.value })}
        />
      )}
    </Entry>
    <Entry label="详细介绍">
      {(id) => (
        <Input.TextArea
          id={id}
          value={form.detail}
          rows={3}
          maxLength={2000}
          onChange={({ target }) => onChange({ detail: target.value })}
        />
      )}
    </Entry>
  </>
)
