import type { ReactNode } from 'react';
import styled from 'styled-components';
import { low } from '../../ui/media';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { StaleAlert } from '../../ui/stale-alert';
import { MoveTerms } from './move-terms';
import { bookingHasChanged } from './use-current-booking';
import type { useMoveBooking } from './use-move-booking';
const Actions = styled.div`
  position: sticky;
  @media ${low} {
    position: static;
  }
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-3);
  margin: 0 calc(-1 * var(--s-5)) calc(-1 * var(--s-5));
  padding: var(--s-3) var(--s-5);
  border-top: 1px solid var(--border);
  background: var(--surface);
`;

/** The dialog around choosing another time: what changed in the meantime above it, the buttons always in sight below. */
export function MoveFrame({
  move: moving,
  onClose,
  children,
}: {
  move: ReturnType<typeof useMoveBooking>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { booking, changes, isReady, isBusy, move } = moving;
  return (
    <Dialog kind="wide" title="Move booking" isOpen onClose={onClose}>
      <Stack $gap={5}>
        <StaleAlert title={bookingHasChanged} changes={changes}>
          {booking.can.move
            ? 'The time you chose is still selected. Move the booking if you still want to.'
            : 'This booking can no longer be moved.'}
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
            Cancel
          </Button>
          <Button
            size="small"
            disabled={!isReady || !booking.can.move}
            isBusy={isBusy}
            onClick={() => void move()}
          >
            Move booking
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}

/** The day whose times are shown. */
export const DayHeading = styled.h3`
  font-size: var(--t-h3);
  line-height: 1.2;
`;
