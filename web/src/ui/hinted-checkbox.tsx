import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { Checkbox } from './checkbox';
import { Hint } from './text';

const Choice = styled.div`
  p {
    margin-top: calc(-1 * var(--s-1));
    padding-inline-start: 32px;
  }
`;

/** A checkbox with an explanation below. */
export function HintedCheckbox({ hint, ...box }: { hint: string } & ComponentProps<typeof Checkbox>) {
  const id = useId();
  return (
    <Choice>
      <Checkbox {...box} aria-describedby={id} />
      <Hint id={id}>{hint}</Hint>
    </Choice>
  );
}
