import { benefitSuppliers, type BenefitSupplier } from '@yf/domain/equity'
import { Select, type SelectProps } from 'antd'

const choices = (Object.keys(benefitSuppliers) as BenefitSupplier[]).map((value) => ({
  value,
  label: benefitSuppliers[value],
  title: benefitSuppliers[value],
}))

/** The partner on whose pages a benefit is used. */
export const SupplierSelect = (props: Omit<SelectProps<BenefitSupplier>, 'options'>) => (
  <Select<BenefitSupplier> {...props} options={choices} />
)
