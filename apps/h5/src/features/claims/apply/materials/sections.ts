import type { CheckPoint, ClaimMaterial, MaterialNeed, MaterialPage } from '@yf/contract/claim-shapes'
import { materialKinds, type MaterialKind } from '@yf/domain/claim-materials'
import { isBeingRead } from '#features/claims/shared/material-files/file-status.ts'

export interface Section {
  readonly need: MaterialNeed
  readonly materials: readonly ClaimMaterial[]
  readonly isMissing: boolean
}

/** The member has not given its kind, and recognition has not finished. */
const isUnknown = (material: ClaimMaterial) => material.isKindGiven === 0 && isBeingRead(material)

const extraNeed = (kind: MaterialKind): MaterialNeed => ({
  kind,
  name: materialKinds[kind],
  isRequired: 0,
  count: 0,
  hint: '',
})

/** By kind, required ones first. Other kinds appear once there is such a file or an upload in progress. */
export function sectionsOf(
  { needs, materials, checks }: MaterialPage,
  coming: readonly (MaterialKind | undefined)[] = [],
): Section[] {
  const recognised = materials.filter((material) => !isUnknown(material))
  const presentKinds = new Set([...recognised.map(({ kind }) => kind), ...coming])
  const neededKinds = new Set(needs.map(({ kind }) => kind))
  const others = [...presentKinds].flatMap((kind) => (kind && !neededKinds.has(kind) ? extraNeed(kind) : []))
  const visibleNeeds = needs.filter(({ kind, isRequired }) => isRequired === 1 || presentKinds.has(kind))
  return [...visibleNeeds, ...others].map((need) => ({
    need,
    materials: recognised.filter(({ kind }) => kind === need.kind),
    isMissing: checks.some(({ kind, materialKind }) => kind === 'missing' && materialKind === need.kind),
  }))
}

export const unknownOf = ({ materials }: MaterialPage): ClaimMaterial[] => materials.filter(isUnknown)

export const stopsOf = (checks: readonly CheckPoint[]): CheckPoint[] =>
  checks.filter(({ level }) => level === 'stops')

export const warnsOf = (checks: readonly CheckPoint[]): CheckPoint[] =>
  checks.filter(({ level }) => level === 'warns')
