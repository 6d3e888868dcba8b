import { certificateFault, tidyCertificate, type CertificateKind } from '@yf/domain/certificate'

export interface CertificateFeedback {
  error?: string
  hint?: string
}

/** The fixed length of a number of this kind, if there is one. */
const wholeLength: Partial<Record<CertificateKind, number>> = { idCard: 18 }

/** Feedback while typing: progress first, and an error only once further typing cannot fix it. */
export function feedbackOf(kind: CertificateKind, typed: string, hasLeft: boolean): CertificateFeedback {
  const number = tidyCertificate(typed)
  if (number === '') return {}
  const fault = certificateFault(kind, number)
  if (!fault) return { hint: '格式校验通过' }
  const whole = wholeLength[kind]
  if (hasLeft || (whole !== undefined && number.length >= whole)) return { error: fault }
  return whole === undefined ? {} : { hint: `已输入${number.length}位，共${whole}位` }
}
