import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useServices, useStaff } from '../api/own-words';
import { useApi } from '../api/use-api';
import { usePagedAnswer } from '../api/use-paged-answer';
import { ReviewGrid } from '../features/site/reviews/review-grid';
import { StarRow } from '../features/site/reviews/stars';
import { paths } from '../lib/paths';
import { LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { SelectField } from '../ui/field';
import { below } from '../ui/media';
import { Page } from '../ui/page';
import { PagedList } from '../ui/paged-list';
import { useFormats } from '../ui/use-formats';
import { useIsHydrated } from '../ui/use-is-hydrated';
import { publicSite } from '../words/public-site.gen';
import { useWords } from '../words/use-words';

/** The number that the server shows by default, so that the first page comes with the document. */
const PAGE_SIZE = 12;

const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  min-height: 1.6em;
  margin-top: var(--s-3);
  color: var(--text-2);
  font-size: var(--t-lead);
`;
const Filters = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 18rem));
  gap: var(--s-4);
  margin-top: var(--s-6);

  @media ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const List = styled.div`
  margin-top: var(--s-6);
`;

/** A page number from the URL; the first for anything else. */
const pageIn = (text: string | null) => (text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);

export default function AllReviewsPage() {
  const words = useWords(publicSite);
  const { formatDecimal } = useFormats();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: summary } = useApi('/reviews/summary');
  const { data: services = [] } = useServices();
  const { data: staff = [] } = useStaff();
  const page = pageIn(params.get('page'));
  const of = {
    // An old link may name a deleted service or person.
    serviceId: services.find(({ _id }) => _id === params.get('service'))?._id,
    staffId: staff.find(({ _id }) => _id === params.get('staff'))?._id,
  };
  const query = {
    ...(of.serviceId && { service: of.serviceId }),
    ...(of.staffId && { staff: of.staffId }),
    ...(page > 1 && { page }),
  };
  // Without any, in the server's words (api/website/pages/page-facts.service.ts): it comes with the page.
  const isPlain = Object.keys(query).length === 0;
  const list = useApi('/reviews/published', isPlain ? undefined : { params: { query } }, {
    keepPreviousData: true,
  });
  const paged = usePagedAnswer(list);
  const isHydrated = useIsHydrated();
  const countOf = (counts: readonly { _id: string; count: number }[] | undefined, id: string) =>
    counts?.find(({ _id }) => _id === id)?.count ?? 0;
  const reviewedServices = services.filter(({ _id }) => countOf(summary?.services, _id) > 0);
  const reviewedStaff = staff.filter(({ _id }) => countOf(summary?.staff, _id) > 0);
  const show = (next: typeof of) =>
    void navigate(paths.reviews(next), { replace: true, preventScrollReset: true });

  return (
    <Page title={words.reviews()}>
      <PageSection>
        <Container>
          <h1>{words.reviews()}</h1>
          <Figure>
            {typeof summary?.average === 'number' && (
              <>
                <StarRow stars={Math.round(summary.average)} />
                <span>
                  {words.averageStars({ average: formatDecimal(summary.average), count: summary.count })}
                </span>
              </>
            )}
          </Figure>
          {reviewedServices.length + reviewedStaff.length > 0 && (
            <Filters aria-label={words.reviews()} onSubmit={(event) => event.preventDefault()}>
              {reviewedServices.length > 0 && (
                <SelectField
                  label={words.service()}
                  value={of.serviceId ?? ''}
                  onChange={({ target }) => show({ ...of, serviceId: target.value || undefined })}
                >
                  <option value="">{words.allServices()}</option>
                  {reviewedServices.map(({ _id, title }) => (
                    <option key={_id} value={_id}>
                      {title}
                    </option>
                  ))}
                </SelectField>
              )}
              {reviewedStaff.length > 0 && (
                <SelectField
                  label={words.teamMember()}
                  value={of.staffId ?? ''}
                  onChange={({ target }) => show({ ...of, staffId: target.value || undefined })}
                >
                  <option value="">{words.everyone()}</option>
                  {reviewedStaff.map(({ _id, name }) => (
                    <option key={_id} value={_id}>
                      {name}
                    </option>
                  ))}
                </SelectField>
              )}
            </Filters>
          )}
          <List>
            <PagedList
              {...paged}
              // The server does not know what the browser still asks for.
              answer={paged.answer && { ...paged.answer, isBusy: isHydrated && paged.answer.isBusy }}
              counted={words.reviewCount}
              what={words.theReviews()}
              pageSize={PAGE_SIZE}
              page={page}
              pathOf={(wanted) => paths.reviews({ ...of, page: wanted })}
              empty={
                <EmptyState
                  title={words.noReviews()}
                  action={
                    of.serviceId || of.staffId ? (
                      <LinkButton variant="ghost" to={paths.reviews()}>
                        {words.allReviews()}
                      </LinkButton>
                    ) : (
                      <LinkButton to={paths.allServices()}>{words.seeServicesLong()}</LinkButton>
                    )
                  }
                >
                  {words.noReviewsText()}
                </EmptyState>
              }
            >
              {() => <ReviewGrid reviews={list.data?.items ?? []} />}
            </PagedList>
          </List>
        </Container>
      </PageSection>
    </Page>
  );
}
