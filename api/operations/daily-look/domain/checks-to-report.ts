/** The parts of a check that decide if anyone is told. */
interface Looked {
  id: string;
  verdict: 'ok' | 'warn' | 'fail';
}

/**
 * The results of a morning check to email to the admins. Failures are reported every day until fixed; warnings only
 * when new, since some may well stay.
 *
 * @param before ids of the checks that were not ok the previous time
 */
export function checksToReport<Check extends Looked>(
  checks: readonly Check[],
  before: readonly string[],
): Check[] {
  const found = checks.filter(({ verdict }) => verdict !== 'ok');
  const isNews = found.some(({ id, verdict }) => verdict === 'fail' || !before.includes(id));
  return isNews ? found : [];
}
