import { use, useEffect, type ReactNode, type Ref } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { PageFrameContext } from './page-frame.ts'
import { usePageStrip } from './page-strip.ts'
import styles from './page.module.css'

export interface PageProps {
  /** Only where it depends on what is shown; otherwise it is the route's. */
  title?: ReactNode
  /** Only where the way back depends on what is shown, null is none; otherwise it is the route's. */
  onBack?: (() => void) | null
  /** What stands at the right of the title bar. */
  extra?: ReactNode
  /** The bar at the bottom: one primary button. */
  actions?: ReactNode
  /** Leaves the title bar out, for pages that draw their own head. */
  bare?: boolean
  /** No side padding, for lists that run from edge to edge. */
  flush?: boolean
  scrollRef?: Ref<HTMLElement>
  children: ReactNode
}

/** Only what the title bar around the app cannot do stands in ours there: another way back, an action. */
function useBar({ title: ownTitle, onBack: ownBack, extra }: PageProps) {
  const { title: routeTitle, onBack: routeBack, isTitledAround, isFirst } = use(PageFrameContext)
  const title = ownTitle ?? routeTitle
  useEffect(() => {
    if (isTitledAround && typeof title === 'string') document.title = title
  }, [isTitledAround, title])
  const way = ownBack === undefined ? routeBack : ownBack
  const onBack = isTitledAround && !isFirst && !ownBack ? null : way
  return { title, onBack, isTitledAround, isUnseen: isTitledAround && !onBack && !extra }
}

export function Page(props: PageProps) {
  const { extra, actions, bare, flush, scrollRef, children } = props
  const { title, onBack, isTitledAround, isUnseen } = useBar(props)
  const strip = usePageStrip((app) => app.strip)
  return (
    <div className={styles.page}>
      {!bare && (
        <header className={isUnseen ? base.hidden : styles.bar}>
          <div className={styles.side}>
            {onBack && (
              <button type="button" className={classNames(base.tap, styles.back)} onClick={onBack}>
                <Icon name="back" />
                <span className={base.hidden}>返回</span>
              </button>
            )}
          </div>
          <h1 className={isTitledAround ? base.hidden : styles.title}>{title}</h1>
          <div className={classNames(styles.side, styles.extra)}>{extra}</div>
        </header>
      )}
      {strip}
      {/* A long text without a link in it must still scroll by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <main className={classNames(styles.scroll, flush && styles.flush)} ref={scrollRef} tabIndex={0}>
        {children}
      </main>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </div>
  )
}
