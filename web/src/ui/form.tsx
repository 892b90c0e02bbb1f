import type { ComponentProps, FormEventHandler } from 'react';
import styled from 'styled-components';
import { Stack, type Space } from './layout';
import { useReportUnsaved } from './unsaved';

const Sheet = styled(Stack)`
  justify-items: start;
  width: 100%;

  > :not(button) {
    width: 100%;
  }
`;

/**
 * A form over `useApiForm`: its fields are checked by its rules and not by the browser, and what is around it learns
 * whether it holds something unsaved.
 */
export function Form({
  form: { submit, isUnsaved },
  gap,
  ...rest
}: {
  form: { submit: FormEventHandler<HTMLFormElement>; isUnsaved: boolean };
  /** Between its parts, on the scale of space. */
  gap?: Space;
} & Omit<ComponentProps<'form'>, 'onSubmit'>) {
  useReportUnsaved(isUnsaved);
  return <Sheet as="form" noValidate $gap={gap} {...rest} onSubmit={submit} />;
}
