import { auditFilters, type AuditFilters } from './audit-filters';

const none = auditFilters.initial;

const parse = (query: string) => auditFilters.parse(new URLSearchParams(query));

test('every filter is read back from the address it was written to', () => {
  const all: AuditFilters = {
    action: 'admin.appointed',
    actorId: '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1',
    from: '2026-11-01',
    to: '2026-11-30',
    page: 3,
  };

  expect([none, all].map((filters) => auditFilters.parse(auditFilters.write(filters)))).toEqual([none, all]);
});

test('an address that makes no sense shows all activity', () => {
  expect(parse('action=toString&actor=vera&from=2026-02-30&to=soon&page=-2')).toEqual(none);
});

test('the page alone is no filter', () => {
  expect([auditFilters.isFiltered(parse('page=2')), auditFilters.isFiltered(parse('to=2026-11-30'))]).toEqual(
    [false, true],
  );
});
