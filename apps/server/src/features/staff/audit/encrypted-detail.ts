import type { StaffContext } from '#platform/call/context.ts'
import { isUnderSubjectKey, textUnder } from '#platform/crypto/subject-key.ts'
import { subjectKey, existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { AuditEventRow } from './chain.ts'
import { recordWithDetail, type AuditEvent } from './record-audit-event.ts'
import { detailText, storedPayload } from './stored-payload.ts'

/** The encryption context of a detail. Existing rows are never rewritten, so this must not change. */
const detailRow = (caseId: string) => `audit_event:${caseId}:detail`

type EncryptedEvent = AuditEvent & Required<Pick<AuditEvent, 'about'>>

/**
 * An audit event that contains somebody's own text. It may name an illness, so it is encrypted with the member's key.
 */
export async function recordEncryptedEvent(ctx: StaffContext, event: EncryptedEvent): Promise<void> {
  const { about, payload } = event
  const key = await subjectKey(ctx, about.account_id)
  await recordWithDetail(ctx, event, key.encrypt(storedPayload(payload), detailRow(about.id)))
}

type StoredDetail = Pick<AuditEventRow, 'action' | 'detail' | 'case_id' | 'members'>

/** The details of these events as text: empty if the member's key was deleted. Loads each key once. */
export async function detailsOfEvents(
  ctx: SubjectKeyDeps,
  rows: readonly StoredDetail[],
): Promise<(row: StoredDetail) => string> {
  const encrypted = rows.filter(({ detail }) => isUnderSubjectKey(detail))
  const owners = [...new Set(encrypted.map(ownerOf))]
  const keys = new Map(
    await Promise.all(owners.map(async (id) => [id, await existingSubjectKey(ctx, id)] as const)),
  )
  // What the product itself wrote is plain, and so it stays when the member is erased.
  return (row) =>
    detailText(
      row.action,
      isUnderSubjectKey(row.detail)
        ? textUnder(keys.get(ownerOf(row)) ?? null, row.detail, detailRow(row.case_id ?? ''))
        : row.detail,
    )
}

/** The owner of the case comes first (`recordAuditEvent`). */
const ownerOf = ({ members }: StoredDetail): string => members[0] ?? ''
