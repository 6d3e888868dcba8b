import { Form } from 'antd'
import { useId, type ReactNode } from 'react'

export interface EntryProps {
  label: string
  /** The error message below the control. */
  fault?: string | null
  note?: ReactNode
  isRequired?: boolean
  className?: string | undefined
  /** The control takes this id, which links it to its label. */
  children: (id: string) => ReactNode
}

/** A labelled control whose value the page holds: label above, errors and notes below. */
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
