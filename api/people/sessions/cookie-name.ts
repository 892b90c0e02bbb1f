/**
 * On https, the `__Host-` prefix prevents sub-domains and http pages from setting the cookie. Browsers reject such a
 * cookie on plain http, where people try out a salon, so there it has an ordinary name.
 */
export const cookieName = (publicUrl: string, name: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;
