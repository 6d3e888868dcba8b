import { use, useEffect, type ReactNode } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { PageFrameContext } from './page-frame.ts'
import styles from './title-bar.module.css'

export interface TitleBarProps {
  /** Only if it depends on the content; otherwise the route's title is used. */
  title?: ReactNode
  /** Only if back depends on the content, null for none; otherwise the route's is used. */
  onBack?: (() => void) | null | undefined
  /** On the right of the title bar. */
  extra?: ReactNode
}

/** Inside a surrounding app our bar only shows what that app's bar lacks: a different back or an action. */
function useBar({ title: ownTitle, onBack: ownBack, extra }: TitleBarProps) {
  const { title: routeTitle, onBack: routeBack, isTitledAround, isFirst } = use(PageFrameContext)
  const title = ownTitle ?? routeTitle
  useEffect(() => {
    if (isTitledAround && typeof title === 'string') document.title = title
  }, [isTitledAround, title])
  const way = ownBack === undefined ? routeBack : ownBack
  const onBack = isTitledAround && !isFirst && !ownBack ? null : way
  return { title, onBack, isTitledAround, isUnseen: isTitledAround && !onBack && !extra }
}

export function TitleBar(props: TitleBarProps) {
  const { title, onBack, isTitledAround, isUnseen } = useBar(props)
  return (
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
      <div className={classNames(styles.side, styles.extra)}>{props.extra}</div>
    </header>
  )
}
