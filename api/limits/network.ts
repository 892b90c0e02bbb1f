import { isIPv4, isIPv6 } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;

/**
 * What callers are counted by: an IPv4 address as it is, an IPv6 address by its first 64 bits, because one household
 * has all the others. An IPv4 address in IPv6 clothes is the IPv4 address.
 */
export function networkOf(address: string | undefined): string {
  const [bare = ''] = (address ?? '').trim().toLowerCase().split('%');
  const withoutPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1] ?? bare;
  if (isIPv4(withoutPort)) return withoutPort;
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? bare;
  if (!isIPv6(bracketed)) return withoutPort.slice(0, 64);
  const groups = groupsOf(bracketed);
  return mappedAddress(groups) ?? `${groups.slice(0, GROUPS_OF_A_NETWORK).map(toHex).join(':')}::/64`;
}

const toHex = (group: number): string => group.toString(16);

/** The eight groups of a well-formed IPv6 address, whichever way it is written. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const front = readGroups(head);
  if (tail === undefined) return front;
  const back = readGroups(tail);
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => 0);
  return [...front, ...zeros, ...back];
}

const readGroups = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => (isIPv4(group) ? halves(group) : parseInt(group, 16)));

function halves(address: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

/** The IPv4 address in `::ffff:1.2.3.4`. */
function mappedAddress(groups: number[]): string | null {
  const [, , , , , marker, high = 0, low = 0] = groups;
  if (marker !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
