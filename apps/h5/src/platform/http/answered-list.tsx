import { isCallError } from '@yf/client/call-error'
import type { Call, Input, Output } from '@yf/contract/call'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/blank-state/blank-state.tsx'
import { EndlessList, type EndlessListProps } from '#ui/endless-list/endless-list.tsx'
import type { PageOfRows } from '#ui/endless-list/use-endless.ts'
import { call } from './call.ts'
import { FailedState } from './failed-state.tsx'

interface PageInput {
  pageNo: number
  pageSize: number
}

type ListRow<C extends Call> = Output<C> extends { records: readonly (infer R)[] } ? R : never

/** Specification §9. */
const pageSize = 10

/** `load={pagesOf(claimCalls.list, { companyId })}`: loads a paged call page by page. The list shows the errors. */
export const pagesOf =
  <C extends Call>(row: C, input: Omit<Input<C>, keyof PageInput>) =>
  (pageNo: number): Promise<PageOfRows<ListRow<C>>> =>
    call(row, { ...input, pageNo, pageSize } as Input<C>, { loading: false, silent: true }) as Promise<
      PageOfRows<ListRow<C>>
    >

const failed = (error: unknown, retry: () => void) =>
  isCallError(error) ? <FailedState error={error} onRetry={retry} /> : undefined

/** Empty state: text, or a custom element. */
const emptyState = (empty: ReactNode): ReactNode =>
  typeof empty === 'string' ? <EmptyState title={empty} /> : empty

const errorText = (error: unknown) => (isCallError(error) ? error.message : undefined)

/** `Answered` for an endless list: the same states and texts. Give it another `key` when its query changes. */
export const AnsweredList = <R,>({ empty, ...props }: Omit<EndlessListProps<R>, 'failed' | 'messageOf'>) => (
  <EndlessList {...props} empty={emptyState(empty)} failed={failed} errorText={errorText} />
)
