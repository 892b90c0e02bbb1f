import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { answerOf, client } from '../../api/client';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useAction } from '../../api/use-action';
import { paths } from '../../lib/paths';
import { Alert } from '../../ui/alert';
import { Button, LinkButton } from '../../ui/button';
import { useFocusOnChange } from '../../ui/use-focus-on-change';

const Act = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-block: var(--s-6) var(--s-5);
`;

const sentences = {
  'invalid-action-code': 'Part of the link is missing. Please open it from our email again.',
};

/** Programs that open links in emails to check them do not press the button. */
export function DeclineRequests({ code }: { code: string }) {
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
          We won’t ask again
        </h1>
        <p role="status">
          Emails about your bookings still come. If you change your mind, turn review requests on again in{' '}
          <Link to={paths.dashboardAccount}>My account</Link>.
        </p>
        <Act>
          <LinkButton to={paths.home} isWide>
            Go to the home page
          </LinkButton>
        </Act>
      </>
    );
  }
  return (
    <>
      <h1>Stop asking for reviews?</h1>
      <p>After a visit we email you once and ask how it was. Emails about your bookings are not affected.</p>
      <Act>
        {problem && (
          <Alert tone="danger" title="Nothing has changed">
            <p>{sentenceOf(problem, sentences)}</p>
          </Alert>
        )}
        <Button isWide isBusy={isBusy} onClick={() => void decline()}>
          Don’t ask me again
        </Button>
      </Act>
    </>
  );
}
