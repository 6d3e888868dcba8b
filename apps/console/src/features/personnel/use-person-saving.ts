import type { Call, SentInput } from '@yf/contract/call'
import { peopleAdminCalls } from '@yf/contract/people-admin'
import { refresh } from '#platform/http/query.ts'
import { useSaving } from '#platform/http/saving.ts'

const shown = [peopleAdminCalls.person, peopleAdminCalls.listPeople] as const

/** For a dialog about one person. After an edit conflict the page behind it shows the other version. */
export function usePersonSaving<C extends Call>(row: C) {
  const saving = useSaving(row, ...shown)
  const save = async (input: SentInput<C>, options: Parameters<typeof saving.save>[1]) => {
    const saved = await saving.save(input, options)
    if (saved === null) await refresh(...shown)
    return saved
  }
  return { ...saving, save }
}
