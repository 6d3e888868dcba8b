import type { ApplyDraft, ApplyPage } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { shanghaiDay } from '@yf/domain/dates'
import { call } from '../../../platform/http/call.ts'
import { patchQuery } from '../../../platform/http/hooks.ts'
import { formOf, sendable, type ApplyForm, type Wanted } from './apply-form.ts'
import { DraftSaver, type SaveState } from './draft-saver.ts'
import { keepUnsent, unsentOf } from './unsent-copy.ts'

export interface Edited {
  readonly form: ApplyForm
  readonly state: SaveState
}

interface Options {
  readonly companyId: string
  readonly page: ApplyPage
  readonly wanted: Wanted
}

const today = () => shanghaiDay(new Date())

/** The form of step 1 with its draft on the server: written as the person types, sent at each pause. */
export function startEditing({ companyId, page, wanted }: Options) {
  let caseId = page.draft?.caseId ?? null
  const unsent = unsentOf(companyId, caseId)
  let edited: Edited = { form: formOf(page, unsent, wanted), state: page.draft ? 'saved' : 'idle' }
  const listeners = new Set<() => void>()
  const learn = (news: Partial<Edited>) => {
    edited = { ...edited, ...news }
    for (const notify of listeners) notify()
  }
  const saver = new DraftSaver({
    unsent,
    send: async (info, step): Promise<ApplyDraft> => {
      const { familyId, policyId } = edited.form
      // The first time with whom it is for.
      const whom = caseId === null ? { familyId, policyId } : {}
      const input = { companyId, flow: 'new' as const, ...whom, ...info, ...(step ? { step } : {}) }
      const draft = await call(claimCalls.chooseMember, input, { silent: true })
      caseId = draft.caseId
      patchQuery(claimCalls.applyPageV2, (known) => ({ ...known, draft }))
      return draft
    },
    sendable: (changes) => sendable(changes, edited.form, today()),
    keep: (changes) => keepUnsent(companyId, caseId, changes),
    onState: (state) => learn({ state }),
  })
  return {
    current: () => edited,
    subscribe: (notify: () => void) => {
      listeners.add(notify)
      return () => void listeners.delete(notify)
    },
    change: (part: Partial<ApplyForm>) => {
      learn({ form: { ...edited.form, ...part } })
      saver.change(part)
    },
    flush: (step?: number) => saver.flush(step),
    trySave: saver.trySave,
    discard: () => saver.discard(),
  }
}

export type Editing = ReturnType<typeof startEditing>
