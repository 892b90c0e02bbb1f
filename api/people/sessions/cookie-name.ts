/**
 * On https the `__Host-` prefix lets no sub-domain and no plain page set the cookie. A browser drops such a cookie on
 * plain http, where a salon is tried out, so there it has an ordinary name.
 */
export const cookieName = (publicUrl: string, name: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;
