import type { LinkTab } from '#ui/link-tabs/link-tabs.tsx'
import { linkTo, useLocation } from './navigation.ts'
import type { Path } from './register.ts'

interface Lists<List extends string> {
  readonly tabs: readonly LinkTab<List>[]
  /** The list in the URL, otherwise the first; and its page number. */
  useList(): { readonly list: List; readonly pageNo: number }
}

/** The lists of one page, each with its own URL: `/orders?list=open&page=2`. */
export function listsAt<List extends string>(path: Path, names: Readonly<Record<List, string>>): Lists<List> {
  const all = Object.keys(names) as List[]
  return {
    tabs: all.map((value) => ({ value, name: names[value], href: linkTo(path, { list: value }) })),
    useList: () => {
      const { query, pageNo } = useLocation()
      return { list: all.find((one) => one === query['list']) ?? all[0]!, pageNo }
    },
  }
}
