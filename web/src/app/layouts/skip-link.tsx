import styled from 'styled-components';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';

const Link = styled.a`
  position: fixed;
  top: var(--s-2);
  inset-inline-start: var(--s-4);
  z-index: var(--z-skip-link);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-2);
  background: var(--accent);
  color: var(--on-accent);
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
  @media print {
    display: none;
  }
`;

/** The first stop of the Tab key: skips the navigation. */
export function SkipLink() {
  const words = useWords(shell);
  return <Link href="#main">{words.skipToContent()}</Link>;
}
