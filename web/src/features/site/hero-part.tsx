import { useState } from 'react';
import type { OwnPicture, Salon } from '../../api/models';
import { describePicture, uploadPicture } from '../../api/upload-picture';
import { Card } from '../../ui/card';
import { PictureField } from '../../ui/picture-field';
import { useSiteActions } from './mutations';
import { SaveBar } from './save-bar';
import { useSave } from './use-save';

/** Pictures chosen and not saved; null takes one away, what is left out stays. */
export interface HeroDraft {
  light?: OwnPicture | null;
  night?: OwnPicture | null;
}

/** The picture at the top of the front page, by day and by night. */
export function HeroPart({
  salon,
  draft,
  onDraft,
}: {
  salon: Salon;
  draft: HeroDraft;
  onDraft: (draft: HeroDraft) => void;
}) {
  const { changeSalon, readAgain } = useSiteActions();
  const [isLightBusy, setLightBusy] = useState(false);
  const [isNightBusy, setNightBusy] = useState(false);
  const { light = salon.hero.light, night = salon.hero.night } = draft;
  const { isBusy, problem, save, clear } = useSave(async () => {
    await changeSalon({
      ...(draft.light !== undefined && { heroPictureId: draft.light?._id ?? null }),
      ...(draft.night !== undefined && { heroNightPictureId: draft.night?._id ?? null }),
    });
    onDraft({});
  });
  const choose = (theme: 'light' | 'night', picture: OwnPicture | null) => {
    clear();
    const { [theme]: _, ...other } = draft;
    const isSaved = picture?._id === salon.hero[theme]?._id;
    onDraft(isSaved ? other : { ...draft, [theme]: picture });
    // Described anew: the pages show that at once.
    if (isSaved && picture) readAgain();
  };
  const gone = 'This picture no longer exists. Choose it again.';

  return (
    <Card as="section" aria-labelledby="site-hero">
      <h2 id="site-hero">The main picture</h2>
      <p>
        Shown at the top of the home page. A wide picture with a calm left side works best with the headline.
      </p>
      <PictureField
        label="By day"
        value={light}
        fallbackSrc="/pictures/hero-light-800.webp"
        error={problem?.fieldErrors['heroPictureId'] && gone}
        onChange={(picture) => choose('light', picture)}
        onBusyChange={setLightBusy}
        upload={uploadPicture}
        describe={describePicture}
      />
      <PictureField
        label="By night"
        hint="For visitors who use the dark theme. Without one they see the picture for the day."
        value={night}
        fallbackSrc={light?.src ?? '/pictures/hero-night-800.webp'}
        error={problem?.fieldErrors['heroNightPictureId'] && gone}
        onChange={(picture) => choose('night', picture)}
        onBusyChange={setNightBusy}
        upload={uploadPicture}
        describe={describePicture}
      />
      <SaveBar
        sentence={Object.keys(draft).length > 0 ? 'The main picture is not saved' : null}
        problem={problem}
        isBusy={isBusy}
        isBlocked={isLightBusy || isNightBusy}
        onSave={save}
        onDiscard={() => {
          clear();
          onDraft({});
        }}
      />
    </Card>
  );
}
