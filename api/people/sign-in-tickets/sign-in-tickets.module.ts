import { Module } from '@nestjs/common';
import { SignInTickets, signInTicketsProvider } from './sign-in-tickets.js';

@Module({ providers: [signInTicketsProvider], exports: [SignInTickets] })
export class SignInTicketsModule {}
