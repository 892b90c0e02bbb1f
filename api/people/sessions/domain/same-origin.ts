interface Sender {
  /** `Sec-Fetch-Site`, which a page can't forge; missing on plain http. */
  fetchSite: string | undefined;
  origin: string | undefined;
  host: string | undefined;
  publicUrl: string;
}

/**
 * True if a request may use the session cookie: it comes from the salon's own pages, or from no page at all. Programs
 * other than browsers send neither header, and have no cookie that another site could use.
 */
export const isFromOwnPages = ({ fetchSite, origin, host, publicUrl }: Sender): boolean => {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
};
