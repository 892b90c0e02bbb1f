import { MAX_FILE_BYTES } from '../imports-read/domain/bounds.js';

/** One file and its name. Anything larger is rejected during the upload. */
export const importFormLimits = {
  files: 1,
  fileSize: MAX_FILE_BYTES,
  fields: 1,
  fieldSize: 1024,
  fieldNameSize: 64,
  parts: 2,
  headerPairs: 20,
};

/** The form's schema for the contract. */
export const importForm = {
  type: 'object',
  required: ['file', 'name'],
  properties: { file: { type: 'string', format: 'binary' }, name: { type: 'string', maxLength: 200 } },
};
