import { Table, type TableProps } from 'antd'
import styles from './paged-table.module.css'

export type OnwardTableProps<Row> = Omit<TableProps<Row>, 'dataSource' | 'pagination' | 'size'> & {
  rows: readonly Row[]
  /** null: this is the first page. */
  first: string | null
  /** The cursor of the next page; null: this is the last. */
  next: string | null
  /** Newer data is being fetched. */
  isFetching?: boolean
  /** Labels of the links for lists other than event lists; and the number of rows. */
  labels?: { readonly first: string; readonly next: string; readonly end: string; readonly count: string }
}

const newestFirst = { first: '回到最新', next: '更早的', end: '没有更早的了', count: '' }

/** A page of a list with cursor paging: it starts where the previous page ended, whatever was added in between. */
export function OnwardTable<Row extends object>({
  rows,
  first,
  next,
  isFetching,
  labels = newestFirst,
  ...table
}: OnwardTableProps<Row>) {
  return (
    <>
      <div className={styles.rows} aria-busy={isFetching}>
        <Table<Row> {...table} size="middle" dataSource={[...rows]} pagination={false} />
      </div>
      <nav className={styles.pager} aria-label="翻页">
        {labels.count && <span>{labels.count}</span>}
        {first !== null && <a href={first}>{labels.first}</a>}
        {next === null ? <span>{labels.end}</span> : <a href={next}>{labels.next}</a>}
      </nav>
    </>
  )
}
