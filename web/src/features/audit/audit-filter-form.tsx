import { useApi } from '../../api/use-api';
import { dayOfText } from '../../lib/local-day';
import { Field } from '../../ui/field';
import { choicesOf, Filters, SelectFilter } from '../../ui/filters';
import { actionWords } from './act-sentence';
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
  // A list of names to choose from; without it the other filters still work.
  const query = { role: 'admin', sort: 'name', pageSize: 100 } as const;
  const { data: admins } = useApi('/users', { params: { query } });
  const people = (admins?.items ?? []).map(({ _id, name, email }) => [_id, name || email] as const);
  const { actorId } = filters;
  const isElse = actorId !== null && !people.some(([id]) => id === actorId);

  return (
    <Filters label="Find activity" onClear={onClear}>
      <SelectFilter
        label="What"
        value={filters.action}
        any="Anything"
        choices={choicesOf(actionWords)}
        onChoose={(action) => narrow({ action })}
      />
      <SelectFilter
        label="Who"
        value={actorId}
        any="Anyone"
        choices={isElse ? [...people, [actorId, 'Someone else']] : people}
        onChoose={(id) => narrow({ actorId: id })}
      />
      <Field
        label="From"
        type="date"
        value={filters.from ?? ''}
        onChange={(event) => narrow({ from: dayOfText(event.target.value) })}
      />
      <Field
        label="Until"
        type="date"
        value={filters.to ?? ''}
        onChange={(event) => narrow({ to: dayOfText(event.target.value) })}
      />
    </Filters>
  );
}
