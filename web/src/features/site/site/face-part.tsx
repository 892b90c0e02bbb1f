import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { useFormValue } from '../../../api/use-form-value';
import { usePictureCalls } from '../../../api/use-picture-calls';
import { useSettingsForm } from '../../../api/use-settings-form';
import { showFace } from '../../../lib/face-style';
import { Card } from '../../../ui/card';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { SaveBar } from '../../../ui/save-bar';
import { Hint } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { useDebounced } from '../../../ui/use-debounced';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { useWords } from '../../../words/use-words';
import { faceDraftOf, proposedColours, type FaceDraft } from './face-draft';
import { FacePreview } from './face-preview';
import { hexOf } from './hex-colour';
import { LogoField } from './logo-field';
import { useSiteActions } from './mutations';

const Colours = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
`;
/** The picker of the browser, as large as the proposals. */
const Picker = styled.input`
  inline-size: 56px;
  block-size: 44px;
  padding: 4px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  cursor: pointer;
`;
const Proposal = styled.button<{ $colour: string }>`
  inline-size: 44px;
  block-size: 44px;
  border: 3px solid var(--surface);
  border-radius: var(--r-full);
  background: ${({ $colour }) => $colour};
  box-shadow: 0 0 0 1px var(--border-strong);
  cursor: pointer;

  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px var(--text);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** Pause in typing before the server is asked for the tones. */
const PAUSE_MS = 150;

/** The app's own colour, where the picker starts. */
const USUAL_COLOUR = '#7a2540';

/** The salon's logo and colour, and how everything looks with them. */
export function FacePart({
  salon,
  draft,
  onDraft,
}: {
  salon: Salon;
  /** Unsaved changes; null if everything is saved. */
  draft: FaceDraft | null;
  onDraft: (draft: FaceDraft | null) => void;
}) {
  const words = useWords(book);
  const { uploadLogo } = usePictureCalls();
  const { changeSalon } = useSiteActions();
  const [isUploading, setUploading] = useState(false);
  const form = useSettingsForm<FaceDraft>({
    saved: faceDraftOf(salon),
    send: async ({ colour, logo }) => {
      const before = faceDraftOf(salon);
      // Another admin may be changing the other one.
      const saved = await changeSalon({
        ...(colour !== before.colour && { colour: colour.trim() === '' ? null : hexOf(colour) }),
        ...(logo?._id !== before.logo?._id && { logoPictureId: logo?._id ?? null }),
      });
      showFace(saved.face);
      toast.success(words.saved());
    },
    check: ({ colour }): Record<string, string> =>
      colour.trim() === '' || hexOf(colour) ? {} : { colour: words.colourLike() },
    fieldErrorsOf: ({ fieldErrors }) => ({
      ...('logoPictureId' in fieldErrors && { logo: words.pictureGone() }),
      ...('colour' in fieldErrors && { colour: words.colourLike() }),
    }),
    draft,
    onDraft,
  });
  const logo = useFormValue(form, 'logo');
  const typed = useWatch({ control: form.control, name: 'colour' }) ?? '';
  const colour = hexOf(typed);
  const asked = useDebounced(colour, PAUSE_MS);
  const { data: tones } = useApi(
    asked === null ? null : '/salon/tones',
    asked === null ? undefined : { params: { query: { colour: asked } } },
    { keepPreviousData: true },
  );
  const choose = (chosen: string) =>
    form.setValue('colour', chosen, { shouldDirty: true, shouldValidate: true });

  return (
    <Form form={form} gap={5}>
      <Card as="section" aria-labelledby="site-logo">
        <h2 id="site-logo">{words.theLogo()}</h2>
        <LogoField
          {...logo}
          upload={uploadLogo}
          onChange={(chosen) => form.setValue('logo', chosen, { shouldDirty: true })}
          onBusyChange={setUploading}
        />
      </Card>
      <Card as="section" aria-labelledby="site-colour">
        <h2 id="site-colour">{words.theColour()}</h2>
        <p>{words.colourText()}</p>
        <Colours role="group" aria-label={words.proposedColours()}>
          {proposedColours.map((each, index) => (
            <Proposal
              key={each}
              type="button"
              $colour={each}
              aria-label={words.proposedColour({ number: index + 1, colour: each })}
              aria-pressed={colour === each}
              onClick={() => choose(each)}
            />
          ))}
          <Picker
            type="color"
            aria-label={words.pickColour()}
            value={colour ?? USUAL_COLOUR}
            onChange={({ target }) => choose(target.value)}
          />
        </Colours>
        <Field
          label={words.colour()}
          dir="ltr"
          maxLength={24}
          autoComplete="off"
          spellCheck={false}
          hint={words.colourHint()}
          {...form.field('colour')}
        />
        {colour !== null && tones?.mended === 'darker' && <Hint role="status">{words.madeDarker()}</Hint>}
      </Card>
      <FacePreview salon={salon} logo={logo.value} tones={colour === null ? null : (tones ?? null)} />
      <SaveBar
        form={form}
        name={words.logoAndColour()}
        unsaved={words.faceNotSaved()}
        isUploading={isUploading}
      />
    </Form>
  );
}
