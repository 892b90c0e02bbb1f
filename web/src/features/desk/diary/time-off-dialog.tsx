import { mayOpen } from '../../../lib/page-access';
import { useMay } from '../../../api/use-may';
import { paths } from '../../../lib/paths';
import { Button, LinkButton } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { blockName } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { dashboard } from '../../../words/dashboard.gen';
import { inSentence } from '../../../words/in-sentence';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import type { DiaryBlock } from '../diary-model/models';

/** Time off that was clicked in the diary; those who may change it do so on the team member's page. */
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
  const isToBeChanged = mayOpen(useMay(), paths.dashboardStaff);
  const { words, formats } = useDiaryTexts();
  const close = useWords(shell).close();
  const staffAndHours = useWords(dashboard).staffAndHours();
  const textOf = (instant: string) =>
    words.dayAndTime({
      day: formats.formatDay(instant, timeZone),
      time: formats.formatTime(instant, timeZone),
    });
  return (
    <Dialog title={blockName(words, block)} isOpen onClose={onClose}>
      <Stack>
        <p>
          {inSentence(isToBeChanged ? words.awayFromTo : words.isAwayFromTo, {
            name: <bdi>{name}</bdi>,
            from: textOf(block.startsAt),
            to: textOf(block.endsAt),
          })}
        </p>
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {close}
          </Button>
          {isToBeChanged && (
            <LinkButton to={paths.dashboardStaff} replace>
              {staffAndHours}
            </LinkButton>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
