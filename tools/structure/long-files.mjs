const LONGEST = 300;

const EXCUSE = '// Long because ';

/** A long file says at its top why it is not two files, and a short one has no such line. Generated files are exempt. */
export function longFiles(sources) {
  return sources
    .filter(({ file }) => !file.endsWith('.gen.ts'))
    .flatMap(({ file, tree }) => {
      const lines = tree.text.trimEnd().split('\n').length;
      const isLong = lines > LONGEST;
      if (isLong === tree.text.startsWith(EXCUSE)) return [];
      return isLong
        ? [`${file}: ${lines} lines; split it, or begin it with "${EXCUSE}…"`]
        : [`${file}: ${lines} lines are not long; remove "${EXCUSE.slice(3).trim()} …"`];
    });
}
