import type { ReadAddress } from '@yf/contract/address'
import { findDistrict } from './find-district.ts'

const nothing: ReadAddress = {
  name: null,
  phone: null,
  districtCode: null,
  province: null,
  city: null,
  district: null,
  street: null,
  detail: null,
}

const labels =
  /(收货人|收件人|联系人|姓名|名字|手机号码?|联系电话|联系方式|电话号码?|电话|手机|收货地址|详细地址|所在地区|地区|地址|街道)\s*[:：]/g
const phones = /(?<!\d)(?:\+?86[- ]?)?(1[3-9]\d)[- ]?(\d{4})[- ]?(\d{4})(?!\d)/
const breaks = /[\s,，;；|。]+/
/** Two to four characters, or a longer name with a dot in it. */
const nameShape = /^(?:[\u4E00-\u9FA5]{2,4}|[\u4E00-\u9FA5]{1,10}·[\u4E00-\u9FA5·]{1,14})$/
const endsLikePlace = /[省市区县州盟旗镇乡村路街道巷号室楼栋座层弄园苑城]$/

/** Parses name, phone and address from a line copied from a chat. The person fills in what was not recognised. */
export function readAddressLine(text: string): ReadAddress {
  const plain = text.normalize('NFKC').replaceAll(labels, ' ')
  const phone = phones.exec(plain)
  const parts = plain.replace(phones, ' ').split(breaks).filter(Boolean)
  const name = nameAmong(parts)
  const address = parts.filter((part) => part !== name).join('')
  return {
    ...nothing,
    name: name ?? null,
    phone: phone ? phone.slice(1).join('') : null,
    ...placeIn(address),
  }
}

/** The name is at the start or the end. */
function nameAmong(parts: readonly string[]): string | undefined {
  const ends = [parts[0], parts.at(-1)].filter((part) => part !== undefined)
  const isName = (part: string) =>
    nameShape.test(part) && !endsLikePlace.test(part) && findDistrict(part) === null
  return parts.length > 1 ? ends.find(isName) : undefined
}

function placeIn(address: string): Partial<ReadAddress> {
  if (address === '') return {}
  const found = findDistrict(address)
  if (!found) return { detail: address }
  const { district, rest } = found
  const street = district.streets.find((one) => rest.startsWith(one)) ?? null
  const detail = street === null ? rest : rest.slice(street.length)
  return {
    districtCode: district.code,
    province: district.province.name,
    city: district.city.name,
    district: district.name,
    street,
    detail: detail === '' ? null : detail,
  }
}
