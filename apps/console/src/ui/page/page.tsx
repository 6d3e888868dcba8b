import { use, type ReactNode } from 'react'
import { TitleContext } from './title-context.ts'
import styles from './page.module.css'

export interface PageProps {
  /** If it differs from the route's title. */
  title?: string
  /** A sentence beside the title. */
  note?: ReactNode
  /** Also beside the title: a search, a button. */
  tools?: ReactNode
  children: ReactNode
}

/** A page with a header and one panel below it, which takes the remaining height. */
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
