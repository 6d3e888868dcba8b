import { claimCalls } from '@yf/contract/claims'
import type { ApplyDraft, ApplyInfo, ApplyPage } from '@yf/contract/claim-shapes'
import { shanghaiDay } from '@yf/domain/dates'
import { useEffect, useState } from 'react'
import { call } from '../http/call.ts'
import { isCallError } from '../http/call-error.ts'
import { useCompany } from '../session/company.ts'
import { useSession } from '../session/session.ts'
import { draft as keptForm } from '../storage/storage.ts'
import { initialInfo, memberOf, onlyPolicy, sendable, type Preset } from './apply-info.ts'
import { DraftSaver, type InfoChange } from './draft-saver.ts'

interface Kept {
  readonly owner: string
  readonly companyId: string
  readonly change: InfoChange
}

export interface DraftInfoOptions {
  readonly flow: 'old' | 'hospital'
  readonly page: Pick<ApplyPage, 'members' | 'phone' | 'email'>
  readonly draft: ApplyDraft | null
  readonly preset?: Preset
}

const pause = 800
const today = () => shanghaiDay(new Date())

/** The information of an application: kept on the server as it is filled in, and on the phone until it is there. */
export function useDraftInfo({ flow, page, draft: known, preset = {} }: DraftInfoOptions) {
  const { companyId } = useCompany()
  const owner = useSession((session) => session.userInfo?.baseId ?? '')
  const kept = keptForm<Kept>(`claim_${flow}`)
  const [draft, setDraft] = useState(known)
  const [saver] = useState(() => {
    const last = kept.read()
    const isOurs = last?.owner === owner && last.companyId === companyId
    const send = async (change: InfoChange, info: ApplyInfo) => {
      // For whom it is was perhaps chosen by the page and not by the person: it goes along each time.
      const { familyId, policyId } = info
      const part = { familyId, policyId, ...sendable(change, info, today()) }
      const options = { silent: true, loading: false }
      setDraft(await call(claimCalls.chooseMember, { companyId, flow, ...part }, options))
    }
    const keep = (change: InfoChange | null) =>
      change ? kept.write({ owner, companyId, change }) : kept.remove()
    return new DraftSaver({ send, keep, pause }, initialInfo(page, known, preset), isOurs ? last.change : {})
  })
  const [info, setInfo] = useState(saver.info)
  // Who leaves the page leaves nothing unsaved behind.
  useEffect(() => () => void saver.flush().catch(() => undefined), [saver])

  const change = (part: InfoChange) => {
    saver.change(part)
    setInfo(saver.info())
  }
  /** Another member has other policies. */
  const chooseMember = (familyId: string | null) =>
    change({ familyId, policyId: onlyPolicy(memberOf(page, familyId)) })

  /** Everything at once, before the next step; null where the server would not, which the call has said. */
  const save = async (step: 1 | 2 | 3): Promise<ApplyDraft | null> => {
    await saver.flush().catch(() => undefined)
    try {
      const saved = await call(claimCalls.chooseMember, { companyId, flow, step, ...saver.info() })
      kept.remove()
      setDraft(saved)
      return saved
    } catch (error) {
      if (!isCallError(error)) throw error
      return null
    }
  }
  return { info, draft, change, chooseMember, save, today: today() }
}

export type DraftInfo = ReturnType<typeof useDraftInfo>
