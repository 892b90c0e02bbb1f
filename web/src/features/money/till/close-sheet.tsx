import { ArrowLeft, Printer } from 'lucide-react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { paths } from '../../../lib/paths';
import { Button, LinkButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Card } from '../../../ui/card';
import { Failure } from '../../../ui/failure';
import { Icon } from '../../../ui/icon';
import { Paper, usePrinting } from '../../../ui/paper';
import { Skeleton } from '../../../ui/skeleton';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { SheetBody } from './sheet-body';

const Buttons = styled(ButtonRow)`
  margin-top: var(--s-3);
`;
const Screen = styled(Card)`
  max-width: 44rem;
  margin-top: var(--s-4);
`;

/** How a day ended, as it is printed and kept. */
export function CloseSheet({ day }: { day: string }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const {
    data: sheet,
    error,
    isValidating,
    mutate,
  } = useApi('/till/closes/{day}', {
    params: { path: { day } },
  });
  const { data: salon } = useSalon();
  const { printed, print } = usePrinting();
  if (!sheet && error) {
    return (
      <Failure
        what={words.theCloses()}
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  if (!sheet || !salon) {
    return (
      <Screen aria-busy>
        <Skeleton $height="24rem" />
      </Screen>
    );
  }
  const body = <SheetBody sheet={sheet} salon={salon} />;
  return (
    <>
      <Buttons>
        <LinkButton variant="ghost" size="small" to={paths.dashboardTillOn(day)}>
          <Icon of={ArrowLeft} size={18} /> {words.backToTill()}
        </LinkButton>
        <Button size="small" onClick={() => print(day)}>
          <Icon of={Printer} size={18} /> {words.printSheet()}
        </Button>
      </Buttons>
      <Screen as="article">{body}</Screen>
      {printed !== null && <Paper>{body}</Paper>}
    </>
  );
}
