import type { Call, Input, Output } from '@yf/contract/call'
import { say } from '#ui/toast/toast.ts'
import { refresh } from './query.ts'
import { useWrite } from './write.ts'

interface Saved {
  readonly said: string
  /** Said in its place where nothing was saved yet: it waits for somebody else. */
  readonly waiting?: string
  readonly onClose: () => void
}

/**
 * What a dialog that saves one row does: writes it, fetches the lists on which it shows, closes, and says so. Answers
 * what was saved; null where it was refused, which the dialog then says as `fault`.
 */
export function useSaving<C extends Call>(row: C, ...lists: readonly Call[]) {
  const { send, isBusy, error } = useWrite(row)
  const save = async (
    input: Input<C>,
    { said, waiting = said, onClose }: Saved,
  ): Promise<Output<C> | null> => {
    const saved = await send(input)
    if (!saved.ok) return null
    await refresh(...lists)
    onClose()
    say(saved.result === null ? waiting : said)
    return saved.result
  }
  return { save, isBusy, fault: error?.message ?? null }
}
