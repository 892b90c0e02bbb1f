import { plainLogText } from '../../../common/text/plain-log-text.js';

/** The most lines that one report may add to the log, and the longest part of each. */
const MAX_LINES = 10;
const MAX_PART = 200;

/** Browser extensions often violate our policy, which is not our concern. */
const OF_AN_EXTENSION = /^[a-z-]*extension:/i;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const part = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? plainLogText(String(value).slice(0, MAX_PART))
    : '';

/** The violations in a report: a list from the Reporting API, or one report in the older format. */
function violationsIn(report: unknown): Fields[] {
  if (isFields(report)) return isFields(report['csp-report']) ? [report['csp-report']] : [];
  if (!Array.isArray(report)) return [];
  return report
    .filter(isFields)
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => body)
    .filter(isFields);
}

function lineOf(violation: Fields): string | null {
  const either = (...names: string[]) => part(names.map((name) => violation[name]).find(Boolean));
  const directive = either('effectiveDirective', 'effective-directive', 'violated-directive');
  const blocked = either('blockedURL', 'blocked-uri');
  const source = either('sourceFile', 'source-file');
  if (directive === '' || [blocked, source].some((url) => OF_AN_EXTENSION.test(url))) return null;
  const line = either('lineNumber', 'line-number');
  const where = source && ` (${source}${line && `:${line}`})`;
  const page = either('documentURL', 'document-uri');
  return `A page's policy stopped ${directive} of ${blocked || 'nothing named'} on ${page || 'a page not named'}${where}`;
}

/** The reported violations, each as one log line. Anyone can send a report, so any of it may be fabricated. */
export const violationLines = (report: unknown): string[] =>
  violationsIn(report)
    .map(lineOf)
    .filter((line) => line !== null)
    .slice(0, MAX_LINES);
