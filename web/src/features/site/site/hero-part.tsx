import { useState } from 'react';
import type { OwnPicture, Salon } from '../../../api/models';
import { usePictureCalls } from '../../../api/use-picture-calls';
import { useFormValue } from '../../../api/use-form-value';
import { useSettingsForm } from '../../../api/use-settings-form';
import { Card } from '../../../ui/card';
import { Form } from '../../../ui/form';
import { PictureField } from '../../../ui/picture-field';
import { SaveBar } from '../../../ui/save-bar';
import { toast } from '../../../ui/toast';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { useWords } from '../../../words/use-words';
import { useSiteActions } from './mutations';

/** The chosen pictures; null for the bundled one. */
export type HeroDraft = Salon['hero'];

/** Field names in the API. */
const sent = { light: 'heroPictureId', night: 'heroNightPictureId' } as const;
const themes = ['light', 'night'] as const;

/** The picture at the top of the home page, for day and night. */
export function HeroPart({
  salon: { hero },
  draft,
  onDraft,
}: {
  salon: Salon;
  /** Unsaved changes; null if there are none yet. */
  draft: HeroDraft | null;
  onDraft: (draft: HeroDraft | null) => void;
}) {
  const words = useWords(book);
  const pictureCalls = usePictureCalls();
  const { changeSalon, readAgain } = useSiteActions();
  const [isLightBusy, setLightBusy] = useState(false);
  const [isNightBusy, setNightBusy] = useState(false);
  const form = useSettingsForm<HeroDraft>({
    saved: hero,
    send: async (chosen) => {
      const changed = themes.filter((theme) => chosen[theme]?._id !== hero[theme]?._id);
      await changeSalon(
        Object.fromEntries(changed.map((theme) => [sent[theme], chosen[theme]?._id ?? null])),
      );
      toast.success(words.saved());
    },
    fieldErrorsOf: ({ fieldErrors }) =>
      Object.fromEntries(
        themes.filter((theme) => sent[theme] in fieldErrors).map((theme) => [theme, words.pictureGone()]),
      ),
    draft,
    onDraft,
  });
  const light = useFormValue(form, 'light');
  const night = useFormValue(form, 'night');
  const choose = (theme: 'light' | 'night', picture: OwnPicture | null) => {
    if (picture?._id !== hero[theme]?._id) {
      form.setValue(theme, picture, { shouldDirty: true });
      return;
    }
    // A changed description is already saved, and the pages show it at once.
    form.resetField(theme, { defaultValue: picture });
    if (picture) readAgain();
  };

  return (
    <Form form={form}>
      <Card as="section" aria-labelledby="site-hero">
        <h2 id="site-hero">{words.theMainPicture()}</h2>
        <p>{words.mainPictureText()}</p>
        <PictureField
          label={words.byDay()}
          {...light}
          fallbackSrc="/pictures/hero-light-0671a300-800.webp"
          onChange={(picture) => choose('light', picture)}
          onBusyChange={setLightBusy}
          upload={pictureCalls.upload}
          describe={pictureCalls.describe}
        />
        <PictureField
          label={words.byNight()}
          hint={words.byNightHint()}
          {...night}
          fallbackSrc={light.value?.src ?? '/pictures/hero-night-0671a300-800.webp'}
          onChange={(picture) => choose('night', picture)}
          onBusyChange={setNightBusy}
          upload={pictureCalls.upload}
          describe={pictureCalls.describe}
        />
        <SaveBar
          form={form}
          name={words.mainPicture()}
          unsaved={words.mainPictureNotSaved()}
          isUploading={isLightBusy || isNightBusy}
        />
      </Card>
    </Form>
  );
}
