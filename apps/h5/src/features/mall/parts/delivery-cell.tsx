import type { Address } from '@yf/contract/address'
import { addressText } from '@yf/domain/address'
import { useState } from 'react'
import { go } from '#platform/navigation/go.ts'
import { Cell } from '#ui/cell/cell.tsx'
import { PickerSheet } from '#ui/picker-sheet/picker-sheet.tsx'

interface Props {
  addresses: readonly Address[]
  value: string | undefined
  onChange: (id: string) => void
  /** Before the person goes to the addresses. */
  onLeave: () => void
}

const manage = 'manage'

export function DeliveryCell({ addresses, value, onChange, onLeave }: Props) {
  const [isOpen, setOpen] = useState(false)
  const leave = (path: '/address' | '/address/edit') => {
    onLeave()
    go(path)
  }
  const chosen = addresses.find(({ id }) => id === value)
  if (!chosen)
    return (
      <Cell icon="location" label="新增收货地址" note="商品会寄到这里" onTap={() => leave('/address/edit')} />
    )
  return (
    <>
      <Cell
        icon="location"
        label={`${chosen.name} ${chosen.phone}`}
        note={addressText(chosen)}
        onTap={() => setOpen(true)}
      />
      <PickerSheet
        open={isOpen}
        title="选择收货地址"
        options={[
          ...addresses.map((address) => ({
            value: address.id,
            label: `${address.name} ${address.phone}`,
            note: addressText(address),
          })),
          { value: manage, label: '管理收货地址' },
        ]}
        value={value}
        onSelect={(id) => (id === manage ? leave('/address') : onChange(id))}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
