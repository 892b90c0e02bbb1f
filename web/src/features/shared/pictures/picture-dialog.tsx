import { useState } from 'react';
import styled from 'styled-components';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useAction } from '../../../api/use-action';
import { usePictureCalls } from '../../../api/use-picture-calls';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import type { PictureChange } from '../../../api/upload-picture';
import { PictureDetails } from '../../../ui/picture-details';
import { toast } from '../../../ui/toast';
import { ButtonRow } from '../../../ui/button-row';
import { useFormats } from '../../../ui/use-formats';
import { inSentence } from '../../../words/in-sentence';
import { picturesDesk as book } from '../../../words/pictures-desk.gen';
import { useWords } from '../../../words/use-words';
import { AltTexts } from './alt-texts';
import type { LibraryPicture } from './models';
import { usePictureActions } from './mutations';
const Foot = styled.div`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  padding-top: var(--s-4);
  border-top: 1px solid var(--border);
`;

/** A picture in the library: its alt text, focal point and deletion. */
export function PictureDialog({
  picture: listed,
  onClose,
}: {
  picture: LibraryPicture;
  onClose: () => void;
}) {
  const words = useWords(book);
  const { formatSeries } = useFormats();
  const pictureCalls = usePictureCalls();
  const sentenceOf = useSentenceOf();
  const { deletePicture, readAgain } = usePictureActions();
  const [described, setDescribed] = useState<Partial<LibraryPicture>>({});
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const picture = { ...listed, ...described };
  const places = listed.shownIn.map((place) => words.place({ place }));

  const describe = async (change: PictureChange) => {
    setFailure(null);
    try {
      setDescribed(await pictureCalls.describe(listed, change));
      readAgain();
    } catch (thrown) {
      setFailure(asProblem(thrown).message);
    }
  };
  const removal = useAction();
  const remove = () =>
    removal.run(async () => {
      await deletePicture(listed);
      toast.success(words.isDeleted());
      onClose();
    });
  const failed = removal.problem ? sentenceOf(removal.problem, { 'picture-in-use': words.inUse() }) : failure;

  return (
    <Dialog kind="wide" title={words.picture()} isOpen onClose={onClose}>
      <Stack>
        <PictureDetails
          picture={picture}
          onDescribe={(change) => void describe(change)}
          altTexts={(field) => (
            <AltTexts
              picture={picture}
              onTranslate={(language, alt) => void describe({ words: { [language]: { alt: alt || null } } })}
            >
              {field}
            </AltTexts>
          )}
        />
        {failed && (
          <Alert tone="danger">
            <p>{failed}</p>
          </Alert>
        )}
        <Foot>
          {places.length > 0 ? (
            <p>{words.usedIn({ places: formatSeries(places) })}</p>
          ) : isAsking ? (
            <>
              <p>
                {listed.alt
                  ? inSentence(words.deleteThat, { alt: <bdi>{listed.alt}</bdi> })
                  : words.deleteThis()}
              </p>
              <ButtonRow>
                <Button variant="danger" size="small" isBusy={removal.isBusy} onClick={() => void remove()}>
                  {words.deleteForGood()}
                </Button>
                <Button variant="ghost" size="small" onClick={() => setAsking(false)}>
                  {words.cancel()}
                </Button>
              </ButtonRow>
            </>
          ) : (
            <Button variant="danger" size="small" onClick={() => setAsking(true)}>
              {words.deletePicture()}
            </Button>
          )}
        </Foot>
      </Stack>
    </Dialog>
  );
}
