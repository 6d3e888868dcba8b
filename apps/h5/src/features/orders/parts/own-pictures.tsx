import { usePicture } from '#platform/pictures/use-picture.ts'
import styles from './own-pictures.module.css'

/** Pictures that the member has uploaded, which only open with their own token. */
export const OwnPictures = ({ urls }: { urls: readonly string[] }) =>
  urls.length === 0 ? null : (
    <div className={styles.pictures}>
      {urls.map((url, at) => (
        <OwnPicture key={url} url={url} name={`第${at + 1}张图片`} />
      ))}
    </div>
  )

function OwnPicture({ url, name }: { url: string; name: string }) {
  const { src } = usePicture(url)
  return src ? <img className={styles.picture} src={src} alt={name} /> : <span className={styles.picture} />
}
