import { companyCalls } from '@yf/contract/company'
import { destinationOf, isSiteName, type AllowList, type SiteName } from '@yf/domain/handoff'
import { callFully } from '#platform/http/call.ts'
import { isCallError } from '@yf/client/call-error'
import { say, showLoading } from '#platform/http/feedback.ts'
import { go, goIfOwn } from '#platform/navigation/go.ts'
import { useSession } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import { track } from '#platform/tracking/track.ts'
import { handOffTo } from './current-hand-off.ts'
import { handOffUrl, siteAddress, type SiteTarget } from './hand-off-url.ts'
import { signOnToMall } from './mall-sign-on.ts'
import { loadAllowList } from './sites.ts'

const cannotOpen = '该链接无法打开'

let opening: Promise<void> | null = null

/** Runs one external link at a time, with a loading overlay. The calls show their own errors. */
function once(action: () => Promise<void>): Promise<void> {
  if (opening) return opening
  const endLoading = showLoading()
  opening = action()
    .catch((error: unknown) => {
      if (!isCallError(error)) throw error
    })
    .finally(() => {
      endLoading()
      opening = null
    })
  return opening
}

/** Opens an allowed address: a partner's site with its token, the mall after its sign-on, others with nothing. */
async function leaveFor(address: string | null, allowed: AllowList): Promise<void> {
  const found = destinationOf(address, allowed)
  if (!found || !address) return say(cannotOpen)
  if (found.site === 'mall') {
    storage.mallUrl.write(address)
    await signOnToMall()
    return
  }
  const way = handOffUrl(address, found.site && (await handOffTo(found.site)), allowed)
  if (way) location.assign(way.url)
}

export const openSite = (site: SiteName, target: SiteTarget): Promise<void> =>
  once(async () => {
    track(`handoff.${site}`)
    const allowed = await loadAllowList()
    await leaveFor(siteAddress(site, target, allowed), allowed)
  })

/** Called after the leaving notice. */
export const continueTo = (address: string): Promise<void> =>
  once(async () => leaveFor(address, await loadAllowList()))

/** Our own address in full form, as a partner or notice may contain it: returns the path behind its `#`. */
function ownPart(address: string): string {
  const home = `${location.origin}/#`
  return address.startsWith(home) ? address.slice(home.length) : address
}

/** `site:mall/points`: a page of a partner's site as themes, adverts and benefits name it, in whichever variant. */
const sitePattern = /^site:(\w+)(\/[\w/.-]*)?$/

const videoFile = /\.(mp4|m4v|webm)$/i
/** A video file on our own server, as themes and adverts name it. */
const ownVideo = /^\/[\w/.-]+\.(mp4|m4v|webm)$/i

/** Plays over the page (specification §2, global UI) instead of leaving it. */
async function play(src: string, title: string): Promise<void> {
  const { playVideo } = await import('#ui/video-dialog/play-video.tsx')
  playVideo({ src, title })
}

export async function openAddress(address: string | null, title = '视频'): Promise<void> {
  if (address && goIfOwn(ownPart(address))) return
  if (address && ownVideo.test(address) && !address.startsWith('//')) return play(address, title)
  const [, name = '', path] = sitePattern.exec(address ?? '') ?? []
  if (isSiteName(name)) return openSite(name, path ? { path } : {})
  await once(async () => {
    const found = address ? destinationOf(address, await loadAllowList()) : null
    if (!found || !address) return say(cannotOpen)
    if (videoFile.test(found.url.pathname)) return play(found.url.href, title)
    go('/outreach', { query: { url: address } })
  })
}

/** A link that the server created for this member: nothing is added to it. */
export const openLink = (address: string): Promise<void> =>
  once(async () => {
    const found = destinationOf(address, await loadAllowList())
    if (found) location.assign(found.url.href)
    else say(cannotOpen)
  })

export async function redirectToPartner(): Promise<void> {
  let link: string | null = null
  await once(async () => {
    const { userInfo, currentCompany } = useSession.getState()
    const input = { phone: userInfo?.mobile ?? '', companyId: currentCompany?.companyId }
    const { result, message } = await callFully(companyCalls.redirectPartner, input, { loading: false })
    link = result
    if (result === null) say(message)
  })
  if (link !== null) await openLink(link)
}
