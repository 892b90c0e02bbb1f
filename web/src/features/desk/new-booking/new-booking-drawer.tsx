import { Suspense, useEffect, useState, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { Answered, Unanswered } from '../../../ui/answered';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { below, LOW } from '../../../ui/media';
import { Skeleton } from '../../../ui/skeleton';
import { BesideContext, UnsavedFormsContext, type UnsavedForms } from '../../../ui/unsaved';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { newBooking } from '../../../words/new-booking.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import type { BookingAddress } from './address';
import { DRAWER_ID } from './drawer-id';
import { NewBookingForm } from './new-booking-form';

const Place = styled.section`
  grid-area: drawer;
  position: sticky;
  top: var(--bar);
  display: flex;
  flex-direction: column;
  width: 424px;
  height: calc(100dvh - var(--bar) - var(--notice, 0px));
  border-inline-start: 1px solid var(--border);
  background: var(--surface);
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
  /* Over the last columns; the rest of the page stays in use. */
  @media ${below('xxl')} {
    position: fixed;
    inset-block: calc(var(--bar) + var(--notice, 0px)) 0;
    inset-inline-end: 0;
    z-index: var(--z-header);
    height: auto;
    box-shadow: var(--shadow-3);
  }
  @media ${below('md')} {
    inset: 0;
    width: auto;
    border: 0;
  }
  @media ${LOW} {
    overflow: auto;
  }
  @media print {
    display: none;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2);
  flex: none;
  padding-block: 4px 0;
  padding-inline: var(--s-4) var(--s-1);

  h2 {
    min-width: 0;
    font: 400 1.375rem / 28px var(--font-display);
  }
`;
const Waiting = styled.div`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4);
`;

/** A new booking next to the page, which stays in use: neither waits for the other. */
export function NewBookingDrawer({
  address,
  filledIn,
  day,
  unsaved,
  onClose,
  onDone,
}: {
  address: BookingAddress;
  /** Changes when a free time was pressed in the diary. */
  filledIn: string | undefined;
  /** The day that the page next to it shows; empty for none. */
  day: string;
  unsaved: UnsavedForms;
  /** Asks first if something was entered. */
  onClose: () => void;
  onDone: () => void;
}) {
  const words = useWords(deskBookings);
  const own = useWords(newBooking);
  const close = useWords(shell).close();
  const salon = useSalon();
  const { clientId } = address;
  const client = useApi(clientId ? '/clients/{id}' : null, { params: { path: { id: clientId ?? '' } } });
  // A client given later goes into the form that is open, which stays in the meantime.
  const [firstId] = useState(clientId);
  const isFirst = clientId !== null && clientId === firstId;
  // The element that had the focus gets it back.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isFree = document.activeElement === document.body || document.activeElement === null;
      if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog above it closes itself.
    const isAbove = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || isAbove) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Place
      id={DRAWER_ID}
      role="dialog"
      aria-labelledby="new-booking-title"
      data-beside
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Head>
        <h2 id="new-booking-title">{words.newBooking()}</h2>
        <IconButton label={close} onClick={onClose}>
          <Icon of={X} size={24} />
        </IconButton>
      </Head>
      <BesideContext value>
        <UnsavedFormsContext value={unsaved}>
          <Suspense>
            <Answered
              answer={isFirst ? allOf({ salon, client }) : allOf({ salon })}
              what={words.theForm()}
              skeleton={
                <Waiting>
                  <Skeleton $height="48px" />
                  <Skeleton $height="320px" />
                </Waiting>
              }
            >
              {(known) => (
                <>
                  {clientId !== null && (
                    <Unanswered answer={client} what={own.thisClient()} skeleton={null} />
                  )}
                  <NewBookingForm
                    salon={known.salon}
                    client={client.data}
                    address={address}
                    filledIn={filledIn}
                    day={day}
                    onDone={onDone}
                  />
                </>
              )}
            </Answered>
          </Suspense>
        </UnsavedFormsContext>
      </BesideContext>
    </Place>
  );
}
