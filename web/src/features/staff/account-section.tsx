import { useRef, useState } from 'react';
import { MailPlus } from 'lucide-react';
import styled from 'styled-components';
import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { Button } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { Cluster, Stack } from '../../ui/layout';
import { lazyDialogs } from '../../ui/lazy-dialogs';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toaster';
import { access as book } from '../../words/access.gen';
import { inSentence } from '../../words/in-sentence';
import { useWords } from '../../words/use-words';
import { AccessForm } from '../access/access-form';
import { InvitationCard } from '../access/invitation-card';
import type { ListedAccount } from '../access/models';
import { useAccessActions } from '../access/mutations';
import { RoleBadge } from '../access/role-badge';
import type { StaffEntry } from './models';
import { useMemberAccount } from './use-member-account';

const InviteDialog = lazyDialogs(() =>
  import('../access/invite-dialog').then(({ InviteDialog: Dialog }) => Dialog),
);

const Matter = styled(Stack)`
  justify-items: start;
  width: 100%;
`;

/** With what a team member logs in, and what they see there; or their invitation. */
export function AccountSection({ person }: { person: StaffEntry }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { account, invitation, isKnown, error, retry, isRetrying } = useMemberAccount(person._id);
  const [isInviting, setInviting] = useState(false);
  const matter = useRef<HTMLDivElement>(null);

  return (
    <Section title={words.account()} intro={words.accountIntro()}>
      {error && !isKnown ? (
        <Failure
          what={words.theAccount()}
          message={sentenceOf(error)}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      ) : (
        <Matter ref={matter} tabIndex={-1}>
          {!isKnown && <Skeleton $height="5rem" />}
          {account && <TheirAccount account={account} onRemoved={() => matter.current?.focus()} />}
          {invitation && (
            <InvitationCard invitation={invitation} onWithdrawn={() => matter.current?.focus()} />
          )}
          {isKnown && !account && !invitation && (
            <>
              <p>{inSentence(words.noAccountYet, { name: <bdi>{person.name}</bdi> })}</p>
              {person.active && (
                <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setInviting(true)}>
                  <Icon of={MailPlus} size={18} /> {words.inviteByEmail()}
                </Button>
              )}
            </>
          )}
        </Matter>
      )}
      {isInviting && <InviteDialog member={person} onClose={() => setInviting(false)} />}
    </Section>
  );
}

function TheirAccount({ account, onRemoved }: { account: ListedAccount; onRemoved: () => void }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { setRole } = useAccessActions();
  const [isAsking, setAsking] = useState(false);
  const name = account.name || account.email;
  const confirm = async () => {
    try {
      await setRole(account, { role: 'user', grants: [], staffId: null });
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(words.accessRemoved({ name }));
    setAsking(false);
    onRemoved();
    return null;
  };

  return (
    <>
      <Cluster as="p">
        <a href={`mailto:${encodeURIComponent(account.email)}`} dir="ltr">
          {account.email}
        </a>
        <RoleBadge role={account.role} />
      </Cluster>
      <AccessForm
        account={account}
        roles={['stylist', 'reception', 'admin']}
        isMemberKnown
        actionsOf={(save) => (
          <ButtonRow>
            {save}
            <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {words.removeAccess()}
            </Button>
          </ButtonRow>
        )}
      />
      {isAsking && (
        <ConfirmDialog
          title={words.removeAccessQuestion({ name })}
          action={words.removeAccess()}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{inSentence(words.removeAccessText, { name: <bdi>{name}</bdi> })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
