import { Input } from 'antd'
import { Entry, type EntryProps } from './entry.tsx'

interface Props extends Omit<EntryProps, 'children'> {
  /** YYYY-MM-DD; empty if nothing is entered. */
  value: string
  onChange: (day: string) => void
}

/** A day of the calendar. */
export const DayEntry = ({ value, onChange, ...entry }: Props) => (
  <Entry {...entry}>
    {(id) => <Input id={id} type="date" value={value} onChange={({ target }) => onChange(target.value)} />}
  </Entry>
)
