const LONGEST = 300;

/** A file of more than a screen or two says at its top why it is not two files. What is generated is as long as it is. */
export function longFiles(sources) {
  return sources
    .filter(({ file }) => !file.endsWith('.gen.ts'))
    .flatMap(({ file, tree }) => {
      const lines = tree.text.trimEnd().split('\n').length;
      return lines <= LONGEST || tree.text.startsWith('// Long because ')
        ? []
        : [`${file}: ${lines} lines; split it, or begin it with "// Long because …"`];
    });
}
