import type { CoverEventKind } from './cover.ts'

/** What insurers call the changes of a contract's people. */
export const coverChangeGroups = {
  added: '增员',
  ended: '减员',
  changed: '变更',
  endorsed: '条款批改',
} as const
export type CoverChangeGroup = keyof typeof coverChangeGroups

const groups = {
  added: 'added',
  renewed: 'added',
  changed: 'changed',
  endorsed: 'endorsed',
  ended: 'ended',
} as const satisfies Readonly<Record<CoverEventKind, CoverChangeGroup>>

export const changeGroupOf = (kind: CoverEventKind): CoverChangeGroup => groups[kind]

export const kindsOfGroup = (group: CoverChangeGroup): CoverEventKind[] =>
  (Object.keys(groups) as CoverEventKind[]).filter((kind) => groups[kind] === group)
