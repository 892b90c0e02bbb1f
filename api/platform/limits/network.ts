import ipaddr from 'ipaddr.js';

const NETWORK_BITS = 64;
const MAX_LENGTH = 64;

/**
 * The unit for counting callers: an IPv4 address as it is, an IPv6 address by its first 64 bits, because one
 * household owns all the rest. An IPv4 address mapped into IPv6 counts as IPv4.
 */
export function networkOf(address: string | undefined): string {
  const bare = withoutPort((address ?? '').trim().toLowerCase());
  // The library also accepts octal, hexadecimal and shortened addresses, which no socket reports.
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return bare;
  if (!ipaddr.IPv6.isValid(bare)) return bare.slice(0, MAX_LENGTH);
  const ip = ipaddr.process(bare);
  if (ip.kind() === 'ipv4') return ip.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(bare)}/${NETWORK_BITS}`);
  return `${network
    .toNormalizedString()
    .split(':')
    .slice(0, NETWORK_BITS / 16)
    .join(':')}::/${NETWORK_BITS}`;
}

/**
 * The addresses that one person can easily obtain: an IPv4 /24, and an IPv6 /48, which providers assign to a single
 * customer. Too coarse for refusing anyone; right for granting something once per person.
 */
export function widerNetworkOf(address: string | undefined): string {
  const network = networkOf(address).replace(/\/\d+$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  if (!ipaddr.IPv6.isValid(network)) return network;
  return `${ipaddr.IPv6.parse(network).toNormalizedString().split(':').slice(0, 3).join(':')}::/48`;
}

const withoutZone = (address: string): string => address.split('%')[0] ?? '';

/** Proxies write `203.0.113.7:443` and `[2001:db8::1]:443`. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
