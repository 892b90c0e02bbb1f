import { variables } from './env.js';

/** In a shorter name, changing one letter gives someone else's variable. */
const SHORTEST = 6;

/** A name with all its variants that omit one letter. */
const nearly = (name: string): Set<string> =>
  new Set([name, ...Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1))]);

/**
 * Variables whose names differ from a setting's by one letter, such as SMTP_URI: they have no effect, although
 * the operator believes they do.
 */
export function misspeltVariables(source: Readonly<Record<string, string | undefined>>): string[] {
  const settings = Object.values(variables)
    .filter(({ name }) => name.length >= SHORTEST)
    .map(({ name }) => ({ name, near: [...nearly(name)] }));
  return Object.keys(source)
    .filter((name) => name.length >= SHORTEST && !settings.some((setting) => setting.name === name))
    .flatMap((name) => {
      const typed = nearly(name);
      const meant = settings.find(({ near }) => near.some((part) => typed.has(part)));
      return meant ? [`${name} is not a setting, and is ignored. Did you mean ${meant.name}?`] : [];
    });
}
