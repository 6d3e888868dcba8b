import { Table, type TableProps } from 'antd'
import styles from './paged-table.module.css'

export type OnwardTableProps<Row> = Omit<TableProps<Row>, 'dataSource' | 'pagination' | 'size'> & {
  rows: readonly Row[]
  /** null: this is the first page. */
  first: string | null
  /** Where the next page is; null: this was the last. */
  next: string | null
  /** A newer answer is on its way. */
  isFetching?: boolean
  /** What the links are called where it is no list of what happened; and how many rows there are. */
  words?: { readonly first: string; readonly next: string; readonly end: string; readonly count: string }
}

const newestFirst = { first: '回到最新', next: '更早的', end: '没有更早的了', count: '' }

/** A page of a list that is walked and not numbered: it begins where the page before ended, whatever came in between. */
export function OnwardTable<Row extends object>({
  rows,
  first,
  next,
  isFetching,
  words = newestFirst,
  ...table
}: OnwardTableProps<Row>) {
  return (
    <>
      <div className={styles.rows} aria-busy={isFetching}>
        <Table<Row> {...table} size="middle" dataSource={[...rows]} pagination={false} />
      </div>
      <nav className={styles.pager} aria-label="翻页">
        {words.count && <span>{words.count}</span>}
        {first !== null && <a href={first}>{words.first}</a>}
        {next === null ? <span>{words.end}</span> : <a href={next}>{words.next}</a>}
      </nav>
    </>
  )
}
