import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { phrases } from '#ui/phrases/phrases.tsx'
import styles from './blank-state.module.css'
import { Picture, pictures, type PictureName } from './pictures.tsx'

export interface BlankStateProps {
  picture?: PictureName
  /** Replaces the picture by a drawing of the same size. */
  drawing?: ReactNode
  title: string
  /** The reason and the remedy. */
  note?: ReactNode
  action?: ReactNode
  /**
   * If several adjacent components fail for the same reason, only the first shows it; the others appear once it has
   * loaded.
   */
  failed?: 'offline' | 'error' | 'refused'
}

export function BlankState({ picture = 'empty', drawing, title, note, action, failed }: BlankStateProps) {
  return (
    <div className={styles.state} data-failed={failed}>
      <Picture>{drawing ?? pictures[picture]}</Picture>
      <p className={styles.title}>{phrases(title)}</p>
      {note && <p className={styles.note}>{phrases(note)}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

export const EmptyState = ({ title = '这里还没有内容', note, action }: Partial<BlankStateProps>) => (
  <BlankState picture="empty" title={title} note={note} action={action} />
)

const retryButton = (onRetry: () => unknown) => (
  <Button kind="secondary" icon="refresh" onTap={onRetry}>
    重新加载
  </Button>
)

export function ErrorState({ note, onRetry }: { note?: ReactNode; onRetry: () => unknown }) {
  return (
    <BlankState
      picture="error"
      failed="error"
      title="加载失败"
      note={note ?? '请稍后再试，您已填写的内容不会丢失'}
      action={retryButton(onRetry)}
    />
  )
}

export function OfflineState({ onRetry }: { onRetry: () => unknown }) {
  return (
    <BlankState
      picture="offline"
      failed="offline"
      title="网络未连接"
      note="请检查手机网络后重试"
      action={retryButton(onRetry)}
    />
  )
}

/** The server refused, with a message of its own. */
export const RefusedState = ({ message, onRetry }: { message: string; onRetry: () => unknown }) => (
  <BlankState picture="error" failed="refused" title={message} action={retryButton(onRetry)} />
)
