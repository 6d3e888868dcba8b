export interface MenuEntry {
  readonly title: string
  readonly group: string
  readonly roles: readonly string[]
}

/** The test of the console's menu names the pages of each role in menu order: the new one comes last in its group. */
export function withMenuEntry(test: string, routes: string, { title, group, roles }: MenuEntry): string {
  const groups = [...(/export const groups = \{([^}]*)\}/.exec(routes)?.[1] ?? '').matchAll(/(\w+):/g)]
  const order = new Map(groups.map(([, name = ''], at) => [name, at]))
  const rows = [...routes.matchAll(/screen\(\s*'(\w+)',\s*'[^']+',\s*'([^']+)'/g)]
  const groupOf = new Map(rows.map(([, name = '', shown = '']) => [shown, order.get(name) ?? 0]))
  const own = order.get(group) ?? 0
  return test.replaceAll(/\['(\w+)', \[('[^\]]*')\]\]/g, (line, role: string, list: string) => {
    if (!roles.includes(role)) return line
    const titles = [...list.matchAll(/'([^']*)'/g)].map(([, one = '']) => one)
    const before = titles.findLastIndex((one) => (groupOf.get(one) ?? 0) <= own) + 1
    const shown = titles.toSpliced(before, 0, title).map((one) => `'${one}'`)
    return `['${role}', [${shown.join(', ')}]]`
  })
}
