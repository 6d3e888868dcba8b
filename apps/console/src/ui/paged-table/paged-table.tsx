import { Pagination, Table, type TableProps } from 'antd'
import { pagerItem } from './pager-item.tsx'
import styles from './paged-table.module.css'

export interface Paging {
  readonly pageNo: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (pageNo: number) => void
}

export type PagedTableProps<Row> = Omit<TableProps<Row>, 'dataSource' | 'pagination' | 'size'> & {
  rows: readonly Row[]
  paging: Paging
  /** A newer page is being fetched. */
  isFetching?: boolean
}

/** A page of a list that the server pages: rows scroll under their header, and the pager is always visible. */
export function PagedTable<Row extends object>({ rows, paging, isFetching, ...table }: PagedTableProps<Row>) {
  const { pageNo, pageSize, total, onPage } = paging
  return (
    <>
      <div className={styles.rows} aria-busy={isFetching}>
        <Table<Row> {...table} size="middle" dataSource={[...rows]} pagination={false} />
      </div>
      <nav className={styles.pager} aria-label="翻页">
        <Pagination
          size="small"
          current={pageNo}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          showTotal={(all, [from, to]) => `第 ${from}–${to} 条，共 ${all} 条`}
          itemRender={pagerItem}
          onChange={onPage}
        />
      </nav>
    </>
  )
}
