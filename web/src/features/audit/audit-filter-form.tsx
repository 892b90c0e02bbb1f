import { useApi } from '../../api/use-api';
import { Button } from '../../ui/button';
import { Field, SelectField } from '../../ui/field';
import { Filters } from '../../ui/filters';
import { actionWords } from './act-sentence';
import { actionOf, auditDayOf, isFiltered, noFilters, type AuditFilters } from './audit-filters';

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

  return (
    <Filters role="search" aria-label="Find activity" onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label="What"
        value={filters.action ?? ''}
        onChange={(event) => narrow({ action: actionOf(event.target.value) })}
      >
        <option value="">Anything</option>
        {Object.entries(actionWords).map(([action, words]) => (
          <option key={action} value={action}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Who"
        value={filters.actorId ?? ''}
        onChange={(event) => narrow({ actorId: event.target.value || null })}
      >
        <option value="">Anybody</option>
        {admins?.items.map(({ _id, name, email }) => (
          <option key={_id} value={_id}>
            {name || email}
          </option>
        ))}
        {filters.actorId && !admins?.items.some(({ _id }) => _id === filters.actorId) && (
          <option value={filters.actorId}>Somebody else</option>
        )}
      </SelectField>
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
      {isFiltered(filters) && (
        <div>
          <Button variant="quiet" onClick={() => onChange(noFilters)}>
            Clear filters
          </Button>
        </div>
      )}
    </Filters>
  );
}
