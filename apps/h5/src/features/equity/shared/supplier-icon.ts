import { supplierOf, type Supplier } from '@yf/domain/equity'
import type { IconName } from '#ui/icon/names.ts'

const icons: Record<Supplier, IconName> = {
  EAP: 'smile',
  SLEEP: 'moon',
  JINLI: 'stethoscope',
  FUYA: 'hospital',
  JINGHE: 'heart',
  FENGSHI: 'exam',
  HIGH_EXAM: 'exam',
  DRUG: 'pill',
  EXAM: 'exam',
  OFFLINE: 'calendar',
}

export const supplierIcon = (code: string): IconName => {
  const supplier = supplierOf(code)
  return supplier ? icons[supplier] : 'card'
}
