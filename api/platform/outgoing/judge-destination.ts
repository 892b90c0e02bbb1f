import ipaddr from 'ipaddr.js';
import type { AllowedDestination } from '../../config/allowed-destination.js';

/** Ports of https. Others belong to services that expect no visitor. */
const openPorts = [443, 8443];

/** Public addresses where clouds keep the keys of their machines. */
const metadataAddresses = ['168.63.129.16'];

/** The host without the brackets of an IPv6 address and the final dot of a complete name. */
export const hostOf = (url: URL): string => url.hostname.replaceAll(/^\[|\]$|\.$/g, '');

const portOf = (url: URL): number => (url.port === '' ? 443 : Number(url.port));

/** True for an https address without credentials, whose port is open or allowed for that host. */
export function isGoodUrl(url: URL, allowed: readonly AllowedDestination[]): boolean {
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const port = portOf(url);
  // Which network it is in, and whether that one has this port, is decided once the address is known.
  return openPorts.includes(port) || allowed.some((destination) => destination.port === port);
}

/** True if this address, to which the host of the URL leads, may be dialled. */
export function mayDial(url: URL, address: string, allowed: readonly AllowedDestination[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address mapped into IPv6 reaches the same machine.
  const ip = ipaddr.process(address);
  const port = portOf(url);
  const isOpenPort = openPorts.includes(port);
  const isAllowed = allowed.some(
    (destination) =>
      (destination.port === null ? isOpenPort : destination.port === port) &&
      (destination.host === hostOf(url) || isWithin(ip, destination.network)),
  );
  return isAllowed || (isOpenPort && isPublic(ip));
}

/** True outside every range that is private, local, multicast, reserved or leads into IPv4. */
const isPublic = (ip: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  ip.range() === 'unicast' &&
  // All addresses of the public IPv6 internet begin here. `::7f00:1` is an old way to write 127.0.0.1.
  (ip.kind() === 'ipv4' || ip.match(ipaddr.IPv6.parse('2000::'), 3)) &&
  !metadataAddresses.includes(ip.toString());

const isWithin = (ip: ipaddr.IPv4 | ipaddr.IPv6, network: AllowedDestination['network']): boolean =>
  network !== null && ip.kind() === network[0].kind() && ip.match(network);
