import type { ReactNode, Ref } from 'react'
import { classNames } from '#ui/class-names.ts'
import { usePageStrip } from './page-strip.ts'
import styles from './page.module.css'

export interface BarePageProps {
  /** The bottom bar: one primary button. */
  actions?: ReactNode
  /** No side padding, for lists that run from edge to edge. */
  flush?: boolean | undefined
  scrollRef?: Ref<HTMLElement> | undefined
  children: ReactNode
}

/** A page with its own head, used by first screens to avoid loading the title bar. */
export function BarePage({ bar, actions, flush, scrollRef, children }: BarePageProps & { bar?: ReactNode }) {
  const strip = usePageStrip((app) => app.strip)
  return (
    <div className={styles.page}>
      {bar}
      {strip}
      {/* A long text without links must still scroll by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <main className={classNames(styles.scroll, flush && styles.flush)} ref={scrollRef} tabIndex={0}>
        {children}
      </main>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </div>
  )
}
