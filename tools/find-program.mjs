import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The path of a program: in one of the folders of PATH, or in these. */
export function findProgram(name, folders = (process.env.PATH ?? '').split(':').filter(Boolean)) {
  return folders.map((folder) => path.join(folder, name)).find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
