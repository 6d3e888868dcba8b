import type { Address } from '@yf/contract/address'
import { addressText } from '@yf/domain/address'
import { maskPhone } from '@yf/domain/masks'
import { useState } from 'react'
import { go } from '#platform/navigation/go.ts'
import { Cell } from '#ui/cell/cell.tsx'
import { PickerSheet } from '#ui/picker-sheet/picker-sheet.tsx'

interface Props {
  addresses: readonly Address[]
  value: string | undefined
  onChange: (id: string) => void
  /** What is delivered there. */
  note: string
  /** The address list has two entries (specification §2): each order links to its own. */
  list: '/address' | '/yf/address/list'
  edit: '/address/edit' | '/yf/address/edit'
  /** Called before the member leaves for the address list. */
  onLeave?: () => void
}

const manage = 'manage'

const nameOf = ({ name, phone }: Address) => `${name} ${maskPhone(phone)}`

/** The delivery address of an order: one of the member's addresses, or a link to add the first. */
export function DeliveryCell({ addresses, value, onChange, note, list, edit, onLeave }: Props) {
  const [isOpen, setOpen] = useState(false)
  const leave = (path: typeof list | typeof edit) => {
    onLeave?.()
    go(path)
  }
  const chosen = addresses.find(({ id }) => id === value)
  if (!chosen) return <Cell icon="location" label="新增收货地址" note={note} onTap={() => leave(edit)} />
  return (
    <>
      <Cell icon="location" label={nameOf(chosen)} note={addressText(chosen)} onTap={() => setOpen(true)} />
      <PickerSheet
        open={isOpen}
        title="选择收货地址"
        options={[
          ...addresses.map((address) => ({
            value: address.id,
            label: nameOf(address),
            note: addressText(address),
          })),
          { value: manage, label: '管理收货地址' },
        ]}
        value={value}
        onSelect={(id) => (id === manage ? leave(list) : onChange(id))}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
