type Words = Record<'code' | 'audience' | 'usage' | 'rules', string>

/** The description of a benefit: the part common to benefits and medical services. */
export const explained = ({ code, audience, usage, rules }: Words): Words => ({
  code,
  audience,
  usage,
  rules,
})
