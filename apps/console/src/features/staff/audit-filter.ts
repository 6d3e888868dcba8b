import type { staffCalls } from '@yf/contract/staff'
import type { Input } from '@yf/contract/call'
import { deedKinds, deedsOfKind, staffDeeds, type DeedKind, type StaffDeed } from '@yf/domain/audit-actions'

/** What the trail is narrowed by, as the address has it. */
export type Filter = Omit<Input<typeof staffCalls.trail>, 'pageSize' | 'after'>

type Query = Readonly<Record<string, string>>

const isKind = (name: string | undefined): name is DeedKind => name !== undefined && name in deedKinds
const isDeed = (name: string | undefined): name is StaffDeed => name !== undefined && name in staffDeeds

export function filterOf({ caseNo, member, staffId, what, from, to }: Query): Filter {
  return {
    ...(caseNo && { caseNo }),
    ...(member && { member }),
    ...(staffId && { staffId }),
    ...(isKind(what) && { kind: what }),
    ...(isDeed(what) && { deed: what }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** A kind and one deed of it share a place in the address: whoever wants the one deed wants no kind. */
export const addressed = ({ kind, deed, ...others }: Filter) => ({ ...others, what: deed ?? kind })

/** Each kind as a whole, and under it its deeds. */
export const deedChoices = (Object.keys(deedKinds) as DeedKind[]).map((kind) => ({
  label: deedKinds[kind],
  options: [
    { value: kind as string, label: `全部${deedKinds[kind]}` },
    ...deedsOfKind(kind).map((deed) => ({ value: deed as string, label: staffDeeds[deed].words })),
  ],
}))
