/** own: restricted to its owner, loaded with the session's token; open: a public address. */
export interface PictureSource {
  readonly kind: 'own' | 'open'
  readonly url: string
}

const ownFile = /^\/files\/[0-9a-f]{32}$/
const art = /^\/art\/[\w-]+\.(svg|png|jpe?g|webp)$/

/** External hosts of our members' pictures: the avatars of WeChat and of the work-chat apps. */
const hosts =
  /^(wx\.qlogo\.cn|thirdwx\.qlogo\.cn|wework\.qpic\.cn|p\.qlogo\.cn|static(-legacy)?\.dingtalk\.com|[\w-]+\.feishucdn\.com)$/

/** Old phones lack URL.canParse. */
function parsed(address: string): URL | null {
  try {
    return address.startsWith('https://') ? new URL(address) : null
  } catch {
    return null
  }
}

/** The address as a permitted picture, or null: script, data and other hosts are rejected. */
export function pictureOf(address: unknown): PictureSource | null {
  if (typeof address !== 'string' || address.length > 1000) return null
  if (ownFile.test(address)) return { kind: 'own', url: address }
  if (art.test(address)) return { kind: 'open', url: address }
  const url = parsed(address)
  if (!url || url.username || url.password || url.port || !hosts.test(url.hostname)) return null
  return { kind: 'open', url: url.href }
}

/** `urls` of an address: a list in JSON, or addresses separated by commas. Forbidden ones are dropped. */
export function picturesOf(text: string | undefined): PictureSource[] {
  if (!text) return []
  return listIn(text)
    .slice(0, 50)
    .flatMap((address) => pictureOf(address) ?? [])
}

function listIn(text: string): unknown[] {
  if (!text.startsWith('[')) return text.split(',')
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
