import { CircleCheck, Clock3, Inbox, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMay } from '../../../api/use-may';
import { mayOpen } from '../../../lib/page-access';
import { paths } from '../../../lib/paths';
import { Icon } from '../../../ui/icon';
import { messages as inboxArea } from '../../../words/messages.gen';
import { useWords } from '../../../words/use-words';
import type { MessageAnswer } from './models';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s-1);

  &[data-is-bad] {
    color: var(--danger);
    font-weight: 600;
  }
`;

/** The state of an answer’s email. Admins can open those that could not be delivered. */
export function Delivery({
  state,
  isEmailed,
}: {
  /** Null if the email is no longer kept. */
  state: MessageAnswer['delivery'] | undefined;
  /** False in a salon without a mail server. */
  isEmailed: boolean;
}) {
  const words = useWords(inboxArea);
  const hasMail = mayOpen(useMay(), paths.dashboardMail);
  if (!state) return null;
  if (!isEmailed)
    return (
      <Mark>
        <Icon of={Inbox} size={16} /> {words.keptHere()}
      </Mark>
    );
  const isBad = state === 'failed' || state === 'dropped';
  const sign = state === 'sent' ? CircleCheck : isBad ? TriangleAlert : Clock3;
  const said = words[`delivery.${state}`]();
  return (
    <Mark data-is-bad={isBad || undefined}>
      <Icon of={sign} size={16} />{' '}
      {isBad && hasMail ? (
        <Link to={`${paths.dashboardMail}?state=${state}&kind=message-answer`}>{said}</Link>
      ) : (
        said
      )}
    </Mark>
  );
}
