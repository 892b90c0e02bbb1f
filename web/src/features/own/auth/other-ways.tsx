import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '../../../ui/layout';
import { auth } from '../../../words/auth.gen';
import { useLanguage, useWords } from '../../../words/use-words';

export const Divider = styled.p`
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

const Ways = styled(Stack)`
  > button {
    width: 100%;
  }
`;

/** Other ways to log in than the form. */
export function OtherWays({ children }: { children: ReactNode }) {
  const words = useWords(auth);
  return (
    <>
      <Divider>{words.or()}</Divider>
      <Ways $gap={3}>{children}</Ways>
    </>
  );
}

/** Leaves the site, so it is a plain link to the server. */
export function GoogleSignIn({ origin }: { origin: string }) {
  const words = useWords(auth);
  const language = useLanguage();
  return (
    <GoogleLink href={`/auth/google?${new URLSearchParams({ from: origin, language }).toString()}`}>
      {words.withGoogle()}
    </GoogleLink>
  );
}
