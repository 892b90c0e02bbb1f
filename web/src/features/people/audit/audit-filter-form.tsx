import { dayOfText } from '../../../lib/local-day';
import { Field } from '../../../ui/field';
import { Filters, SelectFilter } from '../../../ui/filters';
import { SearchedChoice } from '../../../ui/searched-choice';
import { audit as book } from '../../../words/audit.gen';
import { useWords } from '../../../words/use-words';
import { auditActions } from './act-sentence';
import type { AuditFilters } from './audit-filters';
import { useFoundTeam } from './use-found-team';

/** Filters the activity; every choice takes effect at once, and is part of the URL. */
export function AuditFilterForm({
  filters,
  onChange: narrow,
  onClear,
}: {
  filters: AuditFilters;
  onChange: (part: Partial<AuditFilters>) => void;
  onClear: false | (() => void);
}) {
  const words = useWords(book);
  const { actorId } = filters;
  // An old URL only has an id, which finds its account as well as a name does.
  const known = useFoundTeam(actorId ?? '');
  const { label } = known.options.find(({ key }) => key === (actorId ?? '')) ?? {};
  const named = label ?? (known.isSettled ? words.someoneElse() : '');

  return (
    <Filters label={words.findActivity()} onClear={onClear}>
      <SelectFilter
        label={words.what()}
        value={filters.action}
        any={words.anything()}
        choices={auditActions.map((action) => [action, words[`label.${action}`]()] as const)}
        onChoose={(action) => narrow({ action })}
      />
      <SearchedChoice
        label={words.who()}
        listLabel={words.who()}
        name="actor"
        chosen={named}
        useFound={useFoundTeam}
        onChoose={({ key }) => narrow({ actorId: key || null })}
      />
      <Field
        label={words.from()}
        type="date"
        value={filters.from ?? ''}
        onChange={(event) => narrow({ from: dayOfText(event.target.value) })}
      />
      <Field
        label={words.until()}
        type="date"
        value={filters.to ?? ''}
        onChange={(event) => narrow({ to: dayOfText(event.target.value) })}
      />
    </Filters>
  );
}
