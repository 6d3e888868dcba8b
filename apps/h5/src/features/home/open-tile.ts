import { startClaim } from '#features/claims/shared/entry/start-claim.ts'
import { openAddress, openSite } from '#platform/handoff/open-site.ts'
import { go } from '#platform/navigation/go.ts'
import type { TileOpening } from './tiles.ts'

/** True if the tile leaves the page; the page itself handles what opens over it. */
export function leaveBy(opening: TileOpening): boolean {
  if ('path' in opening) {
    // Every path of the registry is complete, without parameters.
    go(opening.path as '/home')
    return true
  }
  if ('address' in opening) {
    openAddress(opening.address)
    return true
  }
  if ('site' in opening) {
    void openSite(opening.site, opening.at ? { path: opening.at } : {})
    return true
  }
  if ('does' in opening) {
    void startClaim()
    return true
  }
  return false
}
