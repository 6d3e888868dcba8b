import { Form } from 'antd'
import { useId, type ReactNode } from 'react'

export interface EntryProps {
  label: string
  /** In words, under the control. */
  fault?: string | null
  note?: ReactNode
  isRequired?: boolean
  className?: string | undefined
  /** The control takes this id, which ties it to its label. */
  children: (id: string) => ReactNode
}

/** A labelled control whose value the screen holds itself: label above, what is wrong or worth knowing under it. */
export function Entry({ label, fault = null, note, isRequired = false, className, children }: EntryProps) {
  const id = useId()
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      layout="vertical"
      required={isRequired}
      className={className}
      {...(fault === null ? { extra: note } : { help: fault, validateStatus: 'error' as const })}
    >
      {children(id)}
    </Form.Item>
  )
}
