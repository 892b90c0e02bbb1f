import { useRef, useState } from 'react';
import { MailPlus, UserCheck } from 'lucide-react';
import styled from 'styled-components';
import type { StaffEntry } from '../../../api/models';
import { useAction } from '../../../api/use-action';
import { Unanswered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { lazyPart } from '../../../ui/lazy-part';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { access as book } from '../../../words/access.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import type { TypedWork } from '../access/typed-work';
import { useOwnColumn } from '../access/use-own-column';
import { useMemberAccount } from './use-member-account';

const InviteDialog = lazyDialogs(() =>
  import('../access/invite-dialog').then(({ InviteDialog: Dialog }) => Dialog),
);

// At most one is needed on a page, and neither for a team member without an account.
const MemberAccess = lazyPart(() => import('./member-access').then((part) => part.MemberAccess), '24rem');
const InvitationCard = lazyPart(
  () => import('../access/invitation-card').then((part) => part.InvitationCard),
  '7rem',
);

const Matter = styled(Stack)`
  justify-items: start;
  width: 100%;
`;

/** A team member's account and rights, or their invitation. */
export function AccountSection({
  person,
  draft,
  onDraft,
}: {
  person: StaffEntry;
  draft: TypedWork | null;
  onDraft: (draft: TypedWork | null) => void;
}) {
  const words = useWords(book);
  const { answer, account, invitation } = useMemberAccount(person._id);
  const takeColumn = useOwnColumn();
  const taking = useAction();
  const isKnown = answer.data !== undefined;
  const [isInviting, setInviting] = useState(false);
  const matter = useRef<HTMLDivElement>(null);

  return (
    <Section title={words.account()} intro={words.accountIntro()}>
      {answer.error ? (
        <Unanswered answer={answer} what={words.theAccount()} />
      ) : (
        <Matter ref={matter} tabIndex={-1}>
          {!isKnown && <Skeleton $height="5rem" />}
          {account && (
            <MemberAccess
              account={account}
              draft={draft}
              onDraft={onDraft}
              onRemoved={() => matter.current?.focus()}
            />
          )}
          {invitation && (
            <InvitationCard invitation={invitation} onWithdrawn={() => matter.current?.focus()} />
          )}
          {isKnown && !account && !invitation && (
            <>
              <p>{inSentence(words.noAccountYet, { name: <bdi>{person.name}</bdi> })}</p>
              {person.active && (
                <ButtonRow>
                  {takeColumn && (
                    <Button
                      variant="ghost"
                      size="small"
                      isBusy={taking.isBusy}
                      onClick={() => void taking.run(() => takeColumn(person))}
                    >
                      <Icon of={UserCheck} size={18} /> {words.thisIsMe()}
                    </Button>
                  )}
                  <Button
                    variant="ghost"
                    size="small"
                    aria-haspopup="dialog"
                    onClick={() => setInviting(true)}
                  >
                    <Icon of={MailPlus} size={18} /> {words.inviteByEmail()}
                  </Button>
                </ButtonRow>
              )}
            </>
          )}
        </Matter>
      )}
      {isInviting && <InviteDialog member={person} onClose={() => setInviting(false)} />}
    </Section>
  );
}
