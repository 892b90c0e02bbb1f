import { useLocation } from 'react-router-dom';
import { parseDiaryAddress } from '../../features/desk/diary-model/address';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { DialogActions } from '../../ui/button-row';
import { Dialog } from '../../ui/dialog';
import { closeDialogs } from '../../ui/dialog-stack';
import { Stack } from '../../ui/layout';
import { LeaveGuard } from '../../ui/leave-guard';
import { lazyDialogs } from '../../ui/lazy-dialogs';
import { shell } from '../../words/shell.gen';
import { useWords } from '../../words/use-words';
import type { useBookingDrawer } from './use-booking-drawer';

export const loadBookingDrawer = () =>
  import('../../features/desk/new-booking/new-booking-drawer').then((part) => part.NewBookingDrawer);
const NewBookingDrawer = lazyDialogs(loadBookingDrawer);

/** The new booking beside the page, on the day that the diary shows, and the question before it is discarded. */
export function BookingDrawer({ drawer }: { drawer: ReturnType<typeof useBookingDrawer> }) {
  const words = useWords(shell);
  const { pathname, search } = useLocation();
  const { booking, filledIn, unsaved, close, leave, isAsking, stay, discard } = drawer;
  if (booking === null) return null;
  const shown = pathname === paths.dashboardDiary ? parseDiaryAddress(new URLSearchParams(search)).day : null;
  return (
    <>
      <NewBookingDrawer
        address={booking}
        filledIn={filledIn}
        day={shown ?? ''}
        unsaved={unsaved}
        onClose={close}
        onDone={leave}
      />
      <LeaveGuard
        isOn
        isNeeded={(path) => unsaved.size > 0 && !path?.startsWith(paths.dashboard)}
        onForget={() => unsaved.clear()}
      />
      <Dialog title={words.discardChanges()} isOpen={isAsking} onClose={stay}>
        <Stack $gap={5}>
          <p>{words.notSavedYet()}</p>
          <DialogActions>
            <Button variant="ghost" onClick={stay}>
              {words.keepEditing()}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                stay();
                // Going back at once would only leave the question’s history entry.
                void closeDialogs().then(discard);
              }}
            >
              {words.discard()}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
    </>
  );
}
