/**
 * Bundles dialogs, error states and fallbacks in one file: they must be loaded before the network fails, although
 * other modules import them, too.
 */
// oxlint-disable import/no-unassigned-import -- named, they would be left out as used by nobody here
import '#platform/http/failed-state.tsx'
import '#platform/parts/retry-import.tsx'
import '#ui/dialog/confirm.tsx'

export { retryFailedLoads } from './retry-failed-loads.ts'
export { refetchOnReturn } from './refetch-on-return.ts'
export { followNetwork } from './offline.tsx'
export { toast } from '#ui/toast/toast.ts'
export { hideLoading, setLoadingLogo, showLoading } from '#ui/loading/loading.ts'
