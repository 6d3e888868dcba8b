/** Relations that a member can enter for family (self is the member's own row). */
export const relations = [
  { relation: 'spouse', label: '配偶' },
  { relation: 'child', label: '子女' },
  { relation: 'parent', label: '父母' },
] as const

export type Relation = (typeof relations)[number]['relation']

export const relationLabel = (relation: string): string =>
  relation === 'self' ? '本人' : (relations.find((one) => one.relation === relation)?.label ?? '家属')
