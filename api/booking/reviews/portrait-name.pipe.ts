import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../../common/problem/common.problems.js';

/** The name in the file of a portrait. Any other name is not found, without asking the database. */
@Injectable()
export class PortraitNamePipe implements PipeTransform<string, string> {
  transform(file: string): string {
    const [, name] = /^([0-9a-f]{32})\.webp$/.exec(file) ?? [];
    if (name === undefined) throw notFound('picture');
    return name;
  }
}
