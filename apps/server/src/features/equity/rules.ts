/** Beginning and end of a policy number are enough to tell one's own policies apart. */
export const maskPolicyNo = (policyNo: string): string =>
  policyNo.length > 8
    ? `${policyNo.slice(0, 4)}${'*'.repeat(policyNo.length - 8)}${policyNo.slice(-4)}`
    : '*'.repeat(policyNo.length)
