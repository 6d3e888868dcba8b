import { cards } from 'bankcard'

export interface CardIssuer {
  readonly bank: string
  readonly kind: string
}

const issuers = new Map<string, CardIssuer>()
for (const { cardBin, len, bankName, cardTypeName } of cards) {
  issuers.set(`${len}:${cardBin}`, { bank: bankName, kind: cardTypeName })
}
const longestPrefix = Math.max(...cards.map(({ cardBin }) => cardBin.length))

/** The bank and the kind of card by the number's first digits; null where no bank issues such numbers of this length. */
export function issuerOf(number: string): CardIssuer | null {
  for (let length = longestPrefix; length >= 3; length -= 1) {
    const issuer = issuers.get(`${number.length}:${number.slice(0, length)}`)
    if (issuer) return issuer
  }
  return null
}
