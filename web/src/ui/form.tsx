import type { ComponentProps, FormEventHandler } from 'react';
import styled from 'styled-components';
import { useReportUnsaved } from './unsaved';

const Sheet = styled.form`
  display: grid;
  gap: var(--s-4);
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
  ...rest
}: { form: { submit: FormEventHandler<HTMLFormElement>; isUnsaved: boolean } } & Omit<
  ComponentProps<'form'>,
  'onSubmit'
>) {
  useReportUnsaved(isUnsaved);
  return <Sheet noValidate {...rest} onSubmit={submit} />;
}
