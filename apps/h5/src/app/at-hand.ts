/**
 * What speaks for the app, in one file: when there is no network any more it must be here already, dialogs and
 * what stands where an answer or a part did not come too, though they are asked for elsewhere.
 */
// oxlint-disable import/no-unassigned-import -- named, they would be left out as used by nobody here
import '#platform/http/failed-state.tsx'
import '#platform/parts/insist.tsx'
import '#ui/dialog/confirm.tsx'

export { askAgain } from './ask-again.ts'
export { lookAgain } from './look-again.ts'
export { followNetwork } from './offline.tsx'
export { toast } from '#ui/toast/toast.ts'
export { hideLoading, setLoadingLogo, showLoading } from '#ui/loading/loading.ts'
