import { supplierOf } from '@yf/domain/equity'

const kinds = { FUYA: 'card', JINGHE: 'card', JINLI: 'doctor' } as const

/** The section of the app for a supplier's packages. */
export function kindOf(supplierCode: string): 'card' | 'doctor' | 'health' {
  const supplier = supplierOf(supplierCode)
  return supplier && supplier in kinds ? kinds[supplier as keyof typeof kinds] : 'health'
}
