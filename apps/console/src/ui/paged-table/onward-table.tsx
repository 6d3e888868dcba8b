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
}

/** A page of a list without an end, newest first: nobody counts it, so it is walked and not numbered. */
export function OnwardTable<Row extends object>({
  rows,
  first,
  next,
  isFetching,
  ...table
}: OnwardTableProps<Row>) {
  return (
    <>
      <div className={styles.rows} aria-busy={isFetching}>
        <Table<Row> {...table} size="middle" dataSource={[...rows]} pagination={false} />
      </div>
      <nav className={styles.pager} aria-label="翻页">
        {first !== null && <a href={first}>回到最新</a>}
        {next === null ? <span>没有更早的了</span> : <a href={next}>更早的</a>}
      </nav>
    </>
  )
}
