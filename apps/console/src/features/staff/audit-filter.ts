import type { staffCalls } from '@yf/contract/staff'
import type { Input } from '@yf/contract/call'
import {
  auditActionKinds,
  actionsOfKind,
  auditActions,
  type AuditActionKind,
  type AuditAction,
} from '@yf/domain/audit-actions'

/** The audit log filter from the URL. */
export type Filter = Omit<Input<typeof staffCalls.auditLog>, 'pageSize' | 'after'>

type Query = Readonly<Record<string, string>>

const isKind = (name: string | undefined): name is AuditActionKind =>
  name !== undefined && name in auditActionKinds
const isAction = (name: string | undefined): name is AuditAction => name !== undefined && name in auditActions

export function filterOf({ caseNo, member, staffId, what, from, to }: Query): Filter {
  return {
    ...(caseNo && { caseNo }),
    ...(member && { member }),
    ...(staffId && { staffId }),
    ...(isKind(what) && { kind: what }),
    ...(isAction(what) && { action: what }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** A kind and one of its actions share one URL parameter: a filter by action needs no kind. */
export const addressed = ({ kind, action, ...others }: Filter) => ({ ...others, what: action ?? kind })

/** Each kind as a whole, followed by its actions. */
export const actionChoices = (Object.keys(auditActionKinds) as AuditActionKind[]).map((kind) => ({
  label: auditActionKinds[kind],
  options: [
    { value: kind as string, label: `全部${auditActionKinds[kind]}` },
    ...actionsOfKind(kind).map((action) => ({ value: action as string, label: auditActions[action].words })),
  ],
}))
