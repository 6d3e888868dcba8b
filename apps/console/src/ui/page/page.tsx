import { use, type ReactNode } from 'react'
import { TitleContext } from './title-context.ts'
import styles from './page.module.css'

export interface PageProps {
  /** Where it is not the route's own. */
  title?: string
  /** A sentence beside the title. */
  note?: ReactNode
  /** Beside the title, too: a search, a button. */
  tools?: ReactNode
  children: ReactNode
}

/** A screen with a head and one panel under it, which takes the height that is left. */
export function Page({ title, note, tools, children }: PageProps) {
  const routeTitle = use(TitleContext)
  const name = title ?? routeTitle
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        {note && <p className={styles.note}>{note}</p>}
        {tools}
      </header>
      <section className={styles.panel} aria-label={name || undefined}>
        {children}
      </section>
    </div>
  )
}
