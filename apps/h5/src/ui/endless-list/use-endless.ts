import { useEffect, useRef, useState } from 'react'

/** The paging format of lists (specification §3). */
export interface PageOfRows<Row> {
  records: readonly Row[]
  total: number
}

export interface EndlessState<Row> {
  rows: readonly Row[]
  /** The last page contained in `rows`; zero before the first. */
  pageNo: number
  isEnd: boolean
  status: 'waiting' | 'loading' | 'failed'
  /** The error of the last page. */
  error: unknown
}

const atStart = { rows: [], pageNo: 0, isEnd: false, status: 'waiting', error: null } as const

/** Rows may have moved to a later page meanwhile: shows none twice. */
function append<Row>(before: readonly Row[], more: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const existingKeys = new Set(before.map(keyOf))
  return [...before, ...more.filter((row) => !existingKeys.has(keyOf(row)))]
}

type LoadPage<Row> = (pageNo: number) => Promise<PageOfRows<Row>>

/** The rows of the first pages. */
async function loadPages<Row>(load: LoadPage<Row>, keyOf: (row: Row) => string, pageCount: number) {
  let rows: readonly Row[] = []
  let isEnd = false
  for (let pageNo = 1; pageNo <= pageCount && !isEnd; pageNo += 1) {
    const page = await load(pageNo)
    rows = append(rows, page.records, keyOf)
    isEnd = page.records.length === 0 || rows.length >= page.total
  }
  return { rows, isEnd }
}

/** A failed refresh keeps the existing rows. */
const failedState = <Row>(before: EndlessState<Row>, pageNo: number, error: unknown): EndlessState<Row> => ({
  ...before,
  error,
  status: pageNo === 1 && before.pageNo > 0 ? 'waiting' : 'failed',
})

export function useEndless<Row>(load: LoadPage<Row>, keyOf: (row: Row) => string) {
  const [state, setState] = useState<EndlessState<Row>>(atStart)
  // Each request has a number; outdated responses are dropped.
  const turn = useRef(0)
  const isBusy = useRef(false)

  /** Null on success. */
  const fetchPage = async (pageNo: number, rows: readonly Row[]): Promise<{ error: unknown } | null> => {
    const mine = (turn.current += 1)
    isBusy.current = true
    setState((before) => ({ ...before, status: 'loading' }))
    try {
      const page = await load(pageNo)
      if (mine !== turn.current) return null
      const isEnd = page.records.length === 0 || rows.length + page.records.length >= page.total
      setState({ ...atStart, rows: append(rows, page.records, keyOf), pageNo, isEnd })
      return null
    } catch (error) {
      if (mine === turn.current) setState((before) => failedState(before, pageNo, error))
      return { error }
    } finally {
      if (mine === turn.current) isBusy.current = false
    }
  }

  const more = () => {
    if (!isBusy.current && !state.isEnd) void fetchPage(state.pageNo + 1, state.rows)
  }
  const refresh = () => fetchPage(1, [])

  // A kept-alive page runs its effects again when it is shown: its data is not requested again.
  const isFresh = state.pageNo === 0 && state.status === 'waiting'
  useEffect(() => {
    if (isFresh && !isBusy.current) more()
  })

  /** Reloads the loaded pages in place: only changes become visible, and a failure changes nothing. */
  const renew = async () => {
    if (isBusy.current) return
    const mine = turn.current
    try {
      const reloaded = await loadPages(load, keyOf, state.pageNo)
      if (mine === turn.current) setState((before) => ({ ...before, ...reloaded }))
    } catch {
      // The existing rows are still good enough; pulling down shows the error.
    }
  }

  const update = (key: string, changes: Partial<Row>) =>
    setState((before) => ({
      ...before,
      rows: before.rows.map((row) => (keyOf(row) === key ? { ...row, ...changes } : row)),
    }))
  const remove = (key: string) =>
    setState((before) => ({ ...before, rows: before.rows.filter((row) => keyOf(row) !== key) }))

  return { ...state, more, refresh, renew, update, remove }
}
