import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { HintedCheckbox } from '../../../ui/hinted-checkbox';
import { news as book } from '../../../words/news.gen';
import { useWords } from '../../../words/use-words';
import { useNewsActions } from './mutations';

const Choice = styled.div`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-5);
  padding-top: var(--s-4);
  border-top: 1px solid var(--border);
`;

/** Lets the user also get news by email; hidden if they can't be emailed. */
export function ByEmail() {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { data } = useApi('/desk/news/emails');
  const { chooseEmails } = useNewsActions();
  const { run, isBusy, problem } = useAction();
  if (!data || !(data.isPossible || data.isWanted)) return null;
  return (
    <Choice>
      <HintedCheckbox
        label={words.byEmail()}
        hint={words.byEmailText()}
        checked={data.isWanted}
        aria-disabled={isBusy}
        onChange={({ target }) => void run(() => chooseEmails(target.checked))}
      />
      {problem && (
        <Alert tone="danger" title={words.notChosen()}>
          <p>{sentenceOf(problem)}</p>
        </Alert>
      )}
    </Choice>
  );
}
