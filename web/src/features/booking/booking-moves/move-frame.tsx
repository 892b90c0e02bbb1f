import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LOW } from '../../../ui/media';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { StaleAlert } from '../../../ui/stale-alert';
import { bookings } from '../../../words/bookings.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { MoveTerms } from './move-terms';
import type { useMoveBooking } from './use-move-booking';
const Actions = styled.div`
  position: sticky;
  @media ${LOW} {
    position: static;
  }
  bottom: var(--foot);
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-3);
  margin: 0 calc(-1 * var(--s-5)) calc(-1 * var(--s-5));
  padding: var(--s-3) var(--s-5);
  border-top: 1px solid var(--border);
  background: var(--surface);
`;

/** The dialog for choosing another time: recent changes above, the buttons always visible below. */
export function MoveFrame({
  move: moving,
  onClose,
  children,
}: {
  move: ReturnType<typeof useMoveBooking>;
  onClose: () => void;
  children: ReactNode;
}) {
  const words = useWords(bookings);
  const general = useWords(shell);
  const { booking, changes, isReady, isBusy, move } = moving;
  return (
    <Dialog kind="wide" title={words.moveBooking()} isOpen onClose={onClose}>
      <Stack $gap={5}>
        <StaleAlert title={words.bookingHasChanged()} changes={changes}>
          {booking.can.move ? words.timeStillSelected() : words.noLongerMovable()}
        </StaleAlert>
        {children}
        <Actions>
          <MoveTerms
            before={booking}
            preview={moving.preview}
            price={moving.price}
            onPrice={moving.isAtDesk ? moving.choosePrice : undefined}
          />
          <Button variant="ghost" size="small" onClick={onClose}>
            {general.cancel()}
          </Button>
          <Button
            size="small"
            disabled={!isReady || !booking.can.move}
            isBusy={isBusy}
            onClick={() => void move()}
          >
            {words.moveBooking()}
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}

/** Names the day whose times are shown. */
export const DayHeading = styled.h3`
  font-size: var(--t-h3);
  line-height: 1.2;
`;
