const MAX_CHARACTERS = 320;

/**
 * Normalises a typed address to its mailbox: capitals, look-alike characters and a `+tag` make no difference. Coarser
 * than the comparison of accounts, and meant only for counting.
 */
export function mailboxOf(email: string): string {
  const plain = email.slice(0, MAX_CHARACTERS).normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const [name = ''] = plain.slice(0, at).split('+');
  return `${name}${plain.slice(at)}`;
}
