import { createGunzip } from 'node:zlib';
import { readCalendar } from './calendar.reader.js';
import { readCsv } from './csv.reader.js';
import { decodeText } from './decode-text.js';
import { expandsTooMuch, MAX_FILE_BYTES } from './domain/bounds.js';
import { FileFaultError } from './domain/file-fault.js';
import { packedFormatOf, textFormatOf } from './domain/file-format.js';
import type { ForeignTable } from './domain/foreign-table.js';
import { readSqlDump } from './sql-dump.reader.js';
import { readVcards } from './vcard.reader.js';
import { readSpreadsheet } from './xlsx.reader.js';

/**
 * Reads a file of another system, whatever its name says. Throws a `FileFaultError` for one that can't be read.
 * Needs time and memory in proportion to the file: call it in the worker only.
 */
export async function readForeignFile(bytes: Buffer): Promise<ForeignTable[]> {
  if (bytes.length > MAX_FILE_BYTES) throw new FileFaultError('tooLarge');
  const tables = await tablesOf(bytes);
  if (tables.length === 0) throw new FileFaultError('empty');
  return tables;
}

async function tablesOf(bytes: Buffer): Promise<ForeignTable[]> {
  if (bytes.length === 0) throw new FileFaultError('empty');
  const packed = packedFormatOf(bytes);
  if (packed === 'spreadsheet') return readSpreadsheet(bytes);
  if (packed === 'old-spreadsheet') throw new FileFaultError('oldSpreadsheet');
  const text = decodeText(packed === 'gzip' ? await gunzipped(bytes) : bytes);
  const format = textFormatOf(text);
  if (format === 'vcard') return readVcards(text);
  if (format === 'calendar') return readCalendar(text);
  return format === 'sql-dump' ? readSqlDump(text) : readCsv(text);
}

/** Stops as soon as it has expanded too far. */
async function gunzipped(bytes: Buffer): Promise<Buffer> {
  const gunzip = createGunzip();
  gunzip.end(bytes);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of gunzip) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (expandsTooMuch(bytes.length, length)) throw new FileFaultError('expandsTooMuch');
    }
  } catch (error) {
    throw error instanceof FileFaultError ? error : new FileFaultError('damaged');
  } finally {
    gunzip.destroy();
  }
  return Buffer.concat(chunks);
}
