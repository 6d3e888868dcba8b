import type { ReactNode } from 'react'
import { Answered, type Answerable } from '#ui/answered/answered.tsx'
import { PagedTable, type PagedTableProps } from './paged-table.tsx'

interface PageOf<Row> {
  readonly records: readonly Row[]
  readonly total: number
}

type Props<Row> = Omit<PagedTableProps<Row>, 'rows' | 'paging' | 'isFetching'> & {
  of: Answerable<PageOf<Row>>
  failed: string
  empty: ReactNode
  pageNo: number
  pageSize: number
  /** null is the first page, which the URL omits. */
  onPage: (page: number | null) => void
}

/** A paged call as a table with the common loading, error and empty states, and a pager. */
export function AnsweredTable<Row extends object>(props: Props<Row>) {
  const { of, failed, empty, pageNo, pageSize, onPage, ...table } = props
  const turn = (to: number) => onPage(to > 1 ? to : null)
  return (
    <Answered of={of} failed={failed} empty={empty}>
      {({ records, total }) => (
        <PagedTable<Row>
          {...(table as Omit<PagedTableProps<Row>, 'rows' | 'paging'>)}
          rows={records}
          isFetching={of.isFetching}
          paging={{ pageNo, pageSize, total, onPage: turn }}
        />
      )}
    </Answered>
  )
}
