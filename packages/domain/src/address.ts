/** Delivery addresses: their limits and their formatting. */
export const mostAddresses = 20

export interface PostalAddress {
  readonly province: string
  readonly city: string
  readonly district: string
  readonly street: string
  readonly detail: string
}

/** A municipality is its own city, and some cities have no districts: repeated names are left out. */
export const regionText = ({ province, city, district, street }: Omit<PostalAddress, 'detail'>): string =>
  [...new Set([province, city, district, street])].filter((part) => part !== '').join(' ')

export const addressText = (address: PostalAddress): string =>
  `${regionText(address)} ${address.detail}`.trim()

export function contactFault(name: string): string | null {
  const typed = name.trim()
  if (typed === '') return '请填写收货人'
  return typed.length > 25 ? '收货人最多25个字' : null
}

export function addressDetailFault(detail: string): string | null {
  const typed = detail.trim()
  if (typed === '') return '请填写详细地址'
  if (typed.length < 2) return '请写清楚街道门牌、楼层房号'
  return typed.length > 120 ? '详细地址最多120个字' : null
}
