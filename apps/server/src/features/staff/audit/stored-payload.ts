import { auditPayloadText, type AuditAction } from '@yf/domain/audit-actions'

/** A certificate, card or phone number typed into a reason is not written to the audit log. */
const longNumber = /(?<![0-9A-Za-z])\d{9,}[Xx]?(?![0-9A-Za-z])/g
const spaced = /(?<![0-9A-Za-z])\d{4}(?:[ -]\d{3,4}){2,}(?![0-9A-Za-z])/g
export const withoutNumbers = (text: string): string =>
  text.replace(spaced, '****').replace(longNumber, '****')

/** Rows from before payloads hold text for people; this beginning tells the two apart. */
const opening = '{"payload":'

/** A payload as the column `detail` stores it, and as the hash chain covers it. */
export const storedPayload = (payload: unknown): string =>
  payload === undefined
    ? ''
    : JSON.stringify({ payload }, (_, value: unknown) =>
        typeof value === 'string' ? withoutNumbers(value) : value,
      )

/**
 * The stored detail as text for people. A payload that cannot be read was changed outside the product: it is shown as it
 * is stored, so that the audit log stays readable while the check of its chain names the row.
 */
export function detailText(action: AuditAction, detail: string): string {
  if (!detail.startsWith(opening)) return detail
  try {
    const { payload } = JSON.parse(detail) as { readonly payload: unknown }
    return auditPayloadText(action, payload)
  } catch {
    return detail
  }
}
