import { useState } from 'react';
import { CalendarOff, History, Thermometer, Trash2 } from 'lucide-react';
import type { StaffEntry, StaffName } from '../../../api/models';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { localDay } from '../../../lib/local-day';
import { mayOpen } from '../../../lib/page-access';
import { paths } from '../../../lib/paths';
import { Unanswered } from '../../../ui/answered';
import { Button, IconButton, LinkButton } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { DisplayContents } from '../../../ui/display-contents';
import { Icon } from '../../../ui/icon';
import { lazyPart } from '../../../ui/lazy-part';
import { Pagination } from '../../../ui/pagination';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { Muted } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { adds, removes, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { ButtonRow } from '../../../ui/button-row';
import { useFormats } from '../../../ui/use-formats';
import { inSentence } from '../../../words/in-sentence';
import { controls } from '../../../words/controls.gen';
import { dashboard } from '../../../words/dashboard.gen';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import type { TimeOff } from './models';
import { useTimeOffActions } from './mutations';
import { TimeOffDialog } from './lazy-time-off-dialog';
import { timeOffText } from './time-off-text';

// Requests are rare.
const RequestActions = lazyPart(
  () => import('./request-actions').then((part) => part.RequestActions),
  '44px',
);
const TimeOffBadge = lazyPart(() => import('./time-off-badge').then((part) => part.TimeOffBadge), '24px');

/** A team member's time off: upcoming, and past on demand. */
export function TimeOffList({
  person,
  zone,
}: {
  person: StaffName & Pick<StaffEntry, 'active'>;
  zone: string;
}) {
  const words = useWords(book);
  const sickDay = useWords(dashboard).sickDay();
  const may = useMay();
  const formats = useFormats();
  const answer = useApi('/time-off', {
    params: { query: { staff: person._id } },
  });
  const { data } = answer;
  const [opened, setOpened] = useState<TimeOff | 'new' | null>(null);
  const [isPastOpen, setPastOpen] = useState(false);
  const { container, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();

  return (
    <Section title={words.timeOff()} intro={words.timeOffIntro()}>
      <Unanswered answer={answer} what={words.theTimeOff()} skeleton={<Skeleton $height="3rem" />} />
      <DisplayContents ref={container}>
        {data?.length === 0 && <Muted>{words.noTimeOff()}</Muted>}
        <PlainList aria-label={words.timeOff()}>
          {data?.map((timeOff) => {
            const name = timeOffText({ words, formats }, timeOff, zone);
            return (
              <PlainRow
                key={timeOff._id}
                title={name}
                detail={
                  <>
                    {timeOff.state !== 'granted' && (
                      <>
                        <TimeOffBadge state={timeOff.state} />{' '}
                      </>
                    )}
                    {timeOff.reason}
                  </>
                }
                actions={
                  timeOff.can.answer ? (
                    <RequestActions request={timeOff} person={person} zone={zone} />
                  ) : (
                    timeOff.can.delete && (
                      <IconButton
                        {...removes}
                        label={words.removeThat({ name })}
                        aria-haspopup="dialog"
                        onClick={() => setOpened(timeOff)}
                      >
                        <Icon of={Trash2} size={18} />
                      </IconButton>
                    )
                  )
                }
              />
            );
          })}
        </PlainList>
        <ButtonRow>
          {person.active && (
            <Button
              {...adds}
              variant="ghost"
              size="small"
              aria-haspopup="dialog"
              onClick={() => setOpened('new')}
            >
              <Icon of={CalendarOff} size={18} /> {words.addTimeOff()}
            </Button>
          )}
          {person.active && mayOpen(may, paths.dashboardSickDay()) && (
            <LinkButton variant="ghost" size="small" to={paths.dashboardSickDay(person._id)}>
              <Icon of={Thermometer} size={18} /> {sickDay}
            </LinkButton>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isPastOpen}
            onClick={() => setPastOpen(!isPastOpen)}
          >
            <Icon of={History} size={18} /> {words.pastTimeOff()}
          </Button>
        </ButtonRow>
      </DisplayContents>
      {isPastOpen && <PastTimeOff person={person} zone={zone} />}
      {opened === 'new' && <TimeOffDialog person={person} zone={zone} onClose={() => setOpened(null)} />}
      {opened && opened !== 'new' && (
        <RemoveDialog
          name={person.name}
          timeOff={opened}
          time={timeOffText({ words, formats }, opened, zone)}
          onDeleted={() => {
            onRemoved(data?.indexOf(opened) ?? 0);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}

function RemoveDialog({
  name,
  timeOff,
  time,
  onDeleted,
  onClose,
}: {
  name: string;
  timeOff: TimeOff;
  /** The time in words. */
  time: string;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { deleteTimeOff } = useTimeOffActions();
  const remove = async () => {
    try {
      await deleteTimeOff(timeOff._id);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(words.bookableAgain({ name }));
    onDeleted();
    return null;
  };
  return (
    <ConfirmDialog
      title={words.removeTimeOffQuestion()}
      action={words.remove()}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {inSentence(
          words.removeTimeOffText,
          { name: <bdi>{name}</bdi>, time },
          { b: (inner) => <strong>{inner}</strong> },
        )}
      </p>
    </ConfirmDialog>
  );
}

const PAST_PAGE_SIZE = 20;

/** Past time off, the latest first; loaded only on demand. */
function PastTimeOff({ person, zone }: { person: StaffName; zone: string }) {
  const words = useWords(book);
  const formats = useFormats();
  const pages = useWords(controls);
  const [page, setPage] = useState(1);
  const answer = useApi(
    '/time-off/past',
    { params: { query: { staff: person._id, page, pageSize: PAST_PAGE_SIZE } } },
    { keepPreviousData: true },
  );
  const { data } = answer;
  if (!data)
    return (
      <Unanswered answer={answer} what={words.thePastTimeOff()} skeleton={<Skeleton $height="3rem" />} />
    );
  if (data.total === 0) return <Muted>{words.noPastTimeOff()}</Muted>;
  return (
    <>
      <PlainList aria-label={words.pastTimeOff()}>
        {data.items.map((timeOff) => (
          <PlainRow
            key={timeOff._id}
            title={words.pastWithYear({
              time: timeOffText({ words, formats }, timeOff, zone),
              year: localDay(timeOff.endsAt, zone).slice(0, 4),
            })}
            detail={timeOff.reason}
          />
        ))}
      </PlainList>
      <Pagination
        label={words.pastTimeOff()}
        page={page}
        pageCount={Math.ceil(data.total / PAST_PAGE_SIZE)}
        onPage={setPage}
        previous={pages.later()}
        next={pages.earlier()}
      />
    </>
  );
}
