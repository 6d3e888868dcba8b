import { useEffect, useRef, useState } from 'react'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './sheet.module.css'
import { mostRows, type Table, type TableRow } from './table.ts'

const step = 200

/** Adds rows as they come near: rendering two thousand at once would block for seconds. */
function useGrowing(total: number) {
  const [count, setCount] = useState(step)
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!end.current || count >= total) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount((current) => current + step),
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, total])
  return { count: Math.min(count, total), end }
}

export function SheetTable({ table }: { table: Table }) {
  const [head, ...rows] = table.rows
  const { count, end } = useGrowing(rows.length)
  if (!head) return <EmptyOf kind="files" title="这张表是空的" />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={`${table.name}，可左右滑动`}>
      <table className={styles.table}>
        <caption className={styles.caption}>{table.name}</caption>
        <thead>
          <Row cells={head} isHead />
        </thead>
        <tbody>
          {rows.slice(0, count).map((cells, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no key but their index, which never changes
            <Row key={at} cells={cells} />
          ))}
        </tbody>
      </table>
      <p ref={end} className={styles.end}>
        {table.isCut ? `仅显示前 ${mostRows} 行、60 列，完整内容请下载查看` : '已显示全部内容'}
      </p>
    </div>
  )
}

function Row({ cells, isHead = false }: { cells: TableRow; isHead?: boolean }) {
  return (
    <tr>
      {cells.map((cell, at) => {
        if (!cell) return null
        const Tag = isHead ? 'th' : 'td'
        return (
          <Tag
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={at}
            {...(isHead ? { scope: 'col' as const } : {})}
            className={classNames(isHead ? styles.head : styles.cell, cell.isNumber && styles.number)}
            colSpan={cell.columns}
            rowSpan={cell.rows}
          >
            {cell.text}
          </Tag>
        )
      })}
    </tr>
  )
}
