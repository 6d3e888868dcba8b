import { advertPositions } from '@yf/domain/advert'
import type { AdvertForm } from '../advert-form.ts'
import styles from './advert-preview.module.css'

/** The advert as the phone shows it; nothing in it is clickable. */
export const AdvertPreview = ({ form }: { form: AdvertForm }) => (
  <aside className={styles.stage} aria-label="手机预览">
    <PreviewedAdvert {...form} title={form.title || '标题'} />
  </aside>
)

function PreviewedAdvert({ position, title, summary, picLink, jumpUrl }: AdvertForm) {
  const { hasPicture } = advertPositions[position]
  if (!hasPicture)
    return (
      <p className={styles.line}>
        <strong>{title}</strong> {summary} {jumpUrl && '›'}
      </p>
    )
  return (
    <div className={position === 'banner' ? styles.banner : styles.dialog}>
      {position === 'dialog' && picLink && <img src={picLink} alt="" />}
      <div>
        <strong>{title}</strong>
        <p>{summary}</p>
      </div>
      {position === 'banner' && picLink && <img src={picLink} alt="" />}
      {position === 'dialog' && <span className={styles.button}>{jumpUrl ? '去看看' : '知道了'}</span>}
    </div>
  )
}
