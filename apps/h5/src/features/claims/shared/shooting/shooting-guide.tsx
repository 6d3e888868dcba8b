import type { MaterialKind } from '@yf/domain/claim-materials'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { mishaps, samplesFor } from './samples.ts'
import styles from './shooting.module.css'

interface Props {
  /** The kind of document to be photographed. */
  kind: MaterialKind | undefined
  onClose: () => void
}

/** Samples of each document and common mistakes. Open while mounted. */
export function ShootingGuide({ kind, onClose }: Props) {
  return (
    <Sheet open onClose={onClose} title="怎么拍才清楚">
      <div className={styles.guide}>
        <p className={styles.lead}>放平、对正、光线充足，让文字充满画面。下面都是示例，不是真实票据。</p>
        <ul className={styles.mishaps} aria-label="这样拍会看不清">
          {mishaps.map(({ name, picture }) => (
            <li key={name}>
              <img className={styles.mishap} src={picture} alt="" loading="lazy" />
              <span className={styles.wrong}>{name}</span>
            </li>
          ))}
        </ul>
        {samplesFor(kind).map(({ title, picture, points }) => (
          <section key={title} className={styles.sample}>
            <h3 className={styles.title}>{title}</h3>
            <img className={styles.picture} src={picture} alt={`${title}示例`} loading="lazy" />
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
