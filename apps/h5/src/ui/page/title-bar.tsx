import { use, useEffect, type ReactNode } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { PageFrameContext } from './page-frame.ts'
import styles from './title-bar.module.css'

export interface TitleBarProps {
  /** Only where it depends on what is shown; otherwise it is the route's. */
  title?: ReactNode
  /** Only where the way back depends on what is shown, null is none; otherwise it is the route's. */
  onBack?: (() => void) | null | undefined
  /** What stands at the right of the title bar. */
  extra?: ReactNode
}

/** Only what the title bar around the app cannot do stands in ours there: another way back, an action. */
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
