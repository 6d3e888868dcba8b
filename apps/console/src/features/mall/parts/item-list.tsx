import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { bannerPictures, productPictures } from '@yf/domain/mall-pictures'
import { Button, Input } from 'antd'
import { moved, newItem, replaced, without, type BlockItem } from '../canvas-edit.ts'
import styles from './item-list.module.css'
import { PictureSelect } from '../shared/picture-select.tsx'

interface Props {
  kind: 'banner' | 'grid'
  items: readonly BlockItem[]
  onChange: (items: BlockItem[]) => void
}

const most = { banner: 6, grid: 10 } as const

export const ItemList = ({ kind, items, onChange }: Props) => (
  <div className={styles.items}>
    {items.map((item, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- items have no id: their index identifies them
      <div key={at} className={styles.item}>
        <PictureSelect
          label={`第 ${at + 1} 项图片`}
          value={item.picture}
          pictures={kind === 'banner' ? bannerPictures : productPictures}
          onChange={(picture) => onChange(replaced(items, at, { ...item, picture }))}
        />
        <Field
          at={at}
          label="标题"
          most={20}
          value={item.title}
          onChange={(title) => onChange(replaced(items, at, { ...item, title }))}
        />
        {kind === 'banner' && (
          <Field
            at={at}
            label="说明"
            most={30}
            value={item.note}
            onChange={(note) => onChange(replaced(items, at, { ...item, note }))}
          />
        )}
        <Field
          at={at}
          label="链接，如 /welfare?area=1"
          most={200}
          value={item.link}
          onChange={(link) => onChange(replaced(items, at, { ...item, link }))}
        />
        <Button
          type="text"
          disabled={at === 0}
          icon={<ArrowUpOutlined aria-hidden />}
          aria-label={`上移第 ${at + 1} 项`}
          onClick={() => onChange(moved(items, at, at - 1))}
        />
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`删除第 ${at + 1} 项`}
          onClick={() => onChange(without(items, at))}
        />
      </div>
    ))}
    <Button
      className={styles.add}
      icon={<PlusOutlined aria-hidden />}
      disabled={items.length >= most[kind]}
      onClick={() => onChange([...items, newItem(kind)])}
    >
      添加一项
    </Button>
  </div>
)

interface FieldProps {
  at: number
  label: string
  most: number
  value: string
  onChange: (value: string) => void
}

const Field = ({ at, label, most: maxLength, value, onChange }: FieldProps) => (
  <Input
    aria-label={`第 ${at + 1} 项${label}`}
    placeholder={label}
    value={value}
    maxLength={maxLength}
    autoComplete="off"
    onChange={({ target }) => onChange(target.value)}
  />
)
