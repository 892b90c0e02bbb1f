import { useState } from 'react';
import styled from 'styled-components';
import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useAction } from '../../api/use-action';
import { usePictureCalls } from '../../api/use-picture-calls';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { PictureDetails, type DescribedPicture } from '../../ui/picture-details';
import { toast } from '../../ui/toaster';
import { ButtonRow } from '../../ui/button-row';
import { placeWords, type LibraryPicture } from './models';
import { usePictureActions } from './mutations';
const Foot = styled.div`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  padding-top: var(--s-4);
  border-top: 1px solid var(--border);
`;

const sentences = { 'picture-in-use': 'This picture is still in use. Remove it there first.' };

/** One picture of the library: what is to be seen on it, what must stay in sight, and its end. */
export function PictureDialog({
  picture: listed,
  onClose,
}: {
  picture: LibraryPicture;
  onClose: () => void;
}) {
  const pictureCalls = usePictureCalls();
  const sentenceOf = useSentenceOf();
  const { deletePicture, readAgain } = usePictureActions();
  const [described, setDescribed] = useState<DescribedPicture>({});
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const picture = { ...listed, ...described };
  const places = listed.shownIn.map((place) => placeWords[place]);

  const describe = async (change: DescribedPicture) => {
    setFailure(null);
    try {
      await pictureCalls.describe(listed, change);
      setDescribed((before) => ({ ...before, ...change }));
      readAgain();
    } catch (thrown) {
      setFailure(asProblem(thrown).message);
    }
  };
  const removal = useAction();
  const remove = () =>
    removal.run(async () => {
      await deletePicture(listed);
      toast.success('The picture has been deleted.');
      onClose();
    });
  const failed = removal.problem ? sentenceOf(removal.problem, sentences) : failure;

  return (
    <Dialog kind="wide" title="Picture" isOpen onClose={onClose}>
      <Stack>
        <PictureDetails picture={picture} onDescribe={(change) => void describe(change)} />
        {failed && (
          <Alert tone="danger">
            <p>{failed}</p>
          </Alert>
        )}
        <Foot>
          {places.length > 0 ? (
            <p>Used in: {places.join(', ')}. Remove it there before you delete it.</p>
          ) : isAsking ? (
            <>
              <p>
                Delete {listed.alt ? `“${listed.alt}”` : 'this picture'} for good? You would have to upload it
                again to get it back.
              </p>
              <ButtonRow>
                <Button variant="danger" size="small" isBusy={removal.isBusy} onClick={() => void remove()}>
                  Delete for good
                </Button>
                <Button variant="ghost" size="small" onClick={() => setAsking(false)}>
                  Cancel
                </Button>
              </ButtonRow>
            </>
          ) : (
            <Button variant="danger" size="small" onClick={() => setAsking(true)}>
              Delete picture
            </Button>
          )}
        </Foot>
      </Stack>
    </Dialog>
  );
}
