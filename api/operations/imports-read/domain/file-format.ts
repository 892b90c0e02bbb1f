/** The format of a file, recognised by its bytes; its name does not matter. */
export type FileFormat =
  | 'calendar'
  | 'gzip'
  | 'old-spreadsheet'
  | 'spreadsheet'
  | 'sql-dump'
  | 'text'
  | 'vcard';

const signatures: readonly [FileFormat, readonly number[]][] = [
  ['gzip', [0x1f, 0x8b]],
  ['spreadsheet', [0x50, 0x4b, 0x03, 0x04]],
  // Also what a spreadsheet with a password is wrapped in.
  ['old-spreadsheet', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

/** The format of packed and binary files; null for text. */
export const packedFormatOf = (bytes: Uint8Array): FileFormat | null =>
  signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0] ?? null;

/** The format of a file that is text. */
export function textFormatOf(text: string): FileFormat {
  const start = text.slice(0, 20_000).trimStart();
  if (/^BEGIN:VCARD\b/i.test(start)) return 'vcard';
  if (/^BEGIN:VCALENDAR\b/i.test(start)) return 'calendar';
  if (/^(--|\/\*|#|SET |CREATE |INSERT |DROP |LOCK |USE )/i.test(start) && isSql(text)) return 'sql-dump';
  return 'text';
}

const isSql = (text: string): boolean => /\b(CREATE TABLE|INSERT INTO)\b/i.test(text.slice(0, 1_000_000));
