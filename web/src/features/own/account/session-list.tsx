import { useState } from 'react';
import { MonitorSmartphone } from 'lucide-react';
import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useApi, type AnswerOf } from '../../../api/use-api';
import { Unanswered } from '../../../ui/answered';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';
import { useFormats } from '../../../ui/use-formats';
import { toast } from '../../../ui/toast';
import { AccountProblem } from './account-problem';
import { Section } from '../../../ui/section';
import { useAccountActions } from './mutations';
import { account as accountArea } from '../../../words/account.gen';
import { useWords } from '../../../words/use-words';

type OpenSession = AnswerOf<'/auth/sessions'>[number];

const List = styled.ul`
  display: grid;
  width: 100%;
`;
const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-1) var(--s-4);
  padding-block: var(--s-3);
  border-top: 1px solid var(--border);

  &:first-child {
    border-top: 0;
    padding-top: 0;
  }
  > svg {
    color: var(--brass);
  }
`;
const Device = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;

  small {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;

/** The browsers in which the user is logged in, with a button to log each out. */
export function SessionList() {
  const words = useWords(accountArea);
  const localTime = useLocalTime();
  const answer = useApi('/auth/sessions');
  const { data: sessions } = answer;
  const { endSession, endOtherSessions } = useAccountActions();
  const { run, isBusy, problem } = useAction();
  const [pressed, setPressed] = useState<string | null>(null);

  const press = (name: string, end: () => Promise<void>, done: string) =>
    run(async () => {
      setPressed(name);
      await end();
      toast.success(done);
    });

  return (
    <Section title={words.whereSignedIn()} intro={words.dontRecognise()}>
      {sessions ? (
        <List>
          {sessions.map((session) => (
            <Entry key={session._id}>
              <Icon of={MonitorSmartphone} size={24} />
              <Place session={session} />
              {!session.isCurrent && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.endThis({
                    device: session.device,
                    time: localTime(session.createdAt),
                  })}
                  isBusy={isBusy && pressed === session._id}
                  disabled={isBusy}
                  onClick={() =>
                    void press(
                      session._id,
                      () => endSession(session._id),
                      words.isSignedOut({ device: session.device }),
                    )
                  }
                >
                  {words.end()}
                </Button>
              )}
            </Entry>
          ))}
        </List>
      ) : (
        <Unanswered
          answer={answer}
          title={words.couldNotCheckSessions()}
          skeleton={<Skeleton $height="3rem" />}
        />
      )}
      {sessions && sessions.length > 1 && (
        <Button
          variant="ghost"
          isBusy={isBusy && pressed === 'others'}
          disabled={isBusy}
          onClick={() => void press('others', endOtherSessions, words.signedOutElsewhere())}
        >
          {words.signOutElsewhere()}
        </Button>
      )}
      <AccountProblem title={words.sessionNotEnded()} problem={problem} />
    </Section>
  );
}

function Place({ session }: { session: OpenSession }) {
  const words = useWords(accountArea);
  const localTime = useLocalTime();
  return (
    <Device>
      <strong>
        <bdi>{session.device}</bdi>
      </strong>
      {session.isCurrent ? (
        <Badge tone="success">{words.thisBrowser()}</Badge>
      ) : (
        <small>{words.lastUsed({ time: localTime(session.lastSeenAt) })}</small>
      )}
      <small>{words.signedIn({ time: localTime(session.createdAt) })}</small>
    </Device>
  );
}

/** In this device's time, because the list is about the user's own devices. */
function useLocalTime(): (instant: string) => string {
  const { formatDateTime } = useFormats();
  return (instant) => formatDateTime(instant, Intl.DateTimeFormat().resolvedOptions().timeZone);
}
