/** Importing a table of rows: mapped, tried, confirmed, written by a job, and undone as a whole. */
export const importStates = {
  uploaded: '待设置对应列',
  checking: '试算中',
  checked: '待确认',
  refused: '不能导入',
  applying: '导入中',
  done: '已完成',
  undoing: '撤销中',
  undone: '已撤销',
  discarded: '已放弃',
} as const
export type ImportState = keyof typeof importStates

/** What a row would do. */
export const importOutcomes = {
  new: '新增',
  changed: '变更',
  leaving: '离职',
  unchanged: '无变化',
  faulty: '有误',
} as const
export type ImportOutcome = keyof typeof importOutcomes

export const importKinds = { people: '员工与家属' } as const
export type ImportKindName = keyof typeof importKinds

export const mostImportRows = 100_000
export const mostImportColumns = 100
/** Characters of a cell. */
export const longestImportCell = 200
/** An import can be undone, and its rows are kept, for this long. */
export const importKeptDays = 30

export const tooManyRowsText = `一次最多导入 ${mostImportRows.toLocaleString('en-US')} 行，这个文件超过了，请拆分成几个文件`

export interface ImportColumn {
  readonly key: string
  /** As the template names it. */
  readonly title: string
  readonly isRequired: boolean
  /** Other titles under which customers have it. */
  readonly aliases: readonly string[]
  /** For the template: an example, or what is allowed. */
  readonly note: string
}

/** Without what follows in brackets or after a star; 证件号 and 证件号码 are one. */
const tidy = (title: string): string =>
  title
    .replaceAll(/[*（(].*$|\s/g, '')
    .replace(/码$/, '')
    .toLowerCase()

/** The position of each column in a header, by its title or another name for it. A title serves one column. */
export function guessedMapping(
  columns: readonly ImportColumn[],
  header: readonly string[],
): Record<string, number> {
  const titles = header.map(tidy)
  const taken = new Set<number>()
  const found: Record<string, number> = {}
  for (const { key, title, aliases } of columns) {
    const names = new Set([title, ...aliases].map(tidy))
    const at = titles.findIndex((one, index) => one !== '' && !taken.has(index) && names.has(one))
    if (at === -1) continue
    taken.add(at)
    found[key] = at
  }
  return found
}

/** A day as people write it in a cell: 2026-1-5, 2026/01/05, 2026年1月5日, 20260105. Null: it is none of these. */
export function dayIn(text: string): string | null {
  const parts =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]00:00(?::00)?)?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (!parts) return null
  const [, year, month, day] = parts as unknown as [string, string, string, string]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
