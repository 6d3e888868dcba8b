import { Icon } from '#ui/icon/icon.tsx'
import styles from './line-picture.module.css'

/** The picture of a line, or a placeholder icon. */
export const LinePicture = ({ src }: { src: string }) =>
  src ? (
    <img className={styles.picture} src={src} alt="" loading="lazy" />
  ) : (
    <span className={styles.blank}>
      <Icon name="order" size={24} />
    </span>
  )
