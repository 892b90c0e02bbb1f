import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import type { Hue } from './hues';

const Label = styled.span<{ $hue: Hue }>`
  display: inline-block;
  padding: 2px 10px;
  border-radius: var(--r-1);
  border-inline-start: 3px solid var(--hue-${({ $hue }) => $hue}-line);
  background: var(--hue-${({ $hue }) => $hue}-bg);
  color: var(--hue-${({ $hue }) => $hue}-fg);
  font-size: var(--t-small);
  font-weight: 600;
  line-height: 1.5;
`;

/** A category's name in its colours. */
/** `lang` and `dir` for a word in another language than the page. */
export function Tag({
  hue,
  children,
  ...mark
}: { hue: Hue; children: ReactNode } & Pick<ComponentProps<'span'>, 'lang' | 'dir'>) {
  return (
    <Label $hue={hue} {...mark}>
      {children}
    </Label>
  );
}
