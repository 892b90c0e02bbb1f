import { useState } from 'react';
import type { StaffMember } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { useReadAgain } from '../../../api/use-read-again';
import { allOf } from '../../../lib/answer';
import { paths } from '../../../lib/paths';
import { Unanswered } from '../../../ui/answered';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { servicesDesk as book } from '../../../words/services-desk.gen';
import { translations } from '../../../words/translations.gen';
import { useWords } from '../../../words/use-words';
import type { Pool } from '../resources/models';
import type { Category, Offer, ServiceEntry } from '../services/models';
import { draftOf, newDraft } from './service-draft';
import { ServiceEditor } from './service-editor';

/** Loads the form's data and shows the form, empty or with the given service. */
export function EditService({ id }: { id: string | null }) {
  const words = useWords(book);
  // Preloaded, so that the form starts without waiting.
  useWords(translations);
  const entries = useApi(id === null ? null : '/services/all');
  const offers = useApi(id === null ? null : '/staff/offers');
  const staff = useApi('/staff');
  const categories = useApi('/service-categories');
  const pools = useApi('/resource-pools');
  // The form keeps its initial values, and a cached response may lack a team member.
  const isRead = useReadAgain([entries, offers, staff, categories, pools]);
  const skeleton = <Skeleton $height="560px" />;
  const answer = allOf(
    id === null ? { staff, categories, pools } : { entries, offers, staff, categories, pools },
  );
  if (!staff.data || !categories.data || !pools.data || (id !== null && !(entries.data && offers.data)))
    return <Unanswered answer={answer} what={words.thisForm()} skeleton={skeleton} />;
  if (!isRead) return skeleton;
  const service = entries.data?.find(({ _id }) => _id === id) ?? null;
  if (id !== null && !service)
    return (
      <EmptyState
        title={words.serviceNotFound()}
        action={<LinkButton to={paths.dashboardManage}>{words.allServices()}</LinkButton>}
      >
        {words.mayBeDeleted()}
      </EmptyState>
    );
  return (
    <WithDraft
      key={id ?? 'new'}
      service={service}
      staff={staff.data}
      offers={offers.data ?? []}
      categories={categories.data}
      pools={pools.data.filter(({ status }) => status === 'active')}
    />
  );
}

/** The service when the form was opened: reloading does not change the form while it is filled in. */
function WithDraft({
  service,
  staff,
  offers,
  categories,
  pools,
}: {
  service: ServiceEntry | null;
  staff: StaffMember[];
  offers: Offer[];
  categories: Category[];
  pools: Pool[];
}) {
  const [opened] = useState(() => ({
    service,
    staff,
    pools,
    initial: service
      ? draftOf(service, staff, offers, pools)
      : newDraft(staff, categories.length === 1 ? (categories[0]?._id ?? '') : '', pools),
  }));
  return <ServiceEditor {...opened} categories={categories} />;
}
