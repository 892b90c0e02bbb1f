import type { ChangeEvent, ComponentProps } from 'react';
import styled from 'styled-components';
import { digitsIn } from '../lib/digits';
import { Field } from './field';

const DIGITS = 6;

const Large = styled.div`
  width: 100%;

  input {
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.35em;
  }
`;

/** A field for a six-digit code, however it is typed or pasted. The sixth digit submits the form. */
export function CodeField({
  onChange,
  ...field
}: Omit<ComponentProps<typeof Field>, 'onChange'> & {
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
}) {
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    target.value = digitsIn(target.value).slice(0, DIGITS);
    onChange(event);
    if (target.value.length === DIGITS) target.form?.requestSubmit();
  };
  return (
    <Large>
      <Field dir="ltr" inputMode="numeric" autoComplete="one-time-code" {...field} onChange={type} />
    </Large>
  );
}
