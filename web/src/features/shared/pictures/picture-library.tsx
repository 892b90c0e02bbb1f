import { useState } from 'react';
import styled from 'styled-components';
import { usePagedAnswer } from '../../../api/use-paged-answer';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useFormats } from '../../../ui/use-formats';
import { paths } from '../../../lib/paths';
import { pageParam, urlState } from '../../../lib/url-state';
import { Badge } from '../../../ui/badge';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Cluster } from '../../../ui/layout';
import { ListLayout, PAGE_SIZE, PagedList } from '../../../ui/paged-list';
import { Picture } from '../../../ui/picture';
import { useUrlState } from '../../../ui/use-url-state';
import { controls } from '../../../words/controls.gen';
import { useWords } from '../../../words/use-words';
import { picturesDesk as book } from '../../../words/pictures-desk.gen';
import type { LibraryPicture } from './models';
import { PictureDialog } from './picture-dialog';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: var(--s-5);
`;
const Item = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--s-3);
  flex: 1;
  padding: var(--s-4);

  p {
    flex: 1;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;

const libraryPage = urlState({ page: pageParam() });

/** All pictures uploaded by the salon, latest first. */
export function PictureLibrary() {
  const words = useWords(book);
  const lists = useWords(controls);
  const {
    state: { page },
    queryOf,
  } = useUrlState(libraryPage);
  const media = useApi(
    '/media',
    { params: { query: { page, pageSize: PAGE_SIZE } } },
    { keepPreviousData: true },
  );
  const { data: salon } = useSalon();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const items = media.data?.items ?? [];
  const opened = items.find(({ _id }) => _id === openedId);

  return (
    <ListLayout>
      <PagedList
        counted={lists.pictureCount}
        what={lists.thePictures()}
        {...usePagedAnswer(media)}
        page={page}
        pathOf={(wanted) => `${paths.dashboardPictures}${queryOf(wanted)}`}
        empty={
          <EmptyState
            title={words.noneYet()}
            action={<LinkButton to={paths.dashboardPortfolio}>{words.editPortfolio()}</LinkButton>}
          >
            {words.noneYetText()}
          </EmptyState>
        }
      >
        {(caption) => (
          <Grid aria-label={caption}>
            {items.map((picture) => (
              <LibraryCard
                key={picture._id}
                picture={picture}
                timeZone={salon?.timeZone ?? 'UTC'}
                onOpen={() => setOpenedId(picture._id)}
              />
            ))}
          </Grid>
        )}
      </PagedList>
      {opened && <PictureDialog key={opened._id} picture={opened} onClose={() => setOpenedId(null)} />}
    </ListLayout>
  );
}

function LibraryCard({
  picture,
  timeZone,
  onOpen,
}: {
  picture: LibraryPicture;
  timeZone: string;
  onOpen: () => void;
}) {
  const words = useWords(book);
  const { formatShortDay } = useFormats();
  const { src, alt, width, height, shownIn, createdAt, goesAt } = picture;
  const day = formatShortDay(createdAt, timeZone);
  return (
    <Item>
      <Picture src={src} own={picture} kind="service" sizes="280px" alt="" />
      <Text>
        <p>{alt || <small>{words.decorative()}</small>}</p>
        <small>
          {goesAt
            ? words.sizeAndDeletion({ width, height, day, end: formatShortDay(goesAt, timeZone) })
            : words.sizeAndDay({ width, height, day })}
        </small>
        <Cluster as="span">
          {shownIn.length === 0 && <Badge>{words.notShown()}</Badge>}
          {shownIn.map((place) => (
            <Badge key={place} tone="info">
              {words.place({ place })}
            </Badge>
          ))}
        </Cluster>
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={alt ? words.editThat({ alt }) : words.editPictureOf({ day })}
          onClick={onOpen}
        >
          {words.edit()}
        </Button>
      </Text>
    </Item>
  );
}
