import ipaddr from 'ipaddr.js';

/** A destination inside the operator's network that outgoing requests may reach. */
export interface AllowedDestination {
  /** A name as it is written in the address; null for a network. */
  host: string | null;
  /** Null for a name. */
  network: [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number] | null;
  /** Null for the ports that are always open. */
  port: number | null;
}

const NAME = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9])?$/;

/** Parses `calendar.lan`, `calendar.lan:8080`, `10.0.0.0/8`, `10.1.2.3:8080` or `[fd00::/8]:8443`; null for anything else. */
export function allowedDestinationOf(text: string): AllowedDestination | null {
  const [, bracketed, plain, portText] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const name = (bracketed ?? plain ?? '').toLowerCase();
  const port = portText === undefined ? null : Number(portText);
  if (port !== null && (port < 1 || port > 65_535)) return null;
  const network = networkOf(name);
  if (network) return { host: null, network, port };
  const isAddressLike = bracketed !== undefined || /^[\d./]+$/.test(name);
  return !isAddressLike && NAME.test(name) ? { host: name, network: null, port } : null;
}

function networkOf(text: string): AllowedDestination['network'] {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return [ipaddr.IPv4.parse(text), 32];
  if (ipaddr.IPv6.isValid(text)) return [ipaddr.IPv6.parse(text), 128];
  return ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : null;
}
