/**
 * What speaks for the app, in one file: when there is no network any more it must be here already, dialogs too, though
 * they are asked for elsewhere.
 */
// oxlint-disable-next-line import/no-unassigned-import -- named, it would be left out as used by nobody here
import '#ui/dialog/confirm.tsx'

export { followNetwork } from './offline.tsx'
export { toast } from '#ui/toast/toast.ts'
export { hideLoading, setLoadingLogo, showLoading } from '#ui/loading/loading.ts'
