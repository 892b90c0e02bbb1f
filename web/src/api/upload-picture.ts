import type { MethodResponse } from 'openapi-fetch';
import { pageLanguage } from './page-language';
import { answerOf, client } from './client';
import type { OwnPicture, Salon } from './models';
import { networkProblem, problemOf } from './problem';
import type { paths } from './schema.gen';
import { renewAccessToken, tokenForCall } from './session';
import { patienceMs } from './timed-fetch';

interface Answer {
  status: number;
  body: unknown;
  retryAfter: string | null;
}

/**
 * Uploads a picture and returns it in all its sizes. `onProgress` gets the share of the file that was sent, from 0 to
 * 1; after that, the server still needs some seconds for the sizes.
 */
export const uploadPicture = (
  file: File,
  alt: string,
  onProgress?: (part: number) => void,
): Promise<OwnPicture> => upload<OwnPicture>('/media', { file, alt }, onProgress);

type Logo = NonNullable<Salon['face']['logo']>;

/** The same for a logo, which has no alt text: it stands for the salon's name. */
export const uploadLogo = (file: File, _alt: string, onProgress?: (part: number) => void): Promise<Logo> =>
  upload<Logo>('/salon/logo', { file, alt: '' }, onProgress);

async function upload<Picture>(
  path: '/media' | '/salon/logo',
  { file, alt }: { file: File; alt: string },
  onProgress?: (part: number) => void,
): Promise<Picture> {
  const form = new FormData();
  // Before the file, so that it is known when the file arrives.
  if (alt) form.append('alt', alt);
  form.append('file', file);
  let answer = await post(path, form, await tokenForCall(), onProgress);
  if (answer.status === 401) {
    const renewed = await renewAccessToken();
    if (renewed) answer = await post(path, form, renewed, onProgress);
  }
  if (answer.status >= 300) throw problemOf(answer.status, answer.body, answer.retryAfter);
  return answer.body as Picture;
}

/** Omitted fields stay as they are. */
export type PictureChange = paths['/media/{id}']['patch']['requestBody']['content']['application/json'];

/** Sets a picture's alt text, or its focal point for cropping. */
export const describePicture = (
  { _id: id }: Pick<OwnPicture, '_id'>,
  change: PictureChange,
): Promise<MethodResponse<typeof client, 'patch', '/media/{id}'>> =>
  answerOf(client.PATCH('/media/{id}', { params: { path: { id } }, body: change }));

/** `fetch` can't report upload progress; XMLHttpRequest can. */
function post(
  path: string,
  form: FormData,
  token: string | null,
  onProgress?: (part: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', pageLanguage());
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    // A large picture may take longer than other calls, as long as it progresses.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), patienceMs());
    };
    request.addEventListener('loadend', () => clearTimeout(timer));
    request.addEventListener('abort', () => reject(networkProblem()));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('error', () => reject(networkProblem()));
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        body: parsed(request.responseText),
        retryAfter: request.getResponseHeader('retry-after'),
      }),
    );
    wait();
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
