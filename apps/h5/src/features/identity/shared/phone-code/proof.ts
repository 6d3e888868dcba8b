import { codeFault, phoneFault } from '@yf/domain/phone'

/** A phone and the code sent to it. */
export interface Proof {
  phone: string
  code: string
}

export const noProof: Proof = { phone: '', code: '' }

export interface ProofFaults {
  phone?: string | undefined
  code?: string | undefined
}

export function proofFaults({ phone, code }: Proof): ProofFaults {
  const faults: ProofFaults = {}
  const [wrongPhone, wrongCode] = [phoneFault(phone), codeFault(code)]
  if (wrongPhone) faults.phone = wrongPhone
  if (wrongCode) faults.code = wrongCode
  return faults
}
