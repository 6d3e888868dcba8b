import type { Quote } from '@yf/contract/mall'
import { toShortYuanText } from '@yf/domain/money'
import { useState } from 'react'
import { Cell } from '#ui/cell/cell.tsx'
import { PickerSheet } from '#ui/picker-sheet/picker-sheet.tsx'

type Coupon = Quote['coupons'][number]

interface Props {
  /** Sorted by saving. */
  coupons: readonly Coupon[]
  chosen: Coupon | undefined
  /** null: no coupon. */
  onChange: (id: string | null) => void
}

const none = 'none'

/** The best coupon is preselected with its reason; the member can choose another or none. */
export function CouponCell({ coupons, chosen, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (coupons.length === 0) return <Cell icon="coupon" label="优惠券" value="暂无可用" />
  return (
    <>
      <Cell
        icon="coupon"
        label="优惠券"
        note={chosen?.words ?? `有 ${coupons.length} 张可用`}
        value={chosen ? null : '不使用'}
        onTap={() => setOpen(true)}
      />
      <PickerSheet
        open={isOpen}
        title="选择优惠券"
        options={[
          ...coupons.map(({ id, words, offFen }) => ({
            value: id,
            label: `减 ${toShortYuanText(offFen)} 元`,
            note: words,
          })),
          { value: none, label: '不使用优惠券' },
        ]}
        value={chosen?.id ?? none}
        onSelect={(id) => onChange(id === none ? null : id)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
