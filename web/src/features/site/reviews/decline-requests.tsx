import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { answerOf, client } from '../../../api/client';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useAction } from '../../../api/use-action';
import { paths } from '../../../lib/paths';
import { Alert } from '../../../ui/alert';
import { Button, LinkButton } from '../../../ui/button';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { emailLinks } from '../../../words/email-links.gen';
import { inSentence } from '../../../words/in-sentence';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

const Act = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-block: var(--s-6) var(--s-5);
`;

/** Requires a click, because programs open links in emails to check them. */
export function DeclineRequests({ code }: { code: string }) {
  const words = useWords(emailLinks);
  const general = useWords(shell);
  const sentenceOf = useSentenceOf();
  const { run, isBusy, problem } = useAction();
  const [isDone, setDone] = useState(false);
  const heading = useFocusOnChange<HTMLHeadingElement>(isDone || null);
  const decline = () =>
    run(async () => {
      await answerOf(client.POST('/review-requests/{code}', { params: { path: { code } } }));
      setDone(true);
    });

  if (isDone) {
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          {words.wontAskAgain()}
        </h1>
        <p role="status">
          {inSentence(
            words.emailsStillCome,
            {},
            { link: (inner) => <Link to={paths.dashboardAccount}>{inner}</Link> },
          )}
        </p>
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
      <h1>{words.stopAsking()}</h1>
      <p>{words.askedOnce()}</p>
      <Act>
        {problem && (
          <Alert tone="danger" title={general.nothingChanged()}>
            <p>{sentenceOf(problem, { 'invalid-action-code': words.partMissing() })}</p>
          </Alert>
        )}
        <Button isWide isBusy={isBusy} onClick={() => void decline()}>
          {words.dontAskAgain()}
        </Button>
      </Act>
    </>
  );
}
