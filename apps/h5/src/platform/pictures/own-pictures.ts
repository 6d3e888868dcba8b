import { useSession } from '#platform/session/session.ts'

/** An img tag cannot send a token, so the member's own pictures are fetched and shown as local URLs. */
const sources = new Map<string, Promise<string>>()
const most = 80

function release(url: string): void {
  const source = sources.get(url)
  sources.delete(url)
  void source?.then(
    (src) => URL.revokeObjectURL(src),
    () => undefined,
  )
}

// Pictures of one member are not left for the next.
useSession.subscribe((now, before) => {
  if (now.token !== before.token && now.userInfo?.baseId !== before.userInfo?.baseId) {
    for (const url of sources.keys()) release(url)
  }
})

async function load(url: string): Promise<string> {
  const headers = { Authorization: `Bearer ${useSession.getState().token}` }
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`the picture answered ${response.status}`)
  return URL.createObjectURL(await response.blob())
}

function remember(url: string, source: Promise<string>): Promise<string> {
  sources.set(url, source)
  source.catch(() => sources.delete(url))
  const [oldest] = sources.keys()
  if (sources.size > most && oldest !== undefined) release(oldest)
  return source
}

export const ownPicture = (url: string): Promise<string> => sources.get(url) ?? remember(url, load(url))

/** A picture just uploaded need not be fetched. */
export const keepOwnPicture = (url: string, file: Blob): void =>
  void remember(url, Promise.resolve(URL.createObjectURL(file)))
