import styles from './article.module.css'

export interface ArticleSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export interface ArticleProps {
  title: string
  note: string
  opening: string
  sections: readonly ArticleSection[]
}

/** Long text for reading on a phone: wide line spacing, short paragraphs, headings. */
export function Article({ title, note, opening, sections }: ArticleProps) {
  return (
    <article className={styles.article}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>{note}</p>
      <p className={styles.opening}>{opening}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3 className={styles.heading}>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}
