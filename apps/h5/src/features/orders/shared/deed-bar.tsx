import { useState } from 'react'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import { Button } from '#ui/button/button.tsx'
import styles from './deed-bar.module.css'

export interface Deed {
  readonly label: string
  readonly onTap: () => unknown
  /** The expected next action. */
  readonly isMain?: boolean
}

/** The actions that are possible now. */
export const deedsOf = (...deeds: readonly (Deed | false)[]): Deed[] => deeds.filter((deed) => deed !== false)

/** This many fit in one row of a small phone beside 更多. */
const mostButtons = 2

/** Actions of an order, the least important first: those that do not fit are behind 更多. */
export function DeedBar({ deeds }: { deeds: readonly Deed[] }) {
  const [isOpen, setOpen] = useState(false)
  const hidden = deeds.slice(0, Math.max(deeds.length - mostButtons, 0))
  return (
    <div className={styles.bar}>
      {hidden.length > 0 && (
        <Button kind="plain" onTap={() => setOpen(true)}>
          更多
        </Button>
      )}
      <div className={styles.shown}>
        {deeds.slice(hidden.length).map(({ label, onTap, isMain }) => (
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
