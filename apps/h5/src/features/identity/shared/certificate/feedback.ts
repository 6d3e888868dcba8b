import { certificateFault, tidyCertificate, type CertificateKind } from '@yf/domain/certificate'

export interface Feedback {
  error?: string
  hint?: string
}

/** How many characters a number of this kind has, where that is one number. */
const wholeLength: Partial<Record<CertificateKind, number>> = { idCard: 18 }

/** What is said while somebody types: how far it is, and a fault only once it cannot be mended by typing on. */
export function feedbackOf(kind: CertificateKind, typed: string, hasLeft: boolean): Feedback {
  const number = tidyCertificate(typed)
  if (number === '') return {}
  const fault = certificateFault(kind, number)
  if (!fault) return { hint: '格式校验通过' }
  const whole = wholeLength[kind]
  if (hasLeft || (whole !== undefined && number.length >= whole)) return { error: fault }
  return whole === undefined ? {} : { hint: `已输入${number.length}位，共${whole}位` }
}
