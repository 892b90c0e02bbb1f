/** The first member of every archive. */
export const MANIFEST = 'manifest.json';

/** The archive format. A version of the app reads this format and earlier ones. */
export const FORMAT = 1;

/**
 * A backup contains everything, for those who run the salon. A hand-over contains the business but no credentials,
 * for its new owner.
 */
export const archiveKinds = ['backup', 'hand-over'] as const;
export type ArchiveKind = (typeof archiveKinds)[number];

export interface Member {
  name: string;
  bytes: number;
  sha256: string;
}

/** An archive's description of itself: everything needed to check it and to build the schema for its rows. */
export interface Manifest {
  format: number;
  kind: ArchiveKind;
  /** The version of the app that wrote it. */
  version: string;
  /** Names of the migrations in its schema. */
  migrations: string[];
  tables: Record<string, { columns: string[]; rows: number }>;
  /** Everything after the manifest, in order. */
  members: Member[];
}

/** More than any of our pictures has. Each is held in memory while it is written. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;

/** Restricted, because it is printed to a terminal. */
const VERSION = /^[0-9A-Za-z.+-]{1,40}$/;

const TABLE = /^tables\/([a-z][a-z0-9_]*)\.ndjson$/;
const PICTURE = /^media\/([0-9a-f]{32}-[1-9][0-9]{0,3}\.(?:avif|webp))$/;

export const tableMember = (table: string): string => `tables/${table}.ndjson`;
export const pictureMember = (file: string): string => `media/${file}`;

/** The table whose rows this member contains; null for any other member. */
export const tableOf = (member: string): string | null => TABLE.exec(member)?.[1] ?? null;

/** The picture file in this member; null for any other member. */
export const pictureOf = (member: string): string | null => PICTURE.exec(member)?.[1] ?? null;

/** The number of rows in the archive, across all tables. */
export const countRows = ({ tables }: Manifest): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** The number of picture files in it. */
export const countPictures = ({ members }: Manifest): number =>
  members.filter(({ name }) => pictureOf(name) !== null).length;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isRising = (values: string[]) =>
  values.every((value, index) => index === 0 || at(values, index - 1) < value);
const at = (values: string[], index: number): string => values[index] ?? '';

const isMember = (value: unknown): value is Member =>
  isObject(value) &&
  isText(value.name) &&
  isCount(value.bytes) &&
  isText(value.sha256) &&
  /^[0-9a-f]{64}$/.test(value.sha256);

const isKind = (value: unknown): value is ArchiveKind => archiveKinds.some((kind) => kind === value);

const isTables = (value: unknown): value is Manifest['tables'] =>
  isObject(value) &&
  Object.values(value).every((table) => isObject(table) && isTexts(table.columns) && isCount(table.rows));

/** Parses the manifest, or returns what is wrong with it. From a newer format, reads only the format number. */
export function parseManifest(text: string): Manifest | { newer: string } | { wrong: string } {
  const json = parsed(text);
  if (!isObject(json) || !isCount(json.format) || json.format < 1)
    return { wrong: `${MANIFEST} is not one of Parlour’s` };
  const version = isText(json.version) && VERSION.test(json.version) ? json.version : '';
  if (version !== '' && json.format > FORMAT) return { newer: version };
  // The first backups did not state their kind.
  const { format, kind = 'backup', migrations, tables, members } = json;
  if (
    version === '' ||
    !isKind(kind) ||
    !isTexts(migrations) ||
    !isTables(tables) ||
    !Array.isArray(members) ||
    !members.every(isMember)
  )
    return { wrong: `${MANIFEST} lacks what it must say` };
  const unknown = members.find(({ name }) => tableOf(name) === null && pictureOf(name) === null);
  if (unknown) return { wrong: `${JSON.stringify(unknown.name)} is not the name of a member` };
  const huge = members.find(({ name, bytes }) => pictureOf(name) !== null && bytes > MAX_PICTURE_BYTES);
  if (huge) return { wrong: `${huge.name} is larger than a picture can be` };
  if (!isRising(members.map(({ name }) => name)))
    return { wrong: 'its members are not in order, or one is there twice' };
  const named = members.flatMap(({ name }) => tableOf(name) ?? []);
  if (named.join() !== Object.keys(tables).toSorted().join())
    return { wrong: 'its tables are not its members' };
  return { format, kind, version, migrations, tables, members };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const BLOCK = 512;
const inBlocks = (bytes: number) => Math.ceil(bytes / BLOCK) * BLOCK;

/** The size of a tar with these members: a header each, their contents, and two empty blocks at the end. */
export const tarBytes = (sizes: number[]): number =>
  sizes.reduce((sum, bytes) => sum + BLOCK + inBlocks(bytes), 2 * BLOCK);
