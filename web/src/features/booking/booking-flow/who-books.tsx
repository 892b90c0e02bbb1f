import { Link } from 'react-router-dom';
import { inSentence } from '../../../words/in-sentence';
import { useSession } from '../../../api/use-session';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Card } from '../../../ui/card';
import { lazyPart } from '../../../ui/lazy-part';
import { Muted } from '../../../ui/text';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';
import { ConfirmForm } from './confirm-form';
import type { Draft } from './flow-storage';
import { loadCodeEntry, loadVisitorForm } from './last-step-parts';
import { CODE_FORM_ID, type CodeBooking } from './use-code-booking';

const VisitorForm = lazyPart(loadVisitorForm, '420px');
const CodeEntry = lazyPart(loadCodeEntry, '240px');

/** Scrolls to the form's top; on a phone, only the field would be visible otherwise, without its explanation. */
function showFromItsTop(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'start' });
}

/** The last questions before booking. A visitor says who they are, and proves it with a code. */
export function WhoBooks({
  booking,
  personId,
  onPerson,
  herePath,
  onReady,
  onBusy,
  onAsked,
  onConfirm,
}: {
  /** The booking that waits for a code, if there is one already. */
  booking: CodeBooking;
  /** Someone whom the client looks after; null for the client themselves. */
  personId: string | null;
  onPerson: (personId: string | null) => void;
  /** The page to return to after logging in. */
  herePath: string;
  onReady: (isReady: boolean) => void;
  onBusy: (isBusy: boolean) => void;
  /** A code was requested, which takes a while to arrive. */
  onAsked: () => void;
  /** Throws if the booking could not be made. */
  onConfirm: (draft: Draft) => Promise<void>;
}) {
  const words = useWords(book);
  const session = useSession();
  const { sent } = booking;

  if (session.status !== 'signed-out') {
    return <ConfirmForm personId={personId} onPerson={onPerson} onReady={onReady} onConfirm={onConfirm} />;
  }
  if (!session.codes) return <LogInFirst herePath={herePath} />;
  if (!sent) {
    return (
      <VisitorForm
        herePath={herePath}
        hasGoogle={session.google}
        onReady={onReady}
        onBusy={onBusy}
        onSent={(code, draft) => {
          booking.wait(code, draft);
          onAsked();
        }}
      />
    );
  }
  return (
    <Card ref={showFromItsTop}>
      <h2>{words.enterCode()}</h2>
      <CodeEntry
        id={CODE_FORM_ID}
        sent={sent}
        onSentAgain={(again) => {
          booking.sentAgain(again);
          onAsked();
        }}
        onOtherAddress={booking.stop}
      >
        {words.inAccountName()}{' '}
        {inSentence(
          words.canAlsoLogIn,
          {},
          { log: (inner) => <Link to={paths.login(herePath)}>{inner}</Link> },
        )}
      </CodeEntry>
    </Card>
  );
}

/** If no codes are sent. */
function LogInFirst({ herePath }: { herePath: string }) {
  const words = useWords(book);
  return (
    <Card>
      <h2>{words.logInToConfirm()}</h2>
      <Muted>{words.comeBackHere()}</Muted>
      <ButtonRow>
        <LinkButton to={paths.signUp(herePath)}>{words.createAccount()}</LinkButton>
        <LinkButton variant="ghost" to={paths.login(herePath)}>
          {words.logIn()}
        </LinkButton>
      </ButtonRow>
    </Card>
  );
}
