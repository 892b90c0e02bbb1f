import { useState, type ReactNode } from 'react';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { localDay } from '../lib/format-date';
import { Button, IconButton } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Contents } from './contents';
import { Icon } from './icon';
import { PlainList, PlainRow } from './plain-list';
import { Section } from './section';
import { adds, removes, useFocusAfterRemoval } from './use-focus-after-removal';

const Quiet = styled.p`
  color: var(--text-2);
`;

/** The days to come that differ from the week: one can be added, changed, and taken out after a question. */
export function DifferingDays<Differing extends { day: string }>({
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
  /** What is said as long as no day differs. */
  none: string;
  /** Those gone by among them, which are not shown. */
  days: readonly Differing[];
  zone: string;
  nameOf: (differing: Differing) => string;
  detailOf: (differing: Differing) => string;
  /** What is asked before a day is taken out, and what will be so afterwards. */
  questionOf: (differing: Differing) => { title: string; words: ReactNode };
  /** Gives the sentence that says why it failed, or null when it is done. */
  onRemove: (differing: Differing) => Promise<string | null>;
  /** The dialog for one of them, or for a new one. */
  editor: (differing: Differing | null, onClose: () => void) => ReactNode;
}) {
  const [edited, setEdited] = useState<Differing | 'new' | null>(null);
  const [removed, setRemoved] = useState<Differing | null>(null);
  const { whole, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
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
      <Contents ref={whole}>
        {coming.length === 0 && <Quiet>{none}</Quiet>}
        <PlainList aria-label={title}>
          {coming.map((differing) => {
            const name = nameOf(differing);
            return (
              <PlainRow
                key={differing.day}
                title={name}
                detail={detailOf(differing)}
                ways={
                  <>
                    <IconButton label={`Change ${name}`} onClick={() => setEdited(differing)}>
                      <Icon of={Pencil} size={18} />
                    </IconButton>
                    <IconButton
                      {...removes}
                      label={`Remove ${name}`}
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
          <Icon of={CalendarPlus} size={18} /> Add a day
        </Button>
      </Contents>
      {removed && question && (
        <ConfirmDialog
          title={question.title}
          action="Remove"
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
