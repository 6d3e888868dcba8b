import { BlockList, isIPv4, isIPv6 } from 'node:net'

const networks = new BlockList()
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  networks.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  networks.addSubnet(address, prefix, 'ipv6')

/** Names without a dot, and suffixes that no public name has. */
const names = /^[^.]+$|\.(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|home\.arpa)$/i

/** Whether a host can be reached only from this machine or this network. Names are judged by their form alone. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIPv4(host)) return networks.check(host)
  // An IPv4 address embedded in an IPv6 address is checked as IPv4.
  if (isIPv6(host)) return networks.check(host, 'ipv6')
  return names.test(host)
}
