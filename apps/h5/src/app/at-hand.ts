/**
 * What speaks for the app, in one file: when there is no network any more it must be here already, dialogs too, though
 * they are asked for elsewhere.
 */
import '#ui/dialog/confirm.tsx'

export { followNetwork } from './offline.tsx'
export { toast } from '#ui/toast/toast.ts'
export { hideLoading, setLoadingLogo, showLoading } from '#ui/loading/loading.ts'
