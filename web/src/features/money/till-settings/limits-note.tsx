import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { tillSettings } from '../../../words/till-settings.gen';
import { useWords } from '../../../words/use-words';
import { useTillSettingsActions } from './mutations';

/** As wide as the settings below. */
const Place = styled.div`
  max-width: 60rem;
  margin-top: var(--s-4);
`;

/** Asks an admin to review custom limits after a change of currency, until one confirms. */
export function LimitsNote({ before, now }: { before: string; now: string }) {
  const words = useWords(tillSettings);
  const sentenceOf = useSentenceOf();
  const { changeRules } = useTillSettingsActions();
  const { run, isBusy, problem } = useAction();
  const markChecked = async () => {
    await changeRules({ limitsAreChecked: true });
    toast.success(words.saved());
  };
  return (
    <Place>
      <Alert tone="warning">
        <p>{words.limitsKept({ before, now })}</p>
        <FormFailure sentence={problem && sentenceOf(problem)} />
        <Button variant="ghost" size="small" isBusy={isBusy} onClick={() => void run(markChecked)}>
          {words.limitsChecked()}
        </Button>
      </Alert>
    </Place>
  );
}
