import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import type { Settings } from '#platform/settings.ts'

/** In the framework's form: whether the hop at this address is trusted about the one before; 0 is our direct peer. */
export type TrustHop = (address: string, hop: number) => boolean

/**
 * Proxies whose `X-Forwarded-For` is trusted: this many in a row, each at a known address. The header of any other
 * sender is only a claim by that caller and is ignored.
 */
export function trustOf({
  trustedHops,
  trustedProxies,
}: Pick<Settings, 'trustedHops' | 'trustedProxies'>): TrustHop {
  const proxies = new BlockList()
  for (const { address, prefix } of trustedProxies)
    proxies.addSubnet(address, prefix, isIPv6(address) ? 'ipv6' : 'ipv4')
  return (forwarded, hop) => {
    const address = plain(forwarded)
    return hop < trustedHops && (isIPv4(address) ? proxies.check(address) : proxies.check(address, 'ipv6'))
  }
}

/**
 * Reports once that an untrusted sender set the header. It may be a forger; it may be the operator's own proxy, in
 * which case all clients share one address until the settings list it.
 */
export function unknownProxyWarner(
  trust: TrustHop,
  log: Pick<Logger, 'warn'>,
): (request: IncomingMessage) => void {
  let isLogged = false
  return ({ headers, socket }) => {
    if (isLogged || headers['x-forwarded-for'] === undefined || trust(socket.remoteAddress ?? '', 0)) return
    isLogged = true
    log.warn(
      { peer: socket.remoteAddress },
      'X-Forwarded-For came from an address that is not in TRUSTED_PROXIES; it is not read',
    )
  }
}

/** A dual-stack listener writes IPv4 as `::ffff:10.0.0.1`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
