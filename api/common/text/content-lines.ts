/** A line of an address book or calendar (RFC 6350, RFC 5545): `TEL;TYPE=cell:+49 171 …`. */
export interface ContentLine {
  /** In capitals, without its group. */
  name: string;
  /** In capitals, each with its values. */
  parameters: Map<string, string[]>;
  value: string;
}

/** The characters of a line before its value. */
const MAX_HEAD = 2_000;

/** The characters of a folded line. A longer one is a picture, or hostile. */
const MAX_LINE = 200_000;

/** Joins folded lines, also those of vCard 2.1 that end in `=`, and takes each apart. Skips what is not a line. */
export function* contentLines(text: string): Generator<ContentLine> {
  let pending = '';
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(line)) pending += line.slice(1);
    else if (pending.length < MAX_LINE && isSoftBroken(pending)) pending = pending.slice(0, -1) + line;
    else {
      const read = lineOf(pending);
      if (read) yield read;
      pending = line;
    }
  }
  const last = lineOf(pending);
  if (last) yield last;
}

const isSoftBroken = (line: string): boolean =>
  line.endsWith('=') && /^[^:]*;(ENCODING=)?QUOTED-PRINTABLE[^:]*:/i.test(line);

function lineOf(line: string): ContentLine | null {
  const [found, head] = /^((?:[^":]|"[^"]*")*):/.exec(line.slice(0, MAX_HEAD)) ?? [];
  if (found === undefined || head === undefined) return null;
  const value = line.slice(found.length);
  const [name = '', ...parts] = head.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const parameters = new Map<string, string[]>();
  for (const part of parts) {
    // vCard 2.1 leaves the name of a type or an encoding out: `TEL;CELL`.
    const [, key = 'TYPE', given = ''] = /^(?:([^=]+)=)?(.*)$/s.exec(part) ?? [];
    const values = given.split(',').map((each) => each.replaceAll('"', '').trim());
    parameters.set(key.toUpperCase(), [...(parameters.get(key.toUpperCase()) ?? []), ...values]);
  }
  return { name: name.replace(/^.*\./, '').toUpperCase(), parameters, value: decoded(value, parameters) };
}

/** Decodes quoted-printable, in the line's own character set. */
function decoded(value: string, parameters: Map<string, string[]>): string {
  const ways = [...(parameters.get('ENCODING') ?? []), ...(parameters.get('TYPE') ?? [])];
  if (!ways.some((way) => way.toUpperCase() === 'QUOTED-PRINTABLE')) return value;
  const plain = new TextEncoder();
  const bytes = Buffer.concat(
    [...value.matchAll(/=([0-9A-Fa-f]{2})|[^=]+|=/g)].map(([part, code]) =>
      code === undefined ? plain.encode(part) : Uint8Array.of(Number.parseInt(code, 16)),
    ),
  );
  try {
    return new TextDecoder(parameters.get('CHARSET')?.[0] ?? 'utf-8').decode(bytes);
  } catch {
    // A character set that no one knows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The parts of a value such as a name or an address, at semicolons that are not escaped. */
export const partsOf = (value: string): string[] => value.split(/(?<!\\);/).map(unescaped);

export const unescaped = (value: string): string =>
  value.replaceAll(/\\([nN,;:\\])/g, (_, escape: string) => (/n/i.test(escape) ? '\n' : escape));
