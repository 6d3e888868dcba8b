import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'

export interface ToolProps {
  /** Its name, also shown on hover. */
  label: string
  icon: ReactNode
  disabled?: boolean
  onPress: () => void
}

/** An icon-only button. */
export function Tool({ label, icon, disabled = false, onPress }: ToolProps) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.4}>
      <Button type="text" size="small" icon={icon} aria-label={label} disabled={disabled} onClick={onPress} />
    </Tooltip>
  )
}
