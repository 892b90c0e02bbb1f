import { useSentenceOf } from '../../../api/use-sentence-of';
import { useAction } from '../../../api/use-action';
import { useFormats } from '../../../ui/use-formats';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { DescriptionList } from '../../../ui/description-list';
import { Dialog } from '../../../ui/dialog';
import { Cluster, Stack } from '../../../ui/layout';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { access } from '../../../words/access.gen';
import { inSentence } from '../../../words/in-sentence';
import { users as book } from '../../../words/users.gen';
import { useWords } from '../../../words/use-words';
import type { ListedUser } from './models';
import { useUserActions } from './mutations';
import { RoleBadge } from '../access/role-badge';
import { DisabledBadge, VerifiedBadge } from './user-badges';
import { userSentences } from './user-sentences';

/** An account with an admin's actions. */
export function UserDialog({
  user,
  isOwn,
  timeZone,
  onAccess,
  onDelete,
  onRemoveFactors,
  onClose,
}: {
  user: ListedUser;
  isOwn: boolean;
  timeZone: string;
  onAccess: () => void;
  onDelete: () => void;
  onRemoveFactors: () => void;
  onClose: () => void;
}) {
  const words = useWords(book);
  const ofAccess = useWords(access);
  const { formatDateTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const { setDisabled } = useUserActions();
  const { run, isBusy, problem } = useAction();
  const { email, isDisabled } = user;

  const changeState = (disabled: boolean, done: string) =>
    run(async () => {
      await setDisabled(user, disabled);
      toast.success(done);
      onClose();
    });

  return (
    <Dialog title={user.name || email} isOpen onClose={onClose}>
      <Stack $gap={5}>
        <Cluster as="p">
          <RoleBadge {...user} />
          <VerifiedBadge {...user} />
          <DisabledBadge {...user} />
        </Cluster>
        <DescriptionList>
          <dt>{words.email()}</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email)}`} dir="ltr">
              {email}
            </a>
          </dd>
          {user.staffName && (
            <>
              <dt>{ofAccess.teamMember()}</dt>
              <dd>
                <bdi>{user.staffName}</bdi>
              </dd>
            </>
          )}
          <dt>{words.id()}</dt>
          <dd>
            <bdi>{user._id}</bdi>
          </dd>
          <dt>{words.created()}</dt>
          <dd>{formatDateTime(user.createdAt, timeZone)}</dd>
          <dt>{words.lastSeen()}</dt>
          <dd>{user.lastSeenAt ? formatDateTime(user.lastSeenAt, timeZone) : words.notRecently()}</dd>
        </DescriptionList>
        {problem && (
          <Alert tone="danger" title={words.nothingChanged()}>
            <p>{sentenceOf(problem, userSentences(words))}</p>
          </Alert>
        )}
        <ButtonRow>
          <Button variant="ghost" size="small" disabled={isBusy} onClick={onAccess}>
            {ofAccess.roleAndRights()}
          </Button>
          {isDisabled && (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => void changeState(false, words.canLogInAgain({ email }))}
            >
              {words.enable()}
            </Button>
          )}
          {!isDisabled && !isOwn && (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => void changeState(true, words.isDisabled({ email }))}
            >
              {words.disable()}
            </Button>
          )}
          {!isOwn && user.hasFactor && (
            <Button variant="ghost" size="small" disabled={isBusy} onClick={onRemoveFactors}>
              {words.removeFactors()}
            </Button>
          )}
          <Button variant="danger" size="small" disabled={isBusy} onClick={onDelete}>
            {words.deleteDots()}
          </Button>
        </ButtonRow>
        {!isDisabled && !isOwn && (
          <Hint>
            {user.name
              ? inSentence(words.disablingThem, { name: <bdi>{user.name}</bdi> })
              : words.disablingThisUser()}
          </Hint>
        )}
      </Stack>
    </Dialog>
  );
}
