import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button';
import { Form } from '../../ui/form';
import { FormFailure } from '../../ui/form-failure';
import { Stack } from '../../ui/layout';
import { LoadingOverlay } from '../../ui/loading-overlay';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { auth } from '../../words/auth.gen';
import { useWords } from '../../words/use-words';

const Sheet = styled(Form)`
  gap: var(--s-5);
  margin-top: var(--s-6);
`;
const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  margin-block: var(--s-5);
  color: var(--text-2);
  font-size: var(--t-meta);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--border);
  }
`;
const GoogleLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  padding: 0 24px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-full);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: var(--surface-2);
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
`;

/** The fields, the button, the sentence of a failure in red under them, and the overlay while the server decides. */
export function AuthForm({
  form,
  submitLabel,
  waitingLabel,
  children,
}: {
  form: ComponentProps<typeof Form>['form'] & { isBusy: boolean; failure: string | null };
  submitLabel: string;
  waitingLabel: string;
  children?: ReactNode;
}) {
  const isHydrated = useIsHydrated();
  return (
    // Nothing is sent before the page listens. Should a program do it all the same, no password gets into the address.
    <Sheet form={form} method="post">
      {children}
      <Button type="submit" isWide isBusy={form.isBusy} disabled={!isHydrated}>
        {submitLabel}
      </Button>
      <FormFailure sentence={form.failure} />
      {form.isBusy && <LoadingOverlay label={waitingLabel} />}
    </Sheet>
  );
}

const Ways = styled(Stack)`
  > button {
    width: 100%;
  }
`;

/** The ways to sign in besides the form. */
export function OtherWays({ children }: { children: ReactNode }) {
  const words = useWords(auth);
  return (
    <>
      <Divider>{words.or()}</Divider>
      <Ways $gap={3}>{children}</Ways>
    </>
  );
}

/** It leaves the site, so it is a plain link to the server and not to a page. */
export function GoogleSignIn({ origin }: { origin: string }) {
  const words = useWords(auth);
  return (
    <GoogleLink href={`/auth/google?${new URLSearchParams({ from: origin }).toString()}`}>
      {words.withGoogle()}
    </GoogleLink>
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
