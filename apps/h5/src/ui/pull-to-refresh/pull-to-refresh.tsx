import { useRef, type ReactNode } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from './pull-to-refresh.module.css'
import { usePull, type PullPhase } from './use-pull.ts'

export interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

const phaseTexts: Record<PullPhase, string> = {
  idle: '',
  pulling: '下拉刷新',
  ready: '松开立即刷新',
  refreshing: '正在刷新...',
}

export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const root = useRef<HTMLDivElement>(null)
  const { phase, gap, refresh } = usePull(root, onRefresh)
  return (
    <div ref={root} className={styles.root}>
      {/* A button for members who cannot pull, visible on keyboard focus. */}
      <button type="button" className={classNames(base.tap, styles.button)} onClick={() => void refresh()}>
        刷新列表
      </button>
      <div ref={gap} className={styles.gap} data-phase={phase} role="status">
        {phaseTexts[phase]}
      </div>
      {children}
    </div>
  )
}
