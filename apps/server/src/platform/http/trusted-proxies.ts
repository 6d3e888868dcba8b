import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import type { Settings } from '#platform/settings.ts'

/** As the framework asks: whether the one at this address is believed about the one before; 0 is who called us. */
export type Trust = (address: string, hop: number) => boolean

/**
 * Who may say in `X-Forwarded-For` whom he speaks for: so many proxies in a row, each of them at a known address. The
 * header of anybody else is no more than what a caller says of himself, and is not read.
 */
export function trustOf({
  trustedHops,
  trustedProxies,
}: Pick<Settings, 'trustedHops' | 'trustedProxies'>): Trust {
  const known = new BlockList()
  for (const { address, prefix } of trustedProxies)
    known.addSubnet(address, prefix, isIPv6(address) ? 'ipv6' : 'ipv4')
  return (given, hop) => {
    const address = plain(given)
    return hop < trustedHops && (isIPv4(address) ? known.check(address) : known.check(address, 'ipv6'))
  }
}

/**
 * Says once that the header came from somebody who is not believed. It may be a forger; it may be the operator's own
 * proxy, in which case everybody has one address until it is named in the settings.
 */
export function unknownProxyTeller(
  trust: Trust,
  log: Pick<Logger, 'warn'>,
): (request: IncomingMessage) => void {
  let isSaid = false
  return ({ headers, socket }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined || trust(socket.remoteAddress ?? '', 0)) return
    isSaid = true
    log.warn(
      { peer: socket.remoteAddress },
      'X-Forwarded-For came from an address that is not in TRUSTED_PROXIES; it is not read',
    )
  }
}

/** A listener for both protocols writes IPv4 as `::ffff:10.0.0.1`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
