import type { LucideIcon } from 'lucide-react';
import { CalendarX2, Hourglass, Inbox, MailWarning, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../../lib/paths';
import { Panel } from '../../../ui/charts/panel';
import { Icon } from '../../../ui/icon';
import { useFormats } from '../../../ui/use-formats';
import { overview as book } from '../../../words/overview.gen';
import { useWords } from '../../../words/use-words';
import { isLate, lateMinutes } from './day-lines';
import type { DayAtWork, Diary, Overview } from './models';
import { useDayTexts } from './use-day-texts';

const List = styled.ul`
  li + li {
    border-top: 1px solid var(--border);
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 48px;
    margin-inline: calc(-1 * var(--s-2));
    padding: 4px var(--s-2);
    border-radius: var(--r-1);
    color: inherit;
    line-height: 1.2;
    text-decoration: none;
  }
  a:hover {
    background: var(--surface-2);
  }
  svg {
    flex: none;
    color: var(--text-2);
  }
  [data-tone='warning'] svg {
    color: var(--warning);
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-small);
  }
`;

interface Matter {
  key: string;
  icon: LucideIcon;
  title: string;
  detail?: string;
  isUrgent?: boolean;
  to: string;
}

/** The reader's open tasks, most urgent first. Zeros are left out. */
export function Attention({
  overview: { today, waiting },
  diary,
  nowMs,
}: {
  overview: Overview | DayAtWork;
  diary: Diary | undefined;
  nowMs: number;
}) {
  const words = useWords(book);
  const { formatTime } = useFormats();
  const { nameOf } = useDayTexts();
  const late = (diary?.visits ?? []).filter((booking) => isLate(booking, nowMs));
  const matters: Matter[] = [
    ...late.map(({ _id, client, startsAt, lines }) => ({
      key: _id,
      icon: Hourglass,
      title: words.clientIsLate({ name: nameOf(client.name), minutes: lateMinutes(startsAt, nowMs) }),
      detail: words.timeWith({
        time: formatTime(startsAt, diary?.timeZone ?? 'UTC'),
        person: lines[0]?.staffName ?? '',
      }),
      isUrgent: true,
      to: paths.dashboardDiaryOn(today.day),
    })),
    ...(waiting.openMessages
      ? [
          {
            key: 'messages',
            icon: Inbox,
            title: words.openMessages({ count: waiting.openMessages }),
            to: `${paths.dashboardInbox}?status=open`,
          },
        ]
      : []),
    ...('timeOffRequests' in waiting && waiting.timeOffRequests > 0
      ? [
          {
            key: 'time-off',
            icon: CalendarX2,
            title: words.timeOffRequests({ count: waiting.timeOffRequests }),
            to: paths.dashboardStaff,
          },
        ]
      : []),
    ...(waiting.pendingReviews
      ? [
          {
            key: 'reviews',
            icon: Star,
            title: words.reviewsToRead({ count: waiting.pendingReviews }),
            to: `${paths.dashboardReviews}?status=pending`,
          },
        ]
      : []),
    ...('failedLetters' in waiting && waiting.failedLetters > 0
      ? [
          {
            key: 'letters',
            icon: MailWarning,
            title: words.failedEmails({ count: waiting.failedLetters }),
            to: `${paths.dashboardMail}?state=failed`,
          },
        ]
      : []),
  ];
  return (
    <Panel title={words.needsAttention()} note={matters.length > 0 && matters.length} width="half">
      {matters.length === 0 ? (
        <p>{words.nothingNeedsYou()}</p>
      ) : (
        <List>
          {matters.map(({ key, icon, title, detail, isUrgent, to }) => (
            <li key={key} data-tone={isUrgent ? 'warning' : undefined}>
              <Link to={to}>
                <Icon of={icon} />
                <span>
                  <b>
                    <bdi>{title}</bdi>
                  </b>
                  {detail && (
                    <small>
                      <bdi>{detail}</bdi>
                    </small>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
