import { useState } from 'react';
import styled from 'styled-components';
import { isLinkEnded, linkHeader } from '../../../api/booking-link';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { paths } from '../../../lib/paths';
import { phoneUrl } from '../../../lib/phone-url';
import { Alert } from '../../../ui/alert';
import { Answered, LoadingCard } from '../../../ui/answered';
import { Button, LinkButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { Skeleton } from '../../../ui/skeleton';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { bookings } from '../../../words/bookings.gen';
import { inSentence } from '../../../words/in-sentence';
import { myBookings } from '../../../words/my-bookings.gen';
import { useWords } from '../../../words/use-words';
import { BookingSheet } from '../bookings/booking-sheet';
import { CalendarButton } from '../bookings/calendar-button';
import type { Booking } from '../bookings/models';
import type { LinkedVerb } from './linked-change-dialog';

const Content = styled.div`
  display: grid;
  gap: var(--s-5);
  max-width: 720px;
  margin-top: var(--s-4);
`;

const LinkedChangeDialog = lazyDialogs(() =>
  import('./linked-change-dialog').then((part) => part.LinkedChangeDialog),
);

/**
 * The booking behind a link in an email, for a client who is not logged in. The link's action is opened, but requires
 * a click, because programs open links to check them.
 */
export function LinkedVisit({ code, verb }: { code: string; verb: LinkedVerb | null }) {
  const words = useWords(myBookings);
  const texts = useWords(bookings);
  const [change, setChange] = useState(verb);
  const [changed, setChanged] = useState<Booking | null>(null);
  const notice = useFocusOnChange<HTMLDivElement>(changed);
  // The change has ended the link, so it is not used again.
  const booking = useApi(
    changed ? null : '/bookings/linked',
    { params: linkHeader(code) },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const salon = useSalon();
  const isEnded = isLinkEnded(booking.error);

  if (changed && salon.data) {
    return (
      <Content>
        <Alert
          ref={notice}
          tone="success"
          title={changed.status === 'cancelled' ? words.cancelledByLink() : words.movedByLink()}
        />
        <BookingSheet booking={changed} salon={salon.data} />
        {changed.status === 'cancelled' && (
          <ButtonRow>
            <LinkButton to={paths.book()}>{words.bookAgain()}</LinkButton>
          </ButtonRow>
        )}
      </Content>
    );
  }
  if (isEnded) return <Ended phone={salon.data?.phone ?? ''} />;
  return (
    <Content>
      <Answered
        answer={allOf({ booking, salon })}
        what={words.yourBooking()}
        skeleton={
          <LoadingCard>
            <Skeleton $width="60%" $height="1.8rem" />
            <Skeleton $height="5rem" />
          </LoadingCard>
        }
      >
        {(known) => (
          <>
            <BookingSheet {...known} />
            <ButtonRow>
              <Button disabled={!known.booking.can.move} onClick={() => setChange('move')}>
                {words.move()}
              </Button>
              <Button
                variant="ghost"
                disabled={!known.booking.can.cancel}
                onClick={() => setChange('cancel')}
              >
                {texts.cancelBooking()}
              </Button>
              <CalendarButton booking={known.booking} link={code} />
            </ButtonRow>
            {change && known.booking.can[change] && (
              <LinkedChangeDialog
                {...known}
                verb={change}
                link={code}
                onChanged={setChanged}
                // The answer says the same, and the page then shows what to do instead.
                onEnded={() => void booking.mutate()}
                onClose={() => setChange(null)}
              />
            )}
          </>
        )}
      </Answered>
    </Content>
  );
}

/** Advice about an expired link: use a newer email, log in, or call. */
function Ended({ phone }: { phone: string }) {
  const words = useWords(myBookings);
  const texts = useWords(bookings);
  return (
    <Content>
      <Alert tone="warning" title={words.linkEnded()}>
        <p>{words.linkEndedText()}</p>
        {phone && (
          <p>
            {inSentence(words.orCall, {
              phone: (
                <a href={phoneUrl(phone)} dir="ltr">
                  {phone}
                </a>
              ),
            })}
          </p>
        )}
      </Alert>
      <ButtonRow>
        <LinkButton to={paths.dashboardBooking}>{texts.seeMyBookings()}</LinkButton>
      </ButtonRow>
    </Content>
  );
}
