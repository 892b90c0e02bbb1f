import { Outlet, useLocation } from 'react-router-dom';
import { mayOpen } from '../../lib/page-access';
import { useMay, useWorksHere } from '../../api/use-may';
import { NotForYou } from './not-for-you';
import { SignOut } from './sign-out';

/** Admits team members who may see the page; clients are treated as on an admin page. */
export function DeskGuard() {
  const may = useMay();
  const isOfTeam = useWorksHere();
  const { pathname } = useLocation();
  if (mayOpen(may, pathname)) return <Outlet />;
  return isOfTeam ? <NotForYou /> : <SignOut />;
}
