import type { Address } from '@yf/contract/address'
import { regionText } from '@yf/domain/address'
import { maskPhone } from '@yf/domain/masks'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import styles from './address-card.module.css'

interface Props {
  address: Address
  onEdit: () => void
  onRemove: () => unknown
  onDefault: () => unknown
}

export function AddressCard({ address, onEdit, onRemove, onDefault }: Props) {
  const { name, phone, detail, isDefault } = address
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        {name}
        <span className={styles.phone}>{maskPhone(phone)}</span>
        {isDefault === 1 && <Chip tone="info">默认</Chip>}
      </h2>
      <p className={styles.region}>{regionText(address)}</p>
      <p className={styles.detail}>{detail}</p>
      <div className={styles.buttons}>
        {isDefault === 0 && (
          <Button kind="plain" size="small" label={`把${name}的地址设为默认`} onTap={onDefault}>
            设为默认
          </Button>
        )}
        <span className={styles.gap} />
        <Button kind="secondary" size="small" icon="trash" label={`删除${name}的地址`} onTap={onRemove}>
          删除
        </Button>
        <Button kind="secondary" size="small" icon="edit" label={`编辑${name}的地址`} onTap={onEdit}>
          编辑
        </Button>
      </div>
    </li>
  )
}
