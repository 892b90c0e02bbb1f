import { Printer } from 'lucide-react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { Unanswered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Icon } from '../../../ui/icon';
import { Paper, usePrinting } from '../../../ui/paper';
import { Skeleton } from '../../../ui/skeleton';
import { TitleActions } from '../../../ui/titled';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { SheetBody } from './sheet-body';

const Screen = styled(Card)`
  max-width: 44rem;
  margin-top: var(--s-4);
`;

/** A close as printed and filed. */
export function CloseSheet({ number }: { number: number }) {
  const words = useWords(book);
  const answer = allOf({
    sheet: useApi('/till/closes/{number}', { params: { path: { number } } }),
    salon: useSalon(),
  });
  const { printed, print } = usePrinting();
  if (!answer.data) {
    const skeleton = (
      <Screen aria-busy>
        <Skeleton $height="24rem" />
      </Screen>
    );
    return <Unanswered answer={answer} what={words.theCloses()} skeleton={skeleton} />;
  }
  const body = <SheetBody {...answer.data} />;
  return (
    <>
      <TitleActions>
        <Button size="compact" onClick={() => print(String(number))}>
          <Icon of={Printer} size={18} /> {words.printSheet()}
        </Button>
      </TitleActions>
      <Screen as="article">{body}</Screen>
      {printed !== null && <Paper>{body}</Paper>}
    </>
  );
}
