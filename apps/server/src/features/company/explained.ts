type ExplanationFields = Record<'code' | 'audience' | 'usage' | 'rules', string>

/** The description of a benefit: the part common to benefits and medical services. */
export const explained = ({ code, audience, usage, rules }: ExplanationFields): ExplanationFields => ({
  code,
  audience,
  usage,
  rules,
})
