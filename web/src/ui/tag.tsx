import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

const hues = ['hair', 'nails', 'make-up', 'skin', 'brows', 'massage'];

/** The colours of a category (`--cat-…-bg`, `-fg`, `-line`); one that the palette does not know takes those of hair. */
export const hueOf = (category: string): string => (hues.includes(category) ? category : 'hair');

const Label = styled.span<{ $hue: string }>`
  display: inline-block;
  padding: 2px 10px;
  border-radius: var(--r-1);
  border-inline-start: 3px solid var(--cat-${({ $hue }) => $hue}-line);
  background: var(--cat-${({ $hue }) => $hue}-bg);
  color: var(--cat-${({ $hue }) => $hue}-fg);
  font-size: var(--t-small);
  font-weight: 600;
  line-height: 1.5;
`;

/** Names a category in its colours. */
/** `lang` and `dir` where the word is not in the language of the page. */
export function Tag({
  hue,
  children,
  ...mark
}: { hue: string; children: ReactNode } & Pick<ComponentProps<'span'>, 'lang' | 'dir'>) {
  return (
    <Label $hue={hueOf(hue)} {...mark}>
      {children}
    </Label>
  );
}
