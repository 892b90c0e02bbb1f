import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSalon } from '../../../api/use-salon';
import { addDays, dayInUtc, localDay } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { Unanswered } from '../../../ui/answered';
import { LinkButton } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { useFormats } from '../../../ui/use-formats';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { availability } from '../../../words/availability.gen';
import { useWords } from '../../../words/use-words';
import { nextStarts } from './next-starts';
import { useFirstFree } from './queries';

const SHOWN = 3;

/** Its room is reserved, since the times come after the page. */
const Times = styled.section`
  margin-top: var(--s-5);

  h2 {
    margin-bottom: var(--s-3);
    font: 600 var(--t-meta) / 1.4 var(--font-ui);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(6.5rem, 30%)), 1fr));
    gap: var(--s-2);
    max-width: 30rem;
    min-height: 4rem;
  }
  li > * {
    width: 100%;
    min-height: 4rem;
    padding-inline: var(--s-2);
    border-radius: var(--r-2);
    flex-direction: column;
    gap: 0;
  }
  li small {
    color: var(--text-2);
    font-size: var(--t-small);
    font-weight: 400;
  }
  > p {
    min-height: 4rem;
    max-width: 48ch;
    color: var(--text-2);
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent);
    font-weight: 600;
    text-underline-offset: 4px;
  }
`;

/**
 * The next free times of a service, each a press away from its confirmation, and the way to all others. Asked for by
 * the browser, because the page is the same for everyone and free times are not.
 */
export function NextTimes({
  serviceId,
  addOnIds = [],
  staffId = null,
  serviceTitle,
}: {
  serviceId: string;
  addOnIds?: readonly string[];
  /** Null for anyone. */
  staffId?: string | null;
  /** For pages that are not about this service. */
  serviceTitle?: string;
}) {
  const words = useWords(availability);
  const { formatTime, formatShortDay } = useFormats();
  const isHydrated = useIsHydrated();
  const { data: salon } = useSalon();
  const wanted = { serviceIds: [serviceId], addOnIds, staffId };
  const answer = useFirstFree(isHydrated ? { ...wanted, holdId: null } : null);
  const { data, error } = answer;
  const preset = { ...wanted, staffId: staffId ?? undefined };
  const isKnown = salon && data;
  const nameOf = (day: string, timeZone: string) => {
    const today = localDay(new Date(), timeZone);
    if (day === today) return words.today();
    return day === addDays(today, 1) ? words.tomorrow() : formatShortDay(dayInUtc(day), 'UTC');
  };

  return (
    <Times aria-labelledby="next-times" aria-busy={!isKnown && !error}>
      <h2 id="next-times">
        {serviceTitle ? words.nextTimesFor({ service: serviceTitle }) : words.nextTimes()}
      </h2>
      {error ? (
        <Unanswered answer={{ ...answer, data: undefined }} what={words.theFreeTimes()} />
      ) : isKnown && data.day === null ? (
        <p>{data.note ?? words.noNextTimes()}</p>
      ) : (
        <ul>
          {isKnown && data.day !== null
            ? nextStarts(data.starts, SHOWN).map((startsAt) => (
                <li key={startsAt}>
                  <LinkButton
                    variant="ghost"
                    size="small"
                    to={paths.book({ ...preset, day: data.day ?? undefined, startsAt })}
                  >
                    <small>{nameOf(data.day ?? '', salon.timeZone)}</small>
                    <span>{formatTime(startsAt, salon.timeZone)}</span>
                  </LinkButton>
                </li>
              ))
            : Array.from({ length: SHOWN }, (_, index) => (
                <li key={index} aria-hidden>
                  <Skeleton $height="4rem" />
                </li>
              ))}
        </ul>
      )}
      <Link to={paths.book(preset)}>{words.allTimes()}</Link>
    </Times>
  );
}
