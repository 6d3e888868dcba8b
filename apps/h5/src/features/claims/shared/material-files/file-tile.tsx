import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import tones from '#ui/tone.module.css'
import { usePicture } from '#platform/pictures/use-picture.ts'
import type { QueuedUpload } from '#platform/uploads/queue.ts'
import { materialStatus, uploadStatus, type FileStatus } from './file-status.ts'
import styles from './material-files.module.css'

interface MaterialTileProps {
  /** 第1张发票 */
  name: string
  material: ClaimMaterial
  onOpen: () => void
}

/** A file on the server: its picture and its state. */
export const MaterialTile = ({ name, material, onOpen }: MaterialTileProps) => (
  <FileTile name={name} url={material.url} status={materialStatus(material)} onOpen={onOpen} />
)

interface FileTileProps {
  name: string
  url: string
  status: Pick<FileStatus, 'word' | 'tone'>
  onOpen: () => void
}

/** The same for any other uploaded file. */
export function FileTile({ name, url, status: { word, tone }, onOpen }: FileTileProps) {
  const { src, state } = usePicture(url)
  return (
    <button
      type="button"
      className={classNames(base.tap, styles.tile)}
      aria-label={`查看${name}，${word}`}
      onClick={onOpen}
    >
      {src ? <img className={styles.picture} src={src} alt="" /> : <Icon name="doc" size={28} />}
      {state === 'failed' && <span className={base.hidden}>图片没有加载出来</span>}
      <span className={classNames(styles.state, tones[tone])}>{word}</span>
    </button>
  )
}

interface UploadTileProps {
  name: string
  upload: QueuedUpload
  onRetry: () => void
  onRemove: () => void
}

/** A file being uploaded; a failed one shows the reason beside it and a retry button. */
export function UploadTile({ name, upload, onRetry, onRemove }: UploadTileProps) {
  const { word, note } = uploadStatus(upload)
  const hasFailed = upload.state === 'failed'
  return (
    <div className={classNames(styles.pending, hasFailed && styles.failed)}>
      <span className={styles.thumb}>
        {upload.preview ? (
          <img className={styles.picture} src={upload.preview} alt="" />
        ) : (
          <Icon name="doc" size={24} />
        )}
      </span>
      <span className={styles.pendingText} aria-live="polite">
        <span>{`${name} · ${word}`}</span>
        {note && <span className={styles.fault}>{note}</span>}
        {!hasFailed && (
          <span
            className={styles.track}
            role="progressbar"
            aria-label={`${name}上传进度`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(upload.progress * 100)}
          >
            <span className={styles.bar} style={{ width: `${upload.progress * 100}%` }} />
          </span>
        )}
      </span>
      {hasFailed && upload.canRetry && (
        <button
          type="button"
          className={classNames(base.tap, styles.act)}
          aria-label={`重试${name}`}
          onClick={onRetry}
        >
          <Icon name="refresh" size={20} />
        </button>
      )}
      <button
        type="button"
        className={classNames(base.tap, styles.act)}
        aria-label={`移除${name}`}
        onClick={onRemove}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
