const NAME = 'invitation';

/**
 * Keeps the secret of an invitation for this tab while its reader logs in, and never in an address: servers, proxies and
 * referrers see those. Null forgets it.
 */
export function keepInvitation(code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, code);
  } catch {
    // Without storage the link is opened from the email once more.
  }
}

export function keptInvitation(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}
