import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Overlay } from '#ui/overlay/overlay.tsx'
import styles from './chat-picture.module.css'

interface LargePictureProps {
  /** Null means closed. */
  src: string | null
  name: string
  onClose: () => void
}

/** An overlay instead of a page, so that closing it keeps the scroll position. */
export const LargePicture = ({ src, name, onClose }: LargePictureProps) => (
  <Overlay open={src !== null} onClose={onClose} label={name} place="center" panelClassName={styles.panel}>
    <button type="button" className={classNames(base.tap, styles.panel)} onClick={onClose}>
      {src && <img className={styles.large} src={src} alt={`${name}大图，点按关闭`} />}
    </button>
  </Overlay>
)
