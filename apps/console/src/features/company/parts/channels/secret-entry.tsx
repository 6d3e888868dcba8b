import { Input } from 'antd'
import { Entry } from '#ui/entry/entry.tsx'

interface Props {
  label?: string
  note?: string
  isRequired?: boolean
  value: string
  onChange: (secret: string) => void
}

/** Typed without being shown, and never filled in by the browser. */
export const SecretEntry = ({
  label = '密钥',
  note = '留空由系统生成；合作方已有约定的密钥时填写',
  isRequired = false,
  value,
  onChange,
}: Props) => (
  <Entry label={label} note={note} isRequired={isRequired}>
    {(id) => (
      <Input.Password
        id={id}
        autoComplete="new-password"
        visibilityToggle={false}
        value={value}
        maxLength={200}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Entry>
)
