type Words = Record<'code' | 'audience' | 'usage' | 'rules', string>

/** What a benefit is to one of the company's people: the part that its benefits and its medical services share. */
export const explained = ({ code, audience, usage, rules }: Words): Words => ({
  code,
  audience,
  usage,
  rules,
})
