import type { Call, SentInput } from '@yf/contract/call'
import { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { refresh } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'

const shown = [
  companySetUpCalls.company,
  companySetUpCalls.setUpRows,
  companySetUpCalls.list,
  companySetUpCalls.groups,
] as const

/** For a dialog about one company. After an edit conflict the page behind it shows the other person's version. */
export function useCompanySaving<C extends Call>(row: C, ...lists: readonly Call[]) {
  const saving = useSaving(row, ...shown, ...lists)
  const save = async (input: SentInput<C>, options: Parameters<typeof saving.save>[1]) => {
    const saved = await saving.save(input, options)
    if (saved === null) await refresh(...shown, ...lists)
    return saved
  }
  return { ...saving, save }
}
