import { useApi } from '../../../api/use-api';
import { dayOfText } from '../../../lib/local-day';
import { Field } from '../../../ui/field';
import { Filters, SelectFilter } from '../../../ui/filters';
import { activity as book } from '../../../words/activity.gen';
import { useWords } from '../../../words/use-words';
import { auditActions } from './act-sentence';
import type { AuditFilters } from './audit-filters';

/** Narrows the activity; every choice acts at once and becomes part of the address. */
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
  // A list of names to choose from; without it the other filters still work.
  const query = { role: 'admin', sort: 'name', pageSize: 100 } as const;
  const { data: admins } = useApi('/users', { params: { query } });
  const people = (admins?.items ?? []).map(({ _id, name, email }) => [_id, name || email] as const);
  const { actorId } = filters;
  const isElse = actorId !== null && !people.some(([id]) => id === actorId);

  return (
    <Filters label={words.findActivity()} onClear={onClear}>
      <SelectFilter
        label={words.what()}
        value={filters.action}
        any={words.anything()}
        choices={auditActions.map((action) => [action, words[`label.${action}`]()] as const)}
        onChoose={(action) => narrow({ action })}
      />
      <SelectFilter
        label={words.who()}
        value={actorId}
        any={words.anyone()}
        choices={isElse ? [...people, [actorId, words.someoneElse()]] : people}
        onChoose={(id) => narrow({ actorId: id })}
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
