import type { ComponentProps, FormEventHandler } from 'react';
import styled from 'styled-components';
import { fields } from '../words/fields.gen';
import { useWords } from '../words/use-words';
import { Stack, type Space } from './layout';
import { Hint } from './text';
import { useReportUnsaved } from './unsaved';

const Sheet = styled(Stack)<{ $isWide: boolean }>`
  justify-items: start;
  width: 100%;
  max-width: ${({ $isWide }) => ($isWide ? 'none' : 'var(--form)')};

  /* As wide as the dialog. */
  dialog & {
    max-width: none;
  }

  > :not(button) {
    width: 100%;
  }
  /* Said where some may stay empty; elsewhere nothing can be mistaken. */
  > [data-which-required] {
    display: none;
    grid-column: 1 / -1;
  }
  &:has([data-optional]):has([aria-required='true'], [required]) > [data-which-required] {
    display: block;
  }
`;

/**
 * A form for `useApiForm`: validated by its own rules instead of the browser's, and reports unsaved input to its
 * surroundings.
 */
export function Form({
  form: { submit, isUnsaved },
  gap,
  saysWhatIsOptional = true,
  isWide = false,
  children,
  ...rest
}: {
  form: { submit: FormEventHandler<HTMLFormElement>; isUnsaved: boolean };
  /** Space between its parts. */
  gap?: Space;
  /** Turn off if optional parts are not fields, such as a tip. */
  saysWhatIsOptional?: boolean;
  /** Wider than forms are, for previews beside the fields or the hours of a week. */
  isWide?: boolean;
} & Omit<ComponentProps<'form'>, 'onSubmit'>) {
  const words = useWords(fields);
  useReportUnsaved(isUnsaved);
  return (
    <Sheet as="form" noValidate $gap={gap} $isWide={isWide} {...rest} onSubmit={submit}>
      {saysWhatIsOptional && <Hint data-which-required>{words.fillIn()}</Hint>}
      {children}
    </Sheet>
  );
}
