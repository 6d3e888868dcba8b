import { invoiceCalls, type InvoiceTitle } from '@yf/contract/invoices'
import type { QueryState } from '#platform/http/answered.tsx'
import { say } from '#platform/http/feedback.ts'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { confirm } from '#ui/dialog/confirm.tsx'
import { formOf, inputOf } from './title-form.ts'

export const useTitles = () => useQueryOf(invoiceCalls.titles, {})

/** One address of the list; `data` is null if the loaded list has none with this id. */
export function useTitle(id: string): QueryState<InvoiceTitle | null> {
  const all = useTitles()
  return { ...all, data: all.data && (all.data.find((title) => title.id === id) ?? null) }
}

export const refreshTitles = () => refresh(invoiceCalls.titles)

/** Returns whether it was removed. */
export async function removeTitle(title: InvoiceTitle): Promise<boolean> {
  const isSure = await confirm({
    title: '删除这个抬头？',
    content: `${title.name}。已开的发票不受影响`,
    confirmText: '删除',
    tone: 'danger',
  })
  if (!isSure) return false
  const removed = await write(invoiceCalls.saveTitle, { ...inputOf(formOf(title), title.id), isRemoved: 1 })
  if (removed.ok) say('已删除')
  await refreshTitles()
  return removed.ok
}
