import { Printer } from 'lucide-react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { paths } from '../../../lib/paths';
import { Unanswered } from '../../../ui/answered';
import { BackLink } from '../../../ui/back-link';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Card } from '../../../ui/card';
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
      <Buttons>
        <BackLink to={paths.dashboardTillOfClose(number)}>{words.backToTill()}</BackLink>
        <Button size="small" onClick={() => print(String(number))}>
          <Icon of={Printer} size={18} /> {words.printSheet()}
        </Button>
      </Buttons>
      <Screen as="article">{body}</Screen>
      {printed !== null && <Paper>{body}</Paper>}
    </>
  );
}
