const print = (line) => process.stdout.write(`${line}\n`);

let failed = 0;

/** Records whether a finding is as expected. */
export function prove(what, isSo, found = '') {
  print(`${isSo ? 'ok  ' : 'NOT '} ${what}${found === '' ? '' : `: ${found}`}`);
  if (!isSo) failed += 1;
}

export const hasFailed = () => failed > 0;
