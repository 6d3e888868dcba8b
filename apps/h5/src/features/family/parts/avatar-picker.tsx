import { presetAvatars } from '@yf/domain/family'
import { useId, useState } from 'react'
import { PersonAvatar } from '#platform/pictures/person-avatar.tsx'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { AvatarUpload } from './avatar-upload.tsx'
import styles from './avatar-picker.module.css'

interface Props {
  name: string
  value: string | null
  onChange: (value: string | null) => void
}

export function AvatarPicker({ name, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const choose = (chosen: string | null) => {
    close()
    onChange(chosen)
  }
  return (
    <>
      <button type="button" className={classNames(base.tap, styles.row)} onClick={() => setOpen(true)}>
        <PersonAvatar name={name} address={value} size={64} />
        <span className={styles.text}>
          头像
          <span className={styles.hint}>点按更换</span>
        </span>
        <Icon name="chevron-right" size={18} />
      </button>
      <Sheet open={isOpen} onClose={close} title="选择头像" actions={<AvatarUpload onUploaded={choose} />}>
        <Presets name={name} value={value} onChoose={choose} />
      </Sheet>
    </>
  )
}

/** A preset, or none: then the avatar shows the last character of the name. */
function Presets({ name, value, onChoose }: Omit<Props, 'onChange'> & { onChoose: Props['onChange'] }) {
  const group = useId()
  return (
    <div className={styles.grid} role="radiogroup" aria-label="头像">
      {[null, ...presetAvatars].map((address, at) => (
        <label
          key={address ?? 'none'}
          className={classNames(styles.option, address === value && styles.chosen)}
        >
          <input
            type="radio"
            name={group}
            className={styles.input}
            aria-label={address === null ? '用姓名作头像' : `头像${at}`}
            checked={address === value}
            onChange={() => onChoose(address)}
          />
          <PersonAvatar name={name} address={address} size={60} />
        </label>
      ))}
    </div>
  )
}
