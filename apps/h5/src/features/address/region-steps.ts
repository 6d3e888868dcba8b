import type { ChosenRegion } from './address-form.ts'

export interface RegionStep {
  /** Empty for a street, which has no lower level. */
  readonly code: string
  readonly name: string
}

export const stepNames = ['省份', '城市', '区县', '街道'] as const
export const streetStep = 3

/** Not every member knows the name of their subdistrict office. */
export const noStreet: RegionStep = { code: '', name: '暂不选择街道' }

/** Official codes begin with those of the parent division: two digits for a province, four for a city. */
export function stepsOf(region: ChosenRegion | null): RegionStep[] {
  if (!region) return []
  const { districtCode, province, city, district, street } = region
  return [
    { code: districtCode.slice(0, 2), name: province },
    { code: districtCode.slice(0, 4), name: city },
    { code: districtCode, name: district },
    street === '' ? noStreet : { code: '', name: street },
  ]
}

export const regionFrom = ([province, city, district, street]: readonly RegionStep[]): ChosenRegion => ({
  districtCode: district?.code ?? '',
  province: province?.name ?? '',
  city: city?.name ?? '',
  district: district?.name ?? '',
  street: !street || street.name === noStreet.name ? '' : street.name,
})
