/** One check, as far as it decides whether anybody is told. */
interface Looked {
  id: string;
  verdict: 'ok' | 'warn' | 'fail';
}

/**
 * What a morning's look found, if admins should hear of it. What is wrong is told every day until it is mended; what
 * only deserves a look is told when it is new, since some of it may well stay.
 *
 * @param before the checks that were not well the time before, by their ids
 */
export function checksToReport<Check extends Looked>(
  checks: readonly Check[],
  before: readonly string[],
): Check[] {
  const found = checks.filter(({ verdict }) => verdict !== 'ok');
  const isNews = found.some(({ id, verdict }) => verdict === 'fail' || !before.includes(id));
  return isNews ? found : [];
}
