import { identityCalls, type LoginTheme as Wire } from '@yf/contract/identity'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { storage } from '#platform/storage/storage.ts'
import { defaultLoginColor } from './colors.ts'
import { parseColor, printColor, readableOn } from './contrast.ts'

export interface LoginTheme {
  logo: string | null
  phoneIcon: string | null
  hasService: boolean
  backImage: string | null
  color: string
  /** The same colour, dark enough to be readable on white. */
  textColor: string
}

/** A supplier may omit any part. */
export function loginTheme(wire: Partial<Wire> | null): LoginTheme {
  const picture = (part: { content: string } | undefined) => part?.content || null
  const fontColor = wire?.font_color?.content ?? ''
  const color = parseColor(fontColor) ? fontColor : defaultLoginColor
  return {
    logo: picture(wire?.logo),
    phoneIcon: picture(wire?.phone_icon),
    hasService: wire?.service_icon?.content === '1',
    backImage: picture(wire?.back_image),
    color,
    textColor: printColor(readableOn([255, 255, 255], parseColor(color) ?? [0, 0, 0])),
  }
}

/** The supplier that the person came from: from the address, otherwise as stored on an earlier visit. */
export function useSupply(): string | null {
  return useQueryParams()['supply'] ?? storage.supply.read()
}

/** `const { logo, color } = useLoginTheme()`: the defaults apply until the supplier's own theme has loaded. */
export function useLoginTheme(): LoginTheme {
  const supply = useSupply()
  const { data } = useQueryOf(identityCalls.loginPageConfig, supply ? { supply } : {}, {
    staleTime: Infinity,
  })
  return loginTheme(data ?? null)
}
