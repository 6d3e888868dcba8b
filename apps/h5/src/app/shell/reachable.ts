/** What a development server says of itself (`app/preview-help.ts`); in production nothing answers there. */
export interface AboutPreview {
  /** Under which another device of the same network finds it; null where there is no such network. */
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

/** The address of this page for another phone: its own machine's address means nothing there. Null where there is none. */
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
