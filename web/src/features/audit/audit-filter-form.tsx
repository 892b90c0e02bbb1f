import { useApi } from '../../api/use-api';
import { Field } from '../../ui/field';
import { choicesOf, Filters, SelectFilter } from '../../ui/filters';
import { actionWords } from './act-sentence';
import { auditDayOf, isFiltered, noFilters, type AuditFilters } from './audit-filters';

/** Narrows the activity; every choice acts at once and becomes part of the address. */
export function AuditFilterForm({
  filters,
  onChange,
}: {
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
}) {
  const narrow = (part: Partial<AuditFilters>) => onChange({ ...filters, ...part, page: 1 });
  // A list of names to choose from; without it the other filters still work.
  const query = { role: 'admin', sort: 'name', pageSize: 100 } as const;
  const { data: admins } = useApi('/users', { params: { query } });
  const people = (admins?.items ?? []).map(({ _id, name, email }) => [_id, name || email] as const);
  const { actorId } = filters;
  const isElse = actorId !== null && !people.some(([id]) => id === actorId);

  return (
    <Filters label="Find activity" onClear={isFiltered(filters) && (() => onChange(noFilters))}>
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
        any="Anybody"
        choices={isElse ? [...people, [actorId, 'Somebody else']] : people}
        onChoose={(id) => narrow({ actorId: id })}
      />
      <Field
        label="From"
        type="date"
        value={filters.from ?? ''}
        onChange={(event) => narrow({ from: auditDayOf(event.target.value) })}
      />
      <Field
        label="Until"
        type="date"
        value={filters.to ?? ''}
        onChange={(event) => narrow({ to: auditDayOf(event.target.value) })}
      />
    </Filters>
  );
}
