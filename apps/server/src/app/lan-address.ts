import { networkInterfaces } from 'node:os'

type Interfaces = ReturnType<typeof networkInterfaces>

/** Interfaces of containers and tunnels: a phone on the local network cannot reach them. */
const isVirtual = (name: string) =>
  /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|tailscale|zt)/.test(name)

/** Ranges that home and office routers assign, the most common first. */
const usual = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]
const rankOf = (address: string) => {
  const rank = usual.findIndex((range) => range.test(address))
  return rank < 0 ? usual.length : rank
}

/** The address at which another device of the same network reaches this machine; null when there is none. */
export function lanAddress(interfaces: Interfaces = networkInterfaces()): string | null {
  const found = Object.entries(interfaces)
    .flatMap(([name, all = []]) =>
      all.map((one) => ({ ...one, rank: rankOf(one.address) + (isVirtual(name) ? 10 : 0) })),
    )
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .toSorted((one, other) => one.rank - other.rank)
  return found[0]?.address ?? null
}
