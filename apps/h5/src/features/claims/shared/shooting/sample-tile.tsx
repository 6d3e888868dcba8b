import type { MaterialKind } from '@yf/domain/claim-materials'
import { Suspense, useState } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { samples } from './samples.ts'
import styles from './sample-tile.module.css'

const ShootingGuide = lazy(async () => ({ default: (await import('./shooting-guide.tsx')).ShootingGuide }))

/** A small sample of the document; a tap enlarges it with advice. None for a kind without a fixed form. */
export function SampleTile({ kind }: { kind: MaterialKind }) {
  const [isOpen, setOpen] = useState(false)
  const sample = samples.find((one) => one.kind === kind)
  if (!sample) return null
  return (
    <>
      <button
        type="button"
        className={classNames(base.tap, styles.tile)}
        aria-label={`查看${sample.title}示例`}
        onClick={() => setOpen(true)}
      >
        <img className={styles.picture} src={sample.picture} alt="" loading="lazy" />
        <span className={styles.word}>示例</span>
      </button>
      <Suspense fallback={null}>
        {isOpen && <ShootingGuide kind={kind} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
