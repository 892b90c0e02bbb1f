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

/** A form's fields and button, an error below in red, and an overlay while waiting for the server. */
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
  /** Set if something else in the form comes first. */
  isQuiet?: boolean;
  children?: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}) {
  const isHydrated = useIsHydrated();
  return (
    // Nothing is sent before hydration. If a program does so anyway, no password ends up in the URL.
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

/** The line below a form that links to the other one. */
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
