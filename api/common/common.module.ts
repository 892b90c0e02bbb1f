import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { Farewell } from './farewell.service.js';

@Global()
@Module({ providers: [Clock, Farewell], exports: [Clock] })
export class CommonModule {}
