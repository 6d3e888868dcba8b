import type { ApplyDraft, ApplyPage } from '@yf/contract/claim-shapes'
import { shanghaiDay } from '@yf/domain/dates'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { say } from '../../../platform/http/feedback.ts'
import { useCompany } from '../../../platform/session/company.ts'
import { scrollToFault } from '../../../ui/scroll/scroll-to-fault.ts'
import { startEditing, type Editing } from './apply-editing.ts'
import { applyFaults, type ApplyFaults, type ApplyForm, type Wanted } from './apply-form.ts'

/** Step 1 on the screen: what is typed, whether it is safe, and what keeps the person from going on. */
export function useApplyForm(page: ApplyPage, wanted: Wanted) {
  const { companyId } = useCompany()
  const [editing] = useState(() => startEditing({ companyId, page, wanted }))
  const { form, state } = useSyncExternalStore(editing.subscribe, editing.current)
  const [faults, setFaults] = useState<ApplyFaults>({})
  const [isBusy, setBusy] = useState(false)
  useLeaving(editing)

  const change = (part: Partial<ApplyForm>) => {
    editing.change(part)
    const mended = Object.keys(part)
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !mended.includes(field))),
    )
  }
  /** The draft with everything in it, or null where something is missing or could not be sent. */
  const finish = async (): Promise<ApplyDraft | null> => {
    const found = applyFaults(editing.current().form, shanghaiDay(new Date()))
    setFaults(found)
    const [first] = Object.values(found)
    if (first) {
      say(first)
      scrollToFault()
      return null
    }
    setBusy(true)
    try {
      return await editing.flush(2)
    } catch (error) {
      say((error as Error).message)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { form, faults, state, isBusy, change, finish, discard: editing.discard }
}

/** What is left to send goes when the network is back, when the app is put away and when the page is left. */
function useLeaving({ trySave }: Editing): void {
  useEffect(() => {
    const whenHidden = () => (document.visibilityState === 'hidden' ? trySave() : undefined)
    trySave()
    addEventListener('online', trySave)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      removeEventListener('online', trySave)
      document.removeEventListener('visibilitychange', whenHidden)
      trySave()
    }
  }, [trySave])
}
