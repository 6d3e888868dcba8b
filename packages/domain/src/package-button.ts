import {
  packageStateNames,
  packageStates,
  supplierOf,
  type StoredPackageState,
  type Supplier,
} from './equity.ts'

export interface SupplierButton {
  readonly text: string
  /** A path of the app; null where the card's own page or the partner is the target. */
  readonly path: string | null
}

const supplierButtons: Record<Supplier, SupplierButton> = {
  EAP: { text: '去预约', path: '/eap' },
  SLEEP: { text: '去体验', path: '/somnus' },
  JINLI: { text: '去咨询', path: '/hospital' },
  FUYA: { text: '去使用', path: null },
  JINGHE: { text: '去使用', path: null },
  FENGSHI: { text: '去预约', path: null },
  HIGH_EXAM: { text: '去预约', path: '/highEndPhysicalExamination/highExamInfo' },
  DRUG: { text: '去购药', path: '/RxRecords' },
  EXAM: { text: '去报销', path: '/expense' },
  OFFLINE: { text: '去预约', path: '/appointmentRecords?tab=services' },
}

/** The label of a package's button. Without a target it is plain text. */
export function packageButton(item: {
  readonly packageSupplierCode: string
  readonly status: StoredPackageState
}): {
  readonly text: string
  readonly path: string | null
  readonly enabled: boolean
} {
  if (item.status === packageStates.usedUp || item.status === packageStates.expired)
    return { text: packageStateNames[item.status], path: null, enabled: false }
  const supplier = supplierOf(item.packageSupplierCode)
  const button = supplier ? supplierButtons[supplier] : { text: '去使用', path: null }
  return { ...button, enabled: true }
}
