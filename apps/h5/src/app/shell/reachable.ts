/** Data of a development server (`app/preview-help.ts`); production has no such response. */
export interface AboutPreview {
  /** The origin at which another device of the same network reaches it; null without such a network. */
  readonly origin: string | null
  readonly accounts: readonly { readonly phone: string; readonly name: string; readonly who: string }[]
  readonly password: string
}

export async function askAboutPreview(): Promise<AboutPreview | null> {
  try {
    const answer = await fetch('/preview/about.json')
    return answer.ok ? ((await answer.json()) as AboutPreview) : null
  } catch {
    return null
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.')

/** The address of this page for another phone, where localhost is meaningless. Null if there is none. */
export function reachableFrom(
  {
    hostname,
    origin,
    pathname,
    search,
    hash,
  }: Pick<Location, 'hostname' | 'origin' | 'pathname' | 'search' | 'hash'>,
  about: Pick<AboutPreview, 'origin'> | null,
): string | null {
  const at = isLoopback(hostname) ? (about?.origin ?? null) : origin
  return at && at + pathname + search + hash
}
