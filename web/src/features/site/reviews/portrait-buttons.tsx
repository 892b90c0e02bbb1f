import { useSentenceOf } from '../../../api/use-sentence-of';
import { useAction } from '../../../api/use-action';
import { asProblem } from '../../../api/problem';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { reviews as reviewsArea } from '../../../words/reviews.gen';
import { useWords } from '../../../words/use-words';
import type { OwnReview, ReviewEntry } from './models';
import { useReviewActions } from './mutations';
import { PortraitInput } from './portrait-input';

/** Gives a review in a list a picture of its author, or takes it away. */
export function PortraitButtons({ review, mayGive }: { review: OwnReview | ReviewEntry; mayGive: boolean }) {
  const words = useWords(reviewsArea);
  const sentenceOf = useSentenceOf();
  const { givePortrait, removePortrait } = useReviewActions();
  const { run, isBusy } = useAction();
  const { name, img } = review;
  const change = (call: () => Promise<void>, said: string) =>
    void run(async () => {
      try {
        await call();
        toast.success(said);
      } catch (thrown) {
        toast.error(sentenceOf(asProblem(thrown)));
      }
    });
  return (
    <>
      {mayGive && (
        <PortraitInput
          label={img ? words.changePicture() : words.addPicture()}
          name={img ? words.changePictureOf({ name }) : words.addPictureOf({ name })}
          isBusy={isBusy}
          onFile={(file) => change(() => givePortrait(review, file), words.pictureSaved())}
          onRefused={(sentence) => toast.error(sentence)}
        />
      )}
      {img && (
        <Button
          variant="quiet"
          size="small"
          isBusy={isBusy}
          aria-label={words.removePictureOf({ name })}
          onClick={() => change(() => removePortrait(review), words.pictureRemoved())}
        >
          {words.removePicture()}
        </Button>
      )}
    </>
  );
}
