import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input, InputNumber } from 'antd'
import { emptyItem, mostItems, type ItemForm } from '../optional-form.ts'
import styles from '../pages/cards.module.css'
import { SupplierSelect } from '#ui/supplier-select/supplier-select.tsx'

interface Props {
  items: readonly ItemForm[]
  onChange: (items: readonly ItemForm[]) => void
}

/** The benefits to choose from, one per line. */
export function OptionalItems({ items, onChange }: Props) {
  const change = (key: number, changes: Partial<ItemForm>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...changes } : item)))
  const add = () => onChange([...items, emptyItem(Math.max(0, ...items.map(({ key }) => key)) + 1)])
  return (
    <fieldset className={styles.items}>
      <legend>可选权益（名称、简介、服务商、次数、每次价值）</legend>
      {items.map((item, at) => (
        <OptionalItem
          key={item.key}
          item={item}
          no={at + 1}
          canRemove={items.length > 2}
          onChange={(changes) => change(item.key, changes)}
          onRemove={() => onChange(items.filter(({ key }) => key !== item.key))}
        />
      ))}
      <Button icon={<PlusOutlined aria-hidden />} disabled={items.length >= mostItems} onClick={add}>
        添加一项
      </Button>
    </fieldset>
  )
}

interface ItemProps {
  item: ItemForm
  no: number
  canRemove: boolean
  onChange: (changes: Partial<ItemForm>) => void
  onRemove: () => void
}

const OptionalItem = ({ item, no, canRemove, onChange, onRemove }: ItemProps) => (
  <div className={styles.item}>
    <Input
      aria-label={`第 ${no} 项名称`}
      placeholder="名称"
      maxLength={30}
      value={item.name}
      onChange={({ target }) => onChange({ name: target.value })}
    />
    <Input
      aria-label={`第 ${no} 项简介`}
      placeholder="简介"
      maxLength={60}
      value={item.summary}
      onChange={({ target }) => onChange({ summary: target.value })}
    />
    <SupplierSelect
      aria-label={`第 ${no} 项服务商`}
      value={item.supplierCode}
      onChange={(supplierCode) => onChange({ supplierCode })}
    />
    <InputNumber
      aria-label={`第 ${no} 项次数`}
      min={1}
      max={999}
      precision={0}
      suffix="次"
      value={item.times}
      onChange={(times) => onChange({ times: times ?? 1 })}
    />
    <InputNumber
      aria-label={`第 ${no} 项每次价值`}
      min={0}
      max={100_000}
      precision={2}
      suffix="元"
      value={item.timeYuan}
      onChange={(timeYuan) => onChange({ timeYuan: timeYuan ?? 0 })}
    />
    <Button
      type="text"
      aria-label={`去掉第 ${no} 项`}
      icon={<DeleteOutlined aria-hidden />}
      disabled={!canRemove}
      onClick={onRemove}
    />
  </div>
)
