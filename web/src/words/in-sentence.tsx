import { Fragment, type ReactNode } from 'react';

type Values = Record<string, ReactNode>;
type Tags = Record<string, (inner: ReactNode) => ReactNode>;

/**
 * Placeholders for values while the sentence is split at its tags, so that no name is read as a tag. Private-use
 * characters, which no language needs.
 */
const FIRST_SIGN = 0xe000;
const SIGN = /([\ue000-\uf8ff])/;

/**
 * A sentence with elements in it: `inSentence(words.movedBy, { name: <bdi>{name}</bdi> }, { b: (inner) =>
 * <b>{inner}</b> })` for “<b>Moved</b> by {name}”. Numbers are passed through, since the sentence may depend on them.
 */
export function inSentence<Of extends Record<string, string | number>>(
  sentence: (values: Of) => string,
  values: { [Name in keyof Of]: Of[Name] | ReactNode },
  tags: Tags = {},
): ReactNode {
  const shown: ReactNode[] = [];
  // Only these tags: custom wording may contain anything, which then counts as text.
  const tag = new RegExp(`<(${Object.keys(tags).join('|') || '\\0'})>(.*?)</\\1>`, 's');
  const said = Object.entries(values as Values).map(([name, value]) => {
    if (typeof value === 'number') return [name, value];
    shown.push(value);
    return [name, String.fromCharCode(FIRST_SIGN + shown.length - 1)];
  });
  const withValues = (text: string): ReactNode =>
    text
      .split(SIGN)
      .map((part, index) => (
        <Fragment key={index}>{SIGN.test(part) ? shown[part.charCodeAt(0) - FIRST_SIGN] : part}</Fragment>
      ));
  const withTags = (text: string): ReactNode => {
    const found = tag.exec(text);
    const [whole = '', name = '', inner = ''] = found ?? [];
    if (!found) return withValues(text);
    return (
      <>
        {withValues(text.slice(0, found.index))}
        {tags[name]?.(withTags(inner))}
        {withTags(text.slice(found.index + whole.length))}
      </>
    );
  };
  return withTags(sentence(Object.fromEntries(said) as Of));
}
