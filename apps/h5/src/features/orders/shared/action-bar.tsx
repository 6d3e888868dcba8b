import { useState } from 'react'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import { Button } from '#ui/button/button.tsx'
import styles from './action-bar.module.css'

export interface BarAction {
  readonly label: string
  readonly onTap: () => unknown
  /** The expected next action. */
  readonly isMain?: boolean
}

/** The actions that are possible now. */
export const actionsOf = (...actions: readonly (BarAction | false)[]): BarAction[] =>
  actions.filter((action) => action !== false)

/** This many fit in one row of a small phone beside 更多. */
const mostButtons = 2

/** Actions of an order, the least important first: those that do not fit are behind 更多. */
export function ActionBar({ actions }: { actions: readonly BarAction[] }) {
  const [isOpen, setOpen] = useState(false)
  const hidden = actions.slice(0, Math.max(actions.length - mostButtons, 0))
  return (
    <div className={styles.bar}>
      {hidden.length > 0 && (
        <Button kind="plain" onTap={() => setOpen(true)}>
          更多
        </Button>
      )}
      <div className={styles.shown}>
        {actions.slice(hidden.length).map(({ label, onTap, isMain }) => (
          <Button key={label} kind={isMain ? 'primary' : 'secondary'} onTap={onTap}>
            {label}
          </Button>
        ))}
      </div>
      <ActionSheet
        open={isOpen}
        title="更多操作"
        actions={hidden.map(({ label }) => ({ key: label, label }))}
        onSelect={(chosen) => hidden.find(({ label }) => label === chosen)?.onTap()}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
