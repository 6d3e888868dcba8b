import type { Call, Output, SentInput } from '@yf/contract/call'
import { say } from '#ui/toast/toast.ts'
import { refresh } from './query.ts'
import { useWrite } from './write.ts'

interface SaveOptions {
  readonly savedMessage: string
  /** Shown instead if nothing was saved yet because the change waits for approval. */
  readonly waiting?: string
  readonly onClose: () => void
}

/**
 * For a dialog that saves one row: writes it, refetches the lists that show it, closes, and shows a message. Returns
 * the saved result, or null after a refusal, which the dialog shows as `fault`.
 */
export function useSaving<C extends Call>(row: C, ...lists: readonly Call[]) {
  const { send, isBusy, error } = useWrite(row)
  const save = async (
    input: SentInput<C>,
    { savedMessage, waiting = savedMessage, onClose }: SaveOptions,
  ): Promise<Output<C> | null> => {
    const saved = await send(input)
    if (!saved.ok) return null
    await refresh(...lists)
    onClose()
    say(saved.result === null ? waiting : savedMessage)
    return saved.result
  }
  return { save, isBusy, fault: error?.message ?? null }
}
