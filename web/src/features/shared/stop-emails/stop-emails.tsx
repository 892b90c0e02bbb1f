import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { paths } from '../../../lib/paths';
import { Alert } from '../../../ui/alert';
import { Button, LinkButton } from '../../../ui/button';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { emailLinks } from '../../../words/email-links.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

const Act = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-block: var(--s-6) var(--s-5);
`;

/** Ends one kind of email. Requires a click, because programs open links in emails to check them. */
export function StopEmails({
  title,
  means,
  action,
  doneTitle,
  done,
  stop,
}: {
  title: string;
  /** What ends, and what does not. */
  means: string;
  /** The button's label. */
  action: string;
  doneTitle: string;
  done: ReactNode;
  stop: () => Promise<unknown>;
}) {
  const words = useWords(emailLinks);
  const general = useWords(shell);
  const sentenceOf = useSentenceOf();
  const { run, isBusy, problem } = useAction();
  const [isDone, setDone] = useState(false);
  const heading = useFocusOnChange<HTMLHeadingElement>(isDone || null);
  const press = () =>
    run(async () => {
      await stop();
      setDone(true);
    });

  if (isDone) {
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          {doneTitle}
        </h1>
        <p role="status">{done}</p>
        <Act>
          <LinkButton to={paths.home} isWide>
            {words.goHome()}
          </LinkButton>
        </Act>
      </>
    );
  }
  return (
    <>
      <h1>{title}</h1>
      <p>{means}</p>
      <Act>
        {problem && (
          <Alert tone="danger" title={general.nothingChanged()}>
            <p>{sentenceOf(problem, { 'invalid-action-code': words.partMissing() })}</p>
          </Alert>
        )}
        <Button isWide isBusy={isBusy} onClick={() => void press()}>
          {action}
        </Button>
      </Act>
    </>
  );
}
