import type { AdminCanvas } from '@yf/contract/mall-admin'
import type { CanvasBlockKind } from '@yf/domain/mall-canvas'
import { bannerPictures, productPictures } from '@yf/domain/mall-pictures'

export type Block = AdminCanvas['blocks'][number]
export type BlockItem = Block['items'][number]

/** Whose page: without a company the default page of all companies that have none of their own. */
export interface CanvasOf {
  readonly companyId?: string
}

export const newBlock = (kind: CanvasBlockKind, id: string): Block => ({
  id,
  kind,
  title: '',
  items: kind === 'banner' || kind === 'grid' ? [newItem(kind)] : [],
  productIds: [],
  until: null,
})

export const newItem = (kind: CanvasBlockKind): BlockItem => ({
  picture: (kind === 'banner' ? bannerPictures : productPictures)[0] ?? '',
  title: '',
  note: '',
  link: '',
})

/** The list with one item moved; beyond the ends it is unchanged. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), one, ...rest.slice(to)]
}

export const replaced = <T>(list: readonly T[], at: number, one: T): T[] =>
  list.map((old, index) => (index === at ? one : old))

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at)
