/** The blocks of the mall's page, named as in the editor. */
export const canvasBlocks = {
  banner: '轮播图',
  grid: '入口格',
  areas: '积分专区',
  products: '商品推荐',
  countdown: '限时抢购',
} as const
export type CanvasBlockKind = keyof typeof canvasBlocks

export interface CanvasItem {
  readonly picture: string
  readonly title: string
  readonly note: string
  readonly link: string
}

export interface CanvasBlock {
  /** Stays with the block through all versions: the app requests its products by it. */
  readonly id: string
  readonly kind: CanvasBlockKind
  readonly title: string
  /** Of a banner or grid. */
  readonly items: readonly CanvasItem[]
  /** Of a row of products or a countdown. */
  readonly productIds: readonly string[]
  /** End of a countdown, YYYY-MM-DD HH:mm:ss: it is not shown any more from then on. */
  readonly until: string | null
}

export const mostBlocks = 20
const mostItems = { banner: 6, grid: 10 } as const

/** Which lists a kind has at all. */
export const hasItems = (kind: CanvasBlockKind): kind is 'banner' | 'grid' =>
  kind === 'banner' || kind === 'grid'
export const hasProducts = (kind: CanvasBlockKind): boolean => kind === 'products' || kind === 'countdown'

const sitePattern = /^site:\w+(\/[\w/.-]*)?$/
const ownPattern = /^\/(?!\/)[^\s]*$/

/** A path of the app or a partner's site as in themes; nothing else. */
export const isCanvasLink = (link: string): boolean =>
  link === '' || ownPattern.test(link) || sitePattern.test(link)

/** Pictures are our own, so that no third party learns who opens the mall. */
export const isCanvasPicture = (picture: string): boolean => /^\/art\/[\w/.-]+$/.test(picture)

export interface CanvasFault {
  /** The block's position on the page. */
  readonly at: number
  readonly message: string
}

/** The faults to fix before publishing. */
export const canvasFaults = (blocks: readonly CanvasBlock[]): CanvasFault[] =>
  blocks.flatMap((block, at) => blockFaults(block).map((message) => ({ at, message })))

function blockFaults({ kind, title, items, productIds, until }: CanvasBlock): string[] {
  if (hasItems(kind)) return itemFaults(kind, items)
  if (!hasProducts(kind)) return []
  return [
    ...(title.trim() === '' ? ['请填写标题'] : []),
    ...(productIds.length === 0 ? ['请至少选择一件商品'] : []),
    ...(kind === 'countdown' && until === null ? ['请选择结束时间'] : []),
  ]
}

function itemFaults(kind: 'banner' | 'grid', items: readonly CanvasItem[]): string[] {
  const faults: string[] = []
  if (items.length === 0) faults.push('请至少添加一项')
  if (items.length > mostItems[kind]) faults.push(`最多 ${mostItems[kind]} 项`)
  if (items.some(({ title }) => title.trim() === '')) faults.push('每一项都要有标题')
  if (items.some(({ picture }) => !isCanvasPicture(picture))) faults.push('每一项都要有图片')
  if (items.some(({ link }) => !isCanvasLink(link)))
    faults.push('链接请填写本应用的路径，或 site: 开头的合作站点')
  return faults
}
