import { useState, type ReactNode } from 'react';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { localDay } from '../../../lib/local-day';
import { Button, IconButton } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { DisplayContents } from '../../../ui/display-contents';
import { Icon } from '../../../ui/icon';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { Muted } from '../../../ui/text';
import { adds, removes, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';

/** Upcoming special days, to add, change, or remove after confirmation. */
export function SpecialDayList<Differing extends { day: string }>({
  title,
  intro,
  none,
  days,
  zone,
  nameOf,
  detailOf,
  questionOf,
  onRemove,
  editor,
}: {
  title: string;
  intro: string;
  /** Shown if no day differs. */
  none: string;
  /** The special days; past ones are not shown. */
  days: readonly Differing[];
  zone: string;
  nameOf: (differing: Differing) => string;
  detailOf: (differing: Differing) => string;
  /** The question before a day is removed, including what will apply afterwards. */
  questionOf: (differing: Differing) => { title: string; words: ReactNode };
  /** Resolves to the reason for a failure, or null on success. */
  onRemove: (differing: Differing) => Promise<string | null>;
  /** The dialog for an existing or new one. */
  editor: (differing: Differing | null, onClose: () => void) => ReactNode;
}) {
  const words = useWords(book);
  const [edited, setEdited] = useState<Differing | 'new' | null>(null);
  const [removed, setRemoved] = useState<Differing | null>(null);
  const { container, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  const today = localDay(new Date(), zone);
  const coming = days.filter(({ day }) => day >= today);
  const question = removed && questionOf(removed);

  const remove = async (differing: Differing) => {
    const failure = await onRemove(differing);
    if (failure !== null) return failure;
    onRemoved(coming.indexOf(differing));
    setRemoved(null);
    return null;
  };

  return (
    <Section title={title} intro={intro}>
      <DisplayContents ref={container}>
        {coming.length === 0 && <Muted>{none}</Muted>}
        <PlainList aria-label={title}>
          {coming.map((differing) => {
            const name = nameOf(differing);
            return (
              <PlainRow
                key={differing.day}
                title={name}
                detail={detailOf(differing)}
                actions={
                  <>
                    <IconButton label={words.changeThat({ name })} onClick={() => setEdited(differing)}>
                      <Icon of={Pencil} size={18} />
                    </IconButton>
                    <IconButton
                      {...removes}
                      label={words.removeThat({ name })}
                      aria-haspopup="dialog"
                      onClick={() => setRemoved(differing)}
                    >
                      <Icon of={Trash2} size={18} />
                    </IconButton>
                  </>
                }
              />
            );
          })}
        </PlainList>
        <Button
          {...adds}
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setEdited('new')}
        >
          <Icon of={CalendarPlus} size={18} /> {words.addSpecialDay()}
        </Button>
      </DisplayContents>
      {removed && question && (
        <ConfirmDialog
          title={question.title}
          action={words.remove()}
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(null)}
        >
          <p>{question.words}</p>
        </ConfirmDialog>
      )}
      {edited && editor(edited === 'new' ? null : edited, () => setEdited(null))}
    </Section>
  );
}
