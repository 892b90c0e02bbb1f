const MAX_CHARACTERS = 320;

/**
 * The mailbox behind an address as it was typed: capitals, look-alike forms of a letter and a `+tag` lead to the same
 * one. Coarser than what accounts are compared by, which is right for counting and for nothing else.
 */
export function mailboxOf(email: string): string {
  const plain = email.slice(0, MAX_CHARACTERS).normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  const at = plain.lastIndexOf('@');
  if (at < 0) return plain;
  const [name = ''] = plain.slice(0, at).split('+');
  return `${name}${plain.slice(at)}`;
}
