import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { shanghaiDay } from '@yf/domain/dates'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { scrollToFault } from '#ui/scroll/scroll-to-fault.ts'
import { say } from '#platform/http/feedback.ts'
import { useCompany } from '#platform/session/company.ts'
import { startEditing, type Editing, type EditingOptions } from './apply-editing.ts'
import { applyFaults, type ApplyFaults, type ApplyForm } from './apply-form.ts'

interface Options<Faults> extends Omit<EditingOptions, 'companyId'> {
  /** What keeps the person from going on; for a page that asks for other things than the usual. */
  check?: (form: ApplyForm, today: string) => Faults
}

/** The information of an application on the screen: what is typed, whether it is safe, and what is missing. */
export function useApplyForm<Faults extends ApplyFaults = ApplyFaults>(options: Options<Faults>) {
  const { companyId } = useCompany()
  const [editing] = useState(() => startEditing({ ...options, companyId }))
  const { form, state, draft } = useSyncExternalStore(editing.subscribe, editing.current)
  const [tried, setTried] = useState<readonly string[]>([])
  const [today] = useState(() => shanghaiDay(new Date()))
  const [isBusy, setBusy] = useState(false)
  useLeaving(editing)

  const check = (now: ApplyForm, day: string): Partial<Faults> =>
    (options.check ?? applyFaults)(now, day) as Partial<Faults>
  /** Nobody is told of a fault while still typing; what was told stands until it is mended. */
  const faults = Object.fromEntries(
    Object.entries(check(form, today)).filter(([field]) => tried.includes(field)),
  ) as Partial<Faults>
  /** The draft with everything in it, or null where something is missing or could not be sent. */
  const finish = async (): Promise<ApplyDraft | null> => {
    const found = check(editing.current().form, shanghaiDay(new Date()))
    setTried(Object.keys(found))
    const [first] = Object.values(found)
    if (first) {
      say(first as string)
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
  return { form, draft, faults, state, isBusy, change: editing.change, finish, discard: editing.discard }
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
