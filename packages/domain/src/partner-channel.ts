/** How a partner proves whom it sends. */
export const channelKinds = {
  link: '签名链接',
  token: '签名令牌',
  exchange: '票据换取',
} as const
export type ChannelKind = keyof typeof channelKinds

export const channelKindNotes: Readonly<Record<ChannelKind, string>> = {
  link: '合作方用密钥签名登录链接',
  token: '合作方用密钥签发登录令牌',
  exchange: '我们用密钥向合作方换取登录人',
}

/** Part of the address that the partner opens, and of stored identities: it never changes. */
export const isChannelCode = (code: string): boolean => /^[a-z][a-z0-9-]{1,31}$/.test(code)

/** In the address of a login page: 登录来源. */
export const isSupply = (supply: string): boolean => /^[A-Za-z0-9][\w-]{0,63}$/.test(supply)
