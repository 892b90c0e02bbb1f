const NAME = 'invitation';

/**
 * Stores an invitation's secret in this tab while its reader logs in, and never in a URL, which servers, proxies and
 * referrers see. Null deletes it.
 */
export function keepInvitation(code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, code);
  } catch {
    // Without storage, they have to open the link from the email again.
  }
}

export function keptInvitation(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}
