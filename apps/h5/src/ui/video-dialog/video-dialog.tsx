import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Overlay } from '#ui/overlay/overlay.tsx'
import styles from './video-dialog.module.css'

export interface VideoDialogProps {
  open: boolean
  title: string
  src: string
  poster?: string
  /** Subtitles, if there are any. */
  captions?: string
  onClose: () => void
}

export function VideoDialog({ open, title, src, poster, captions, onClose }: VideoDialogProps) {
  return (
    <Overlay open={open} onClose={onClose} label={title} place="center" panelClassName={styles.dialog}>
      <video className={styles.video} src={src} poster={poster} controls playsInline preload="metadata">
        {/* A track without an address is not fetched. */}
        <track kind="captions" srcLang="zh" label="中文" src={captions} />
        您的浏览器不支持 video 标签。
      </video>
      <button type="button" className={classNames(base.tap, styles.close)} onClick={onClose}>
        <Icon name="close" label="关闭视频" />
      </button>
    </Overlay>
  )
}
