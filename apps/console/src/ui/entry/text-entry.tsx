import { Input, type InputProps } from 'antd'
import { Entry, type EntryProps } from './entry.tsx'

interface Props extends Omit<EntryProps, 'children'> {
  value: string
  maxLength?: number
  /** The number of text lines. */
  rows?: number
  inputMode?: InputProps['inputMode']
  disabled?: boolean
  onChange: (value: string) => void
}

/** A text field of one or more lines with its label. */
export function TextEntry({ value, maxLength, rows, inputMode, disabled, onChange, ...entry }: Props) {
  const shared = {
    value,
    ...(maxLength === undefined ? {} : { maxLength }),
    disabled: disabled ?? false,
  }
  return (
    <Entry {...entry}>
      {(id) =>
        rows ? (
          <Input.TextArea {...shared} id={id} rows={rows} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <Input
            {...shared}
            id={id}
            inputMode={inputMode}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Entry>
  )
}
