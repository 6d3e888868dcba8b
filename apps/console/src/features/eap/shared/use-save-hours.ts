import type { Call, Output, SentInput } from '@yf/contract/call'
import type { WeeklyHours } from '@yf/contract/schedule-shapes'
import { useWrite } from '#platform/http/write.ts'
import { say } from '#ui/toast/toast.ts'

/** Saves the hours of somebody or something, for the editor of weekly hours. */
export function useSaveHours<C extends Call>(
  row: C,
  inputOf: (hours: WeeklyHours[]) => SentInput<C>,
  onSaved: (saved: Output<C>) => void,
) {
  const { send, isBusy, error } = useWrite(row)
  const save = async (hours: WeeklyHours[]) => {
    const saved = await send(inputOf(hours))
    if (!saved.ok) return
    onSaved(saved.result)
    say('每周时段已保存')
  }
  return { isBusy, fault: error?.message ?? null, onSave: (hours: WeeklyHours[]) => void save(hours) }
}
