const print = (line) => process.stdout.write(`${line}\n`);

let failed = 0;

/** Notes whether what was found is what should be. */
export function prove(what, isSo, found = '') {
  print(`${isSo ? 'ok  ' : 'NOT '} ${what}${found === '' ? '' : `: ${found}`}`);
  if (!isSo) failed += 1;
}

export const hasFailed = () => failed > 0;
