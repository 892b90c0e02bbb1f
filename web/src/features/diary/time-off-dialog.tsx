import { useFormats } from '../../ui/use-formats';
import { paths } from '../../lib/paths';
import { Button, LinkButton } from '../../ui/button';
import { DialogActions } from '../../ui/button-row';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { blockName } from '../diary-model/columns';
import type { DiaryBlock } from '../diary-model/models';

/** Time off that was pressed in the diary; it is changed on the page of the team member. */
export function TimeOffDialog({
  block,
  name,
  timeZone,
  onClose,
}: {
  block: DiaryBlock;
  name: string;
  timeZone: string;
  onClose: () => void;
}) {
  const { formatDay, formatTime } = useFormats();
  const ends = [block.startsAt, block.endsAt].map(
    (instant) => `${formatDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`,
  );
  return (
    <Dialog title={blockName(block)} isOpen onClose={onClose}>
      <Stack>
        <p>
          {name} is away from {ends[0]} to {ends[1]}. To change this, go to Staff &amp; Hours.
        </p>
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <LinkButton to={paths.dashboardStaff} replace>
            Staff &amp; Hours
          </LinkButton>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
