import { useState } from 'react';
import { MailWarning, Send } from 'lucide-react';
import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useAction } from '../../../api/use-action';
import { useMailReach } from '../../../api/use-mail-reach';
import { useSalon } from '../../../api/use-salon';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Cluster, Stack } from '../../../ui/layout';
import { lazyPart } from '../../../ui/lazy-part';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { useFormats } from '../../../ui/use-formats';
import { access as book } from '../../../words/access.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import type { Invitation } from './models';
import { useAccessActions } from './mutations';
import { RoleBadge } from './role-badge';

const LinkToPassOn = lazyPart(() => import('./link-to-pass-on').then((part) => part.LinkToPassOn), '160px');

const Address = styled.strong`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A pending invitation with its actions. */
export function InvitationCard({
  invitation,
  onWithdrawn,
}: {
  invitation: Invitation;
  /** The card has disappeared, which would lose the focus. */
  onWithdrawn?: () => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { formatDateTime } = useFormats();
  const timeZone = useSalon().data?.timeZone ?? 'UTC';
  const { sendAgain, withdraw } = useAccessActions();
  const { run, isBusy, problem } = useAction();
  const [isAsking, setAsking] = useState(false);
  const isEmailed = useMailReach() === 'people';
  const [newLink, setNewLink] = useState<string | null>(null);
  const { email, role, staffName, isOpen, expiresAt, can } = invitation;
  const address = <bdi dir="ltr">{email}</bdi>;

  const again = () =>
    run(async () => {
      const { link } = await sendAgain(invitation);
      setNewLink(link);
      if (link === null) toast.success(words.sentAgain({ email }));
    });
  const confirm = async () => {
    try {
      await withdraw(invitation);
    } catch (thrown) {
      const refusal = asProblem(thrown);
      // Someone else has accepted or withdrawn it in the meantime.
      if (refusal.code !== 'not-found') return sentenceOf(refusal);
    }
    toast.success(words.invitationWithdrawn({ email }));
    setAsking(false);
    onWithdrawn?.();
    return null;
  };

  return (
    <Stack $gap={3}>
      <Cluster as="p">
        <Address>{address}</Address>
        <RoleBadge role={role} />
        {isOpen ? (
          <Badge icon={Send}>{words.invited()}</Badge>
        ) : (
          <Badge tone="warning" icon={MailWarning}>
            {words.linkGone()}
          </Badge>
        )}
      </Cluster>
      <Hint>
        {isOpen
          ? words.worksUntil({ when: formatDateTime(expiresAt, timeZone) })
          : words.sendAgainOrWithdraw()}{' '}
        {staffName && inSentence(words.asMember, { name: <bdi>{staffName}</bdi> })}
      </Hint>
      {problem && (
        <Alert tone="danger" title={words.notSent()}>
          <p>{sentenceOf(problem)}</p>
        </Alert>
      )}
      {newLink !== null && <LinkToPassOn email={email} link={newLink} />}
      <ButtonRow>
        {can.send && (
          <Button
            variant="ghost"
            size="small"
            isBusy={isBusy}
            aria-label={isEmailed ? words.sendAgainTo({ email }) : words.newLinkFor({ email })}
            onClick={() => void again()}
          >
            {isEmailed ? words.sendAgain() : words.newLink()}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={words.withdrawThat({ email })}
          onClick={() => setAsking(true)}
        >
          {words.withdraw()}
        </Button>
      </ButtonRow>
      {isAsking && (
        <ConfirmDialog
          title={words.withdrawQuestion()}
          action={words.withdraw()}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{inSentence(words.withdrawText, { email: address })}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
