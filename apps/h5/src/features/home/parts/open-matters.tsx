import { mostOnHome } from '@yf/domain/open-matters'
import { Suspense, useEffect, useState } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import { openConsultation } from '#platform/storage/home-memory.ts'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useOnceOpen } from '#ui/overlay/use-once-open.ts'
import { openMatter, useOpenMatters } from '../open-matters.ts'
import { MatterRows } from './matter-rows.tsx'
import styles from './open-matters.module.css'
import { OpenConsultation } from './open-consultation.tsx'

const OpenMattersSheet = lazy(async () => ({
  default: (await import('./open-matters-sheet.tsx')).OpenMattersSheet,
}))

/** The first card of the home page: the member's open items, most urgent first. Hidden if there are none. */
export function OpenMatters() {
  const matters = useOpenMatters()
  const [isAll, showAll] = useState(false)
  const hasOpened = useOnceOpen(isAll)
  const count = matters && Math.min(matters.length, mostOnHome)
  useEffect(() => {
    if (count !== undefined) openConsultation.write(String(count))
  }, [count])
  if (!matters) return <OpenConsultation />
  if (matters.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="open-matters">
      <div className={styles.head}>
        <h2 className={styles.title} id="open-matters">
          待办与提醒
        </h2>
        {matters.length >= mostOnHome && (
          <button
            type="button"
            className={classNames(base.tap, styles.all)}
            onClick={() => showAll(true)}
            data-track="home.openAll"
          >
            {`全部 ${matters.length}`}
            <Icon name="chevron-right" size={14} />
          </button>
        )}
      </div>
      <MatterRows matters={matters.slice(0, mostOnHome)} onOpen={openMatter} />
      <Suspense>
        {hasOpened && <OpenMattersSheet open={isAll} matters={matters} onClose={() => showAll(false)} />}
      </Suspense>
    </section>
  )
}
