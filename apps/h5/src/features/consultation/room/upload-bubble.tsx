import { classNames } from '#ui/class-names.ts'
import type { QueuedUpload } from '#platform/uploads/queue.ts'
import { Ways } from './bubbles.tsx'
import styles from './bubbles.module.css'

interface UploadBubbleProps {
  upload: QueuedUpload
  onRetry: () => void
  onRemove: () => void
}

/** A picture being uploaded; it becomes a message once the server has it. */
export function UploadBubble({ upload, onRetry, onRemove }: UploadBubbleProps) {
  const { preview, state, progress, message, canRetry } = upload
  const hasFailed = state === 'failed'
  const percent = Math.round(progress * 100)
  return (
    <div className={classNames(styles.line, styles.own)}>
      <div className={styles.said}>
        <span className={styles.upload}>
          {preview && <img className={styles.preview} src={preview} alt="正在发送的图片" />}
          {!hasFailed && (
            <span
              className={styles.percent}
              role="progressbar"
              aria-label="图片上传进度"
              aria-valuenow={percent}
            >
              {state === 'sending' ? `${percent}%` : '等待上传'}
            </span>
          )}
        </span>
        {hasFailed && (
          <>
            <span className={classNames(styles.mark, styles.failed)} role="status">
              {message ?? '图片上传失败'}
            </span>
            <Ways what="图片" onRetry={canRetry ? onRetry : null} onRemove={onRemove} />
          </>
        )}
      </div>
    </div>
  )
}
