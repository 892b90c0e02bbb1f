import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { expandsTooMuch, MAX_CHARACTERS, MAX_COLUMNS } from './domain/bounds.js';
import { FileFaultError } from './domain/file-fault.js';
import { type ForeignTable, TableBuilder } from './domain/foreign-table.js';
import { columnOf, isDateFormat, spreadsheetDate, spreadsheetNumber } from './domain/spreadsheet-cell.js';

/** Files in a spreadsheet, and sheets that are read. */
const MAX_ENTRIES = 2_000;
const MAX_SHEETS = 20;

/** Parts of the workbook that all sheets share. */
interface Workbook {
  sharedTexts: string[];
  /** True for each cell style that shows a date. */
  dateStyles: boolean[];
  startsIn1904: boolean;
}

/**
 * Reads the sheets of an XLSX file. Only the texts and numbers of cells are looked at: macros, links and formulas stay
 * what they are, text. A formula counts as the value that was saved with it.
 */
export async function readSpreadsheet(bytes: Buffer): Promise<ForeignTable[]> {
  const zip = await fromBufferPromise(bytes).catch(damaged);
  const entries = await entriesOf(zip, bytes.length);
  const parse = (name: string, handlers: Handlers) => parseEntry(zip, entries.get(name), handlers);
  const sheets: { name: string; relation: string }[] = [];
  const workbook: Workbook = { sharedTexts: [], dateStyles: [], startsIn1904: false };
  await parse('xl/workbook.xml', {
    open: (tag, { name = '', 'r:id': relation = '', date1904 = '' }) => {
      if (tag === 'sheet' && sheets.length < MAX_SHEETS) sheets.push({ name, relation });
      if (tag === 'workbookPr') workbook.startsIn1904 = /^(1|true)$/.test(date1904);
    },
  });
  if (sheets.length === 0) throw new FileFaultError('unknownFormat');
  const targets = new Map<string, string>();
  await parse('xl/_rels/workbook.xml.rels', {
    open: (tag, { Id = '', Target = '' }) => {
      if (tag === 'Relationship') targets.set(Id, pathOf(Target));
    },
  });
  await parse('xl/styles.xml', stylesInto(workbook.dateStyles));
  await parse('xl/sharedStrings.xml', textsInto(workbook.sharedTexts));
  const tables: ForeignTable[] = [];
  for (const { name, relation } of sheets) {
    const table = new TableBuilder(name);
    await parse(targets.get(relation) ?? '', cellsInto(table, workbook));
    const read = table.finish();
    if (read) tables.push(read);
  }
  return tables;
}

/** Paths are relative to the workbook, unless they start with a slash. */
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

async function entriesOf(zip: ZipFile, packedBytes: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpackedBytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      // A password for the whole file makes it another format; this one is for its parts.
      if (entry.isEncrypted()) throw new FileFaultError('locked');
      unpackedBytes += entry.uncompressedSize;
      if (entries.size >= MAX_ENTRIES || expandsTooMuch(packedBytes, unpackedBytes)) {
        throw new FileFaultError('expandsTooMuch');
      }
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    damaged(error);
  }
  return entries;
}

function damaged(error: unknown): never {
  throw error instanceof FileFaultError ? error : new FileFaultError('damaged');
}

interface Handlers {
  open?: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (tag: string) => void;
}

/** Parses one file of the spreadsheet as it is unpacked. A missing one has nothing in it. */
async function parseEntry(zip: ZipFile, entry: Entry | undefined, handlers: Handlers): Promise<void> {
  if (!entry) return;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(withoutPrefix(name), attributes));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(withoutPrefix(name)));
  parser.on('error', damaged);
  // Entities of a document's own could expand without end.
  parser.on('doctype', () => damaged(null));
  const decoder = new TextDecoder();
  try {
    // The size is checked as it is read: an entry that lies about it is an error.
    const stream: Readable = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) parser.write(decoder.decode(chunk as Buffer, { stream: true }));
    parser.write(decoder.decode()).close();
  } catch (error) {
    damaged(error);
  }
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Characters that XML can't have are written as their number, `_x000D_`. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function stylesInto(dateStyles: boolean[]): Handlers {
  const formats = new Map<string, string>();
  let isInCells = false;
  return {
    open: (tag, { numFmtId = '', formatCode = '' }) => {
      if (tag === 'numFmt') formats.set(numFmtId, formatCode);
      else if (tag === 'cellXfs') isInCells = true;
      else if (tag === 'xf' && isInCells) {
        dateStyles.push(isDateFormat(Number(numFmtId), formats.get(numFmtId)));
      }
    },
    close: (tag) => {
      if (tag === 'cellXfs') isInCells = false;
    },
  };
}

/** The texts that cells share. Readings for Japanese are left out. */
function textsInto(texts: string[]): Handlers {
  let text = '';
  let isText = false;
  let isReading = false;
  let characters = 0;
  return {
    open: (tag) => {
      if (tag === 'si') text = '';
      if (tag === 'rPh') isReading = true;
      isText = tag === 't';
    },
    text: (part) => {
      if (isText && !isReading) text += part;
    },
    close: (tag) => {
      isText = false;
      if (tag === 'rPh') isReading = false;
      if (tag !== 'si') return;
      characters += text.length;
      if (characters > MAX_CHARACTERS) throw new FileFaultError('expandsTooMuch');
      texts.push(unescaped(text));
    },
  };
}

function cellsInto(table: TableBuilder, { sharedTexts, dateStyles, startsIn1904 }: Workbook): Handlers {
  let row: string[] = [];
  let cell = { column: 0, type: '', isDate: false };
  let part: 'f' | 't' | 'v' | null = null;
  let [value, text, formula] = ['', '', ''];

  const shown = (): string => {
    if (cell.type === 's') return sharedTexts[Number(value)] ?? '';
    if (cell.type === 'inlineStr') return unescaped(text);
    if (cell.type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (cell.type === 'e') return '';
    if (value === '') return formula === '' ? '' : `=${formula}`;
    if (cell.type === 'str' || cell.type === 'd') return value;
    return cell.isDate ? spreadsheetDate(value, { startsIn1904 }) : spreadsheetNumber(value);
  };

  return {
    open: (tag, { r = '', s = '', t = '' }) => {
      if (tag === 'row') row = [];
      else if (tag === 'c') {
        cell = { column: columnOf(r) ?? row.length, type: t, isDate: dateStyles[Number(s)] ?? false };
        [value, text, formula] = ['', '', ''];
      }
      part = tag === 'v' || tag === 't' || tag === 'f' ? tag : null;
    },
    text: (added) => {
      if (part === 'v') value += added;
      else if (part === 't') text += added;
      else if (part === 'f') formula += added;
    },
    close: (tag) => {
      part = null;
      if (tag === 'row') table.add(row);
      if (tag !== 'c') return;
      const content = shown();
      if (content === '') return;
      if (cell.column >= MAX_COLUMNS) throw new FileFaultError('tooManyColumns');
      while (row.length < cell.column) row.push('');
      row[cell.column] = content;
    },
  };
}
