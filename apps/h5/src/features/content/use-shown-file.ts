import { equityCalls } from '@yf/contract/equity'
import { isOwnFile } from '#platform/files/own-file.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { useSession } from '#platform/session/session.ts'

export type ShownFile =
  | { readonly kind: 'known'; readonly url: string; readonly name: string }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly words: string; readonly retry: () => void }
  /** Something was asked for that is not ours to show. */
  | { readonly kind: 'none' }
  /** Nothing was asked for. */
  | { readonly kind: 'unasked' }

/** `?url=/files/…&name=` or `?id=` of an operation manual. Any other address is none. */
export function useShownFile(): ShownFile {
  const { url, id, name } = useQueryParams()
  const companyId = useSession((session) => session.currentCompany?.companyId)
  const isManual = !isOwnFile(url) && Boolean(id)
  const manuals = useQueryOf(
    equityCalls.manuals,
    { companyId: companyId ?? '' },
    { enabled: isManual && companyId !== undefined, silent: true },
  )
  if (isOwnFile(url)) return { kind: 'known', url, name: name?.slice(0, 60) || '文件预览' }
  if (!isManual) return { kind: url ? 'none' : 'unasked' }
  if (manuals.isPending) return { kind: 'loading' }
  if (manuals.isError)
    return { kind: 'failed', words: manuals.error?.message ?? '', retry: () => void manuals.refetch() }
  const manual = manuals.data?.find((one) => one.id === id)
  return manual && isOwnFile(manual.url)
    ? { kind: 'known', url: manual.url, name: manual.name }
    : { kind: 'none' }
}
