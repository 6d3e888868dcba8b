import { Input } from 'antd'
import { Entry, type EntryProps } from './entry.tsx'

interface Props extends Omit<EntryProps, 'children'> {
  /** YYYY-MM-DD HH:mm:ss; empty if nothing is entered. */
  value: string
  onChange: (moment: string) => void
}

/** Converts to the value of the browser's datetime-local field, and back. */
const fieldMoment = (moment: string): string => moment.slice(0, 16).replace(' ', 'T')
const wireMoment = (field: string): string => (field ? `${field.replace('T', ' ')}:00` : '')

/** A date and time, to the minute. */
export const MomentEntry = ({ value, onChange, ...entry }: Props) => (
  <Entry {...entry}>
    {(id) => (
      <Input
        id={id}
        type="datetime-local"
        value={fieldMoment(value)}
        onChange={({ target }) => onChange(wireMoment(target.value))}
      />
    )}
  </Entry>
)
