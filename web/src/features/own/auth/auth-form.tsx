import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { LoadingOverlay } from '../../../ui/loading-overlay';
import { useIsHydrated } from '../../../ui/use-is-hydrated';

const Sheet = styled(Form)`
  gap: var(--s-5);
  margin-top: var(--s-6);
`;

/** The fields, the button, the sentence of a failure in red under them, and the overlay while the server decides. */
export function AuthForm({
  form,
  submitLabel,
  waitingLabel,
  isQuiet = false,
  children,
  after,
}: {
  form: ComponentProps<typeof Form>['form'] & { isBusy: boolean; failure: string | null };
  submitLabel: string;
  waitingLabel: string;
  /** Something else in the form comes first. */
  isQuiet?: boolean;
  children?: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}) {
  const isHydrated = useIsHydrated();
  return (
    // Nothing is sent before the page listens. Should a program do it all the same, no password gets into the address.
    <Sheet form={form} method="post">
      {children}
      <Button
        type="submit"
        variant={isQuiet ? 'ghost' : 'primary'}
        isWide
        isBusy={form.isBusy}
        disabled={!isHydrated}
      >
        {submitLabel}
      </Button>
      <FormFailure sentence={form.failure} />
      {after}
      {form.isBusy && <LoadingOverlay label={waitingLabel} />}
    </Sheet>
  );
}

/** The line under a form that leads to the other one. */
export const OtherForm = styled.p`
  margin-top: var(--s-5);
  color: var(--text-2);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: var(--accent);
    font-weight: 600;
    text-underline-offset: 3px;
  }
`;
