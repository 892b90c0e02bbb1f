import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 44px;
  font-weight: 600;
  font-size: 0.9375rem;

  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }
`;

/** A checkbox with its label. */
export function Checkbox({ label, ...input }: { label: string } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Label>
      <input {...input} type="checkbox" />
      {label}
    </Label>
  );
}
