import { hospitalCalls, type AvailableDoctor } from '@yf/contract/hospital'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

interface AvailableDoctorList {
  readonly doctors: readonly AvailableDoctor[]
  readonly isKnown: boolean
}

/** Undefined until there is a response. A failure counts as an unknown list: the doctor search still works. */
export function useAvailableDoctors(): AvailableDoctorList | undefined {
  const { companyId } = useCompany()
  const { data, error } = useQueryOf(hospitalCalls.doctors, { companyId }, { silent: true })
  if (data) return { doctors: data.doctors, isKnown: data.isKnown === 1 }
  return error ? { doctors: [], isKnown: false } : undefined
}
