import type { CompanyEquity, HighMedicalService } from '@yf/contract/company'
import { leftText, supplierOf } from '@yf/domain/equity'
import { formatFen } from '@yf/domain/money'
import {
  endText,
  packageState,
  welfareState,
  type MemberEquity,
  type Package,
  type EquityStatus,
  type Welfare,
} from '#features/equity/shared/equity.ts'

/** An offer of the company: one of its benefits or a service of its medical partners. */
export type CompanyOffer = Pick<
  CompanyEquity & HighMedicalService,
  'id' | 'name' | 'summary' | 'code' | 'audience' | 'usage' | 'rules'
> &
  Partial<
    Pick<CompanyEquity, 'endDt' | 'giftName'> & Pick<HighMedicalService, 'provider' | 'phone' | 'priceFen'>
  >

/** The member's share of an offer. */
export type OfferRight =
  | { readonly kind: 'insured'; readonly policies: number }
  | { readonly kind: 'package'; readonly item: Package }
  | { readonly kind: 'gift'; readonly gift: Welfare }
  /** No right is needed: available to everyone. */
  | { readonly kind: 'everybody' }
  | { readonly kind: 'absent' }

/** 心理咨询 has several codes at one supplier; a code without a supplier only means itself. */
const isUsedBy = (code: string) => (item: Package) =>
  supplierOf(code)
    ? supplierOf(item.packageSupplierCode) === supplierOf(code)
    : item.packageSupplierCode === code

/** The member's rows are sorted with usable ones first, so the first is the one to show. */
export function offerRightOf(
  { code, name, giftName }: Pick<CompanyOffer, 'code' | 'name' | 'giftName'>,
  mine: MemberEquity,
): OfferRight {
  if (code === '') return { kind: 'everybody' }
  if (code === 'INSURANCE') {
    const policies = mine.policies.filter(({ useful }) => useful).length
    return policies > 0 ? { kind: 'insured', policies } : { kind: 'absent' }
  }
  if (code === 'WELFARE') {
    // The company's name for it may differ from the gift's name.
    const gift = mine.welfare.find((one) => one.name.includes(giftName || name))
    return gift ? { kind: 'gift', gift } : { kind: 'absent' }
  }
  const item = mine.packages.find(isUsedBy(code))
  return item ? { kind: 'package', item } : { kind: 'absent' }
}

/** Whether the member could use it today. */
export function isUsable(right: OfferRight): boolean {
  if (right.kind === 'package') return packageState(right.item).tone === 'success'
  return right.kind === 'gift' ? right.gift.useful : right.kind !== 'absent'
}

/** A service that the company does not grant can still be arranged by phone. */
const isSelfPaid = ({ phone, priceFen = 0 }: CompanyOffer) => Boolean(phone) && priceFen > 0

export function stateOf(offer: CompanyOffer, right: OfferRight): EquityStatus {
  switch (right.kind) {
    case 'insured':
      return { word: '保障中', tone: 'success' }
    case 'package':
      return packageState(right.item)
    case 'gift':
      return welfareState(right.gift)
    case 'everybody':
      return { word: offer.phone ? '可预约' : '全员享有', tone: 'success' }
    case 'absent':
      return isSelfPaid(offer) ? { word: '可自费', tone: 'info' } : { word: '未开通', tone: 'neutral' }
  }
}

/** The remaining amount in one line. */
export function leftOf(offer: CompanyOffer, right: OfferRight): string {
  switch (right.kind) {
    case 'insured':
      return `${right.policies} 份保单保障中`
    case 'package':
      return leftText(right.item)
    case 'gift':
      return endText(right.gift.endDt)
    case 'everybody':
      return '企业承担，您无需付费'
    case 'absent':
      return isSelfPaid(offer)
        ? `企业未为您购买，可自费 ${formatFen(offer.priceFen ?? 0)}`
        : '企业尚未为您开通'
  }
}
