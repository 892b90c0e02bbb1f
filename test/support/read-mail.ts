/** An email as a person sees it, with its headers. */
export interface ReadMail {
  subject: string;
  /** One header, unfolded and decoded; empty if missing. */
  header: (name: string) => string;
  text: string;
  html: string;
  /** The calendar file with its lines unfolded; empty if the email has none. */
  calendar: string;
}

interface Part {
  header: (name: string) => string;
  body: string;
}

/** Reads the salon's emails: nested parts, base64 and quoted-printable, encoded words in headers. */
export function readMail(raw: string): ReadMail {
  const whole = partOf(raw);
  const leaves = leavesOf(whole);
  const content = (type: string) => {
    const part = leaves.find(({ header }) => header('content-type').startsWith(type));
    return part ? decodedBody(part) : '';
  };
  return {
    subject: whole.header('subject'),
    header: whole.header,
    text: content('text/plain').replaceAll('\r\n', '\n'),
    html: content('text/html'),
    calendar: content('text/calendar').replaceAll('\r\n ', ''),
  };
}

function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
    }),
  );
  return { header: (name) => headers.get(name.toLowerCase()) ?? '', body: raw.slice(end + 4) };
}

function leavesOf(part: Part): Part[] {
  const [, boundary] = /boundary="?([^";]+)/.exec(part.header('content-type')) ?? [];
  if (boundary === undefined) return [part];
  const [, ...pieces] = part.body.split(`--${boundary}`);
  return pieces
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) => leavesOf(partOf(piece.replace(/^\r\n/, '').replace(/\r\n$/, ''))));
}

function decodedBody({ header, body }: Part): string {
  switch (header('content-transfer-encoding')) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return unquoted(body.replaceAll('=\r\n', ''));
    default:
      return body;
  }
}

const unquoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodedWords = (text: string): string =>
  text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : unquoted(word.replaceAll('_', ' ')),
    );
