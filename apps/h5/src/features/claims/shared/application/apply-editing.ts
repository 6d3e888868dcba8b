import type { ApplyDraft, ApplyInfo, ApplyPage } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import type { ApplyStep } from '@yf/domain/claim-case'
import { shanghaiDay } from '@yf/domain/dates'
import { write } from '#platform/http/write.ts'
import { formOf, sendable, type ApplyForm, type UnsentFields, type ApplyPreselection } from './apply-form.ts'
import { DraftSaver, type SaveState } from './draft-saver.ts'
import { keepUnsent, unsentOf, type UnsentKey } from './unsent-copy.ts'

export interface DraftState {
  readonly form: ApplyForm
  readonly state: SaveState
  /** The server's draft; null before the first save. */
  readonly draft: ApplyDraft | null
}

export interface EditingOptions extends UnsentKey {
  readonly page: Pick<ApplyPage, 'draft' | 'members' | 'phone' | 'email'>
  readonly preselected?: ApplyPreselection
  readonly onSaved?: (draft: ApplyDraft) => void
}

const today = () => shanghaiDay(new Date())

/** Values that the page preselected and the server does not have yet: insured person, policy and email. */
function chosenByPage(form: ApplyForm, draft: ApplyDraft | null): Partial<ApplyInfo> {
  const { familyId, policyId, email } = form
  if (draft === null) return { familyId, policyId, ...(email ? sendable({ email }, form, today()) : {}) }
  return {
    ...(familyId === draft.familyId ? {} : { familyId }),
    ...(policyId === draft.policyId ? {} : { policyId }),
  }
}

const changesOf = (before: ApplyForm, now: ApplyForm): UnsentFields =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => before[field as keyof ApplyForm] !== value),
  )

/** Edits an application whose draft is on the server: keeps each keystroke locally and sends at each pause. */
export function startEditing({ companyId, flow, page, preselected, onSaved }: EditingOptions) {
  const shelf = { companyId, flow }
  const unsent = unsentOf(shelf, page.draft?.caseId ?? null)
  let edited: DraftState = {
    form: formOf(page, unsent, preselected),
    state: page.draft ? 'saved' : 'idle',
    draft: page.draft,
  }
  const listeners = new Set<() => void>()
  const update = (news: Partial<DraftState>) => {
    edited = { ...edited, ...news }
    for (const notify of listeners) notify()
  }
  const saver = new DraftSaver({
    unsent,
    send: async (info, step) => {
      const { form, draft: before } = edited
      // Finishing a step sends the whole form.
      const whole = step ? sendable(form, form, today()) : chosenByPage(form, before)
      const input = { companyId, flow, ...whole, ...info, ...(step ? { step } : {}) }
      const saved = await write(claimCalls.chooseMember, input, { silent: true })
      if (saved.ok) {
        update({ draft: saved.result })
        onSaved?.(saved.result)
      }
      return saved
    },
    sendable: (changes) => sendable(changes, edited.form, today()),
    keep: (changes) => keepUnsent(shelf, edited.draft?.caseId ?? null, changes),
    onState: (state) => update({ state }),
  })
  return {
    current: () => edited,
    subscribe: (notify: () => void) => {
      listeners.add(notify)
      return () => void listeners.delete(notify)
    },
    /** The current form; its changes are stored locally and sent. */
    change: (form: ApplyForm) => {
      const changes = changesOf(edited.form, form)
      update({ form })
      if (Object.keys(changes).length > 0) saver.change(changes)
    },
    finish: (step: ApplyStep) => saver.flush(step),
    trySave: saver.trySave,
    discard: () => saver.discard(),
  }
}

export type DraftEditing = ReturnType<typeof startEditing>
