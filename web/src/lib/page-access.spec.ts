import { mayOpen, type PageRights } from './page-access';
import { paths } from './paths';

const stylist: PageRights = {
  diary: 'own',
  clients: 'own',
  'time-off': 'own',
  'day-figures': 'own',
};
const reception: PageRights = {
  ...{ diary: 'all', clients: 'all', 'client-search': 'all' },
  ...{ 'time-off': 'all', inbox: 'all', reviews: 'all', 'day-figures': 'all' },
};

test('a client sees their own pages and none of the desk', () => {
  expect(
    [paths.dashboard, paths.dashboardBooking, paths.dashboardAccount].map((path) => mayOpen({}, path)),
  ).toEqual([...[true, true, true]]);
  expect([paths.dashboardDiary, paths.dashboardSite].map((path) => mayOpen({}, path))).toEqual([
    false,
    false,
  ]);
});

test('a stylist sees their diary and hours and the file of a client, but no list of anything', () => {
  const seen = [paths.dashboardDiary, paths.dashboardMyHours, paths.dashboardClient('a-client')];
  const hidden = [
    ...[paths.dashboardOverview, paths.dashboardOrder, paths.dashboardClients],
    ...[paths.dashboardInbox, paths.dashboardStaff],
  ];

  expect(seen.filter((path) => mayOpen(stylist, path))).toEqual(seen);
  expect(hidden.filter((path) => mayOpen(stylist, path))).toEqual([]);
});

test('reception runs the day and sees no settings', () => {
  const seen = [
    ...[
      paths.dashboardOverview,
      paths.dashboardDiary,
      paths.dashboardOrder,
      paths.dashboardClients,
      paths.dashboardClient('a-client'),
    ],
    ...[paths.dashboardInbox, paths.dashboardReviews, paths.dashboardTimeOff],
  ];
  const hidden = [
    ...[
      paths.dashboardSite,
      paths.dashboardManage,
      paths.dashboardManageOne('a-service'),
      paths.dashboardHours,
    ],
    ...[paths.dashboardAllUsers, paths.dashboardAudit, paths.dashboardMail, paths.dashboardMyHours],
  ];

  expect(seen.filter((path) => mayOpen(reception, path))).toEqual(seen);
  expect(hidden.filter((path) => mayOpen(reception, path))).toEqual([]);
});

test('14-R7: working hours have a page of their own for whoever was granted to change everyone’s', () => {
  const path = paths.dashboardWorkingHours;
  const admin: PageRights = { ...reception, hours: 'all', team: 'all' };

  expect(mayOpen({ ...reception, hours: 'all' }, path)).toBe(true);
  expect([reception, { ...stylist, hours: 'own' } as const, admin].map((may) => mayOpen(may, path))).toEqual([
    ...[false, false, false],
  ]);
});
