import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './picture-upload.module.css'

export interface ThumbnailProps {
  /** 第1张图片 */
  name: string
  url: string
  /** Absent once it is uploaded. */
  progress?: number
  hasFailed?: boolean
  onOpen: () => void
  onRetry?: () => void
  onRemove?: () => void
}

export function Thumbnail({ name, url, progress, hasFailed, onOpen, onRetry, onRemove }: ThumbnailProps) {
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <>
      <button type="button" className={classNames(base.tap, styles.open)} onClick={onOpen}>
        <img className={styles.picture} src={url} alt={`查看${name}`} />
      </button>
      {progress !== undefined && !hasFailed && (
        <span
          className={styles.cover}
          role="progressbar"
          aria-label={`${name}上传进度`}
          aria-valuenow={percent}
        >
          {percent}%
        </span>
      )}
      {hasFailed && (
        <button type="button" className={classNames(base.tap, styles.cover, styles.failed)} onClick={onRetry}>
          <Icon name="refresh" size={20} />
          <span>上传失败</span>
          <span>
            点按重试<span className={base.hidden}>{name}</span>
          </span>
        </button>
      )}
      {onRemove && (
        <button type="button" className={classNames(base.tap, styles.remove)} onClick={onRemove}>
          <span className={styles.cross}>
            <Icon name="close" size={12} />
          </span>
          <span className={base.hidden}>删除{name}</span>
        </button>
      )}
    </>
  )
}
