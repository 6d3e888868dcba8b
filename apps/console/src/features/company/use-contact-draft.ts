import { companyAdminCalls, type CompanyProfile } from '@yf/contract/company-admin'
import { contactFaults, type CompanyContactFields } from '@yf/domain/company-contact'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { say } from '#ui/toast/toast.ts'

const contactOf = ({ contact }: CompanyProfile): CompanyContactFields => {
  const { department, person, phone, mail, hours, place } = contact
  return { department, person, phone, mail, hours, place }
}

interface ContactEdit {
  readonly revision: number
  readonly fields: CompanyContactFields
  /** Why saving failed. */
  readonly refused: string | null
}

/** Typed text survives a newer response: saving then reports an edit conflict. */
export function useContactDraft(profile: CompanyProfile) {
  const [typed, setTyped] = useState<ContactEdit | null>(null)
  const { send, isBusy } = useWrite(companyAdminCalls.saveContact)
  const fields = typed?.fields ?? contactOf(profile)
  const drop = () => {
    setTyped(null)
    return refresh(companyAdminCalls.profile)
  }
  return {
    words: fields,
    faults: contactFaults(fields),
    contact: profile.contact,
    isTouched: typed !== null,
    isBusy,
    refused: typed?.refused ?? null,
    drop,
    change: (changes: Partial<CompanyContactFields>) =>
      setTyped({
        revision: typed?.revision ?? profile.contact.revision,
        fields: { ...fields, ...changes },
        refused: typed?.refused ?? null,
      }),
    save: async () => {
      if (!typed) return
      const saved = await send({ companyId: profile.companyId, revision: typed.revision, ...typed.fields })
      if (!saved.ok) return setTyped({ ...typed, refused: saved.error.message })
      await drop()
      say('联系方式已保存，员工现在就能看到')
    },
  }
}

export type ContactDraft = ReturnType<typeof useContactDraft>
