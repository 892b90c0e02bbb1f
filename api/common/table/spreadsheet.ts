import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { TableCell } from './cells.js';

/** Excel opens no longer sheets, headings included. */
const MAX_ROWS = 1_048_576;

/** Excel takes a file with a longer cell for damaged. */
const MAX_CELL = 32_767;

type Pieces = AsyncIterable<TableCell[][]> | Iterable<TableCell[][]>;

/**
 * The table as an XLSX file, written while it is read. Texts are text cells: neither a formula, nor a date, nor a
 * number without its zeros. Rows that don't fit on a sheet go to the next one, which has the headings too.
 */
export function spreadsheetOf(columns: readonly string[], pieces: Pieces, mostRows = MAX_ROWS): Readable {
  const zip = new ZipFile();
  const file = new PassThrough();
  zip.on('error', (error: Error) => file.destroy(error));
  zip.outputStream.pipe(file);
  const rows = new RowsInSheets(columns, pieces, mostRows);
  const addSheet = (number: number): void => {
    const sheet = Readable.from(rows.sheet());
    sheet.once('error', (error) => file.destroy(error));
    sheet.once('end', () => (rows.isDone ? addWorkbook(zip, number) : addSheet(number + 1)));
    zip.addReadStream(sheet, `xl/worksheets/sheet${number}.xml`, entry);
  };
  addSheet(1);
  return file;
}

/** The file says nothing about when it was made: its name has the day. */
const entry = { mtime: new Date(1980, 0, 2), forceDosTimestamp: true, compressionLevel: 4 };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The cell styles in `styles`, by place. */
const TEXT = 1;
const AMOUNT = 2;
const HEADING = 3;

/** Texts have the format of texts, so that they also stay what they are when someone edits them. */
const styles = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The headings stay in sight. */
const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>`;

/** Without the last part, Excel would mark each phone number as a mistake. */
const sheetEnd = (rows: number): string =>
  `</sheetData><ignoredErrors><ignoredError sqref="A1:XFD${rows}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;

function addWorkbook(zip: ZipFile, sheets: number): void {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const each = (xml: (number: number) => string): string => numbers.map(xml).join('');
  const parts = {
    'xl/styles.xml': styles,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((n) => `<sheet name="Parlour${n === 1 ? '' : ` ${n}`}" sheetId="${n}" r:id="sheet${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="sheet${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="styles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="workbook" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
  };
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name, entry);
  zip.end();
}

/** Hands out the rows sheet by sheet, and reads the next ones only when those before have been written. */
class RowsInSheets {
  isDone = false;
  private readonly pieces: AsyncIterator<TableCell[][]> | Iterator<TableCell[][]>;
  /** Rows that were read and didn't fit on the sheet. */
  private left: TableCell[][] = [];

  constructor(
    private readonly columns: readonly string[],
    pieces: Pieces,
    private readonly mostRows: number,
  ) {
    this.pieces = Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]();
  }

  async *sheet(): AsyncGenerator<string> {
    yield SHEET_START + rowXml(this.columns, 1, HEADING);
    let rows = 1;
    for (;;) {
      if (this.left.length === 0) {
        const next = await this.pieces.next();
        if (next.done) {
          this.isDone = true;
          break;
        }
        this.left = next.value;
      }
      const fitting = this.left.slice(0, this.mostRows - rows);
      this.left = this.left.slice(fitting.length);
      if (fitting.length > 0) yield fitting.map((cells, index) => rowXml(cells, rows + index + 1)).join('');
      rows += fitting.length;
      if (this.left.length > 0) break;
    }
    yield sheetEnd(rows);
  }
}

function rowXml(cells: readonly TableCell[], row: number, style = TEXT): string {
  let xml = `<row r="${row}">`;
  for (const [column, cell] of cells.entries()) xml += cellXml(cell, letters(column) + row, style);
  return `${xml}</row>`;
}

function cellXml(cell: TableCell, place: string, style: number): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${place}" s="${AMOUNT}"><v>${cell.amount.toFixed(2)}</v></c>`;
  if (cell === '') return '';
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

/** `A` to `ZZ`. */
const letters = (column: number): string =>
  (column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))) +
  String.fromCharCode(65 + (column % 26));

/** Without characters that XML can't have. In such a file, `_x0041_` would mean an A. */
const xmlText = (text: string): string =>
  text
    .slice(0, MAX_CELL)
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
