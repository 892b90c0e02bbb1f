import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../../common/problem/common.problems.js';
import { isFileName } from './domain/picture-file.js';

/** Validates a picture's file name. The router has decoded it, so it may contain slashes and worse. */
@Injectable()
export class PictureFilePipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isFileName(value)) throw notFound('picture');
    return value;
  }
}
