import ipaddr from 'ipaddr.js';

const NETWORK_BITS = 64;
const MAX_LENGTH = 64;

/**
 * What callers are counted by: an IPv4 address as it is, an IPv6 address by its first 64 bits, because one household
 * has all the others. An IPv4 address mapped into IPv6 is the IPv4 address.
 */
export function networkOf(address: string | undefined): string {
  const bare = withoutPort((address ?? '').trim().toLowerCase());
  // The library also reads addresses in octal, in hexadecimal and with fewer parts. No socket gives one.
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
 * Addresses that one person can have without much trouble: a /24 of IPv4, and a /48 of IPv6, of which providers give each
 * customer one. Too coarse for refusing somebody; right for what is given once to each.
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
