// Generated from api/openapi.json by `npm run contract`. Never edited.
export interface paths {
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own account
         * @description For whoever is signed in.
         */
        get: operations["showAccount"];
        put?: never;
        post?: never;
        /**
         * Erases the caller's account: cancels coming bookings, anonymises past ones, deletes the rest
         * @description For whoever is signed in. At most 30 an hour for a network address, 10 an hour for an account.
         */
        delete: operations["eraseAccount"];
        options?: never;
        head?: never;
        /**
         * Changes the caller's name or phone number
         * @description For whoever is signed in.
         */
        patch: operations["changeAccount"];
        trace?: never;
    };
    "/account/departure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What erasing the caller's account would cancel
         * @description For whoever is signed in.
         */
        get: operations["previewOwnErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything the salon knows about the caller, as a file
         * @description For whoever is signed in. Whoever has a second factor has to have shown it within ten minutes. At most 30 an hour for a network address, 5 an hour for an account.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s second factors
         * @description For whoever is signed in.
         */
        get: operations["showFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/factors/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the passkey that the browser has made
         * @description The first factor signs everybody else out of the account, and comes with recovery codes. For whoever is signed in. At most 120 an hour for a network address, 60 an hour for an account.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/factors/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser is to make a new passkey for
         * @description For whoever is signed in. Whoever has a second factor has to have shown it within ten minutes; whoever has none, the password, or has just logged in. At most 120 an hour for a network address, 60 an hour for an account.
         */
        post: operations["askForPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to add an authenticator app
         * @description Counts for nothing until it has shown a code. For whoever is signed in. Whoever has a second factor has to have shown it within ten minutes; whoever has none, the password, or has just logged in. At most 120 an hour for a network address, 60 an hour for an account.
         */
        post: operations["addTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/factors/totp/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the app with a code that it shows
         * @description The first factor signs everybody else out of the account, and comes with recovery codes. For whoever is signed in. At most 120 an hour for a network address, 60 an hour for an account.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/factors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a factor
         * @description Not the last one where the salon asks for it. For whoever is signed in. Whoever has a second factor has to have shown it within ten minutes. At most 120 an hour for a network address, 60 an hour for an account.
         */
        delete: operations["removeFactor"];
        options?: never;
        head?: never;
        /**
         * Calls a factor something else
         * @description For whoever is signed in. At most 120 an hour for a network address, 60 an hour for an account.
         */
        patch: operations["renameFactor"];
        trace?: never;
    };
    "/account/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes, which are shown once; those before them work no longer
         * @description For whoever is signed in. Whoever has a second factor has to have shown it within ten minutes. At most 120 an hour for a network address, 60 an hour for an account.
         */
        post: operations["replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Looks whether the salon's data and what it depends on are well
         * @description It changes nothing; an answer is kept for ten seconds. What it says is in the language that `Accept-Language` asks for. For whoever is signed in as admin. At most 60 an hour for an account.
         */
        get: operations["showHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the account with this address is an admin; the account itself and admins may ask
         * @description For whoever is signed in.
         */
        get: operations["checkAdmin"];
        put?: never;
        post?: never;
        /**
         * Takes the role back, from the account's next request on
         * @description The last admin stays. For whoever is signed in as admin. Whoever has a second factor has to have shown it within ten minutes.
         */
        delete: operations["dismissAdmin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what, the latest first
         * @description Kept for a year. For whoever is signed in as admin.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to log in with
         * @description The answer does not say whether the address has an account. Open to everybody. At most 30 an hour for a network address, 5 an hour for a mailbox, 10 a day for a mailbox, 300 an hour for everybody together.
         */
        post: operations["requestCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/codes/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with the code that this browser asked for
         * @description Opens an account for an address that has none, in the language that was asked for. For an account with a second factor it opens no session yet, and says how to go on. Open to everybody. At most 60 an hour for a network address.
         */
        post: operations["confirmCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sends a link to the new address, which the account has once it is followed
         * @description For whoever is signed in. At most 20 an hour for a network address, 5 an hour for an account, 10 a day for an account, 5 an hour for a mailbox, 10 a day for a mailbox, 200 an hour for everybody together.
         */
        put: operations["changeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the sign-in that waits in this browser can go on; 404 when none does
         * @description Open to everybody. At most 90 in 5 minutes for a network address.
         */
        get: operations["showFactorWays"];
        put?: never;
        /**
         * Signs in with a code, after the password
         * @description One of an app, or a recovery code; each works once. Open to everybody. At most 90 in 5 minutes for a network address.
         */
        post: operations["enterFactorCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends a visitor to Google, who comes back signed in, to the page of the site that `from` names
         * @description A new account gets the language that was named. Open to everybody. At most 90 in 5 minutes for a network address.
         */
        get: operations["signInWithGoogle"];
        put?: never;
        post?: never;
        /**
         * Unlinks Google from the account; its password opens it as before
         * @description For whoever is signed in.
         */
        delete: operations["unlinkGoogle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where Google leads back to
         * @description Redirects to a page in any case; `error` in its address is the code of what went wrong, and `factor` says that the second factor is asked for. Open to everybody. At most 90 in 5 minutes for a network address.
         */
        get: operations["finishGoogleSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to link the account to Google; only within ten minutes of a sign-in
         * @description For whoever is signed in. At most 90 in 5 minutes for a network address.
         */
        post: operations["linkGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with email and password
         * @description For an account with a second factor it opens no session yet, and says how to go on. Open to everybody. At most 90 in 5 minutes for a network address.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a passkey is to sign to log in
         * @description Anybody’s will do, unless a sign-in waits in this browser. Open to everybody. At most 60 in 5 minutes for a network address, 600 in 5 minutes for everybody together.
         */
        post: operations["askPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with a passkey alone: it has verified its owner, so it stands for the password, too
         * @description Open to everybody. At most 60 in 5 minutes for a network address, 600 in 5 minutes for everybody together.
         */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A new password with the current one
         * @description Ends every other session of the account, and every access token. For whoever is signed in. At most 30 an hour for a network address, 10 an hour for an account.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows that it is still them, for ten minutes
         * @description By a code for whoever has a second factor, else by the password. For whoever is signed in. At most 90 in 5 minutes for a network address, 30 an hour for an account.
         */
        post: operations["prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/proof/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same, by a passkey
         * @description For whoever is signed in. At most 90 in 5 minutes for a network address, 30 an hour for an account.
         */
        post: operations["proveByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/proof/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What one of the caller’s passkeys is to sign for the same
         * @description For whoever is signed in. At most 90 in 5 minutes for a network address, 30 an hour for an account.
         */
        post: operations["askPasskeyForProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new password with the code from the mail
         * @description Ends every session of the account and opens none; the browser becomes a known one. Open to everybody. At most 30 an hour for a network address.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a link for a new password if the address has an account; the answer does not say whether it has
         * @description Open to everybody. At most 20 an hour for a network address, 3 an hour for a mailbox, 10 a day for a mailbox, 200 an hour for everybody together.
         */
        post: operations["requestReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in with this browser, if anybody is
         * @description Open to everybody.
         */
        get: operations["showSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The browsers in which one is signed in, this one first, then by last use
         * @description For whoever is signed in.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Signs one out everywhere else
         * @description For whoever is signed in.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Signs one out in one browser; its access tokens end with it
         * @description For whoever is signed in.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session of this browser; its access tokens end with it
         * @description Open to everybody.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an account and signs it in
         * @description Its language is the one that was asked for. Open to everybody. At most 30 an hour for a network address, 10 a day for a mailbox, 300 an hour for everybody together.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the link that verifies the caller's email address again, unless it is verified already
         * @description For whoever is signed in. At most 20 an hour for a network address, 3 an hour for an account, 10 a day for an account, 3 an hour for a mailbox, 10 a day for a mailbox, 200 an hour for everybody together.
         */
        post: operations["sendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does what the link in an email is for: verifies an address, changes to it, or undoes such a change
         * @description Open to everybody. At most 60 an hour for a network address.
         */
        post: operations["verifyAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every free start of a day
         * @description Open to everybody.
         */
        get: operations["showDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availability/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which days have free starts, for a week or a month, and the first of them
         * @description Open to everybody.
         */
        get: operations["showDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availability/first": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The first free start within the horizon
         * @description Open to everybody.
         */
        get: operations["showFirst"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availability/obstacles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why not this time?
         * @description The smallest set of things that keep a booking from one start: hours, bookings, blocks, time off, holds. Empty for a start that is free at the desk. A stylist asks for their own column. For those of the team who have `bookings` among their rights.
         */
        get: operations["showObstacles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Blocks all of it, or nothing
         * @description 409 `blocks-in-the-way` with bookings, holds, other blocks and time off that take up some of the time and are not named in `leaveOut`: no booking is ever moved. At most 1,000 blocks at once, up to two years ahead. A stylist blocks their own time. For those of the team who have `bookings` among their rights.
         */
        post: operations["makeBlocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block-groups/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What would be in the way of blocks now
         * @description Nothing is taken. Blocks that repeat leave out days on which the person does not work. For those of the team who have `bookings` among their rights.
         */
        post: operations["previewBlocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far blocks that were made together reach; to a stylist, their own among them
         * @description For those of the team who have `diary` among their rights.
         */
        get: operations["showBlockGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block-groups/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives blocks that were made together another time of day or reason
         * @description All that are meant, or none: one of them, those of later dates, and those of other people, as asked for. Those that were changed on their date alone keep their time, and what has begun stays as it is. 409 `blocks-in-the-way` as for new ones. For those of the team who have `bookings` among their rights.
         */
        post: operations["changeBlockGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block-groups/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes blocks that were made together
         * @description One of them and, as asked for, those of later dates and of other people that have not begun. For those of the team who have `bookings` among their rights.
         */
        post: operations["removeBlockGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Blocks a team member's time; a stylist blocks their own
         * @description 409 `slot-taken` when they have a booking, a hold or another block then. For those of the team who have `bookings` among their rights.
         */
        post: operations["addBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes the block alone, whatever group it belongs to
         * @description For those of the team who have `bookings` among their rights.
         */
        delete: operations["deleteBlock"];
        options?: never;
        head?: never;
        /**
         * Moves a block, makes it longer or shorter, gives it to somebody else, or changes its reason
         * @description Others of its group stay as they are. For those of the team who have `bookings` among their rights.
         */
        patch: operations["changeBlock"];
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody's bookings; for a stylist those with a line of theirs
         * @description For those of the team who have `diary` among their rights.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Makes a booking
         * @description 409 `slot-taken` with the nearest free starts if it is gone; the same key has the same answer. For whoever is signed in. At most 120 an hour for a network address, 120 an hour for an account, 1200 an hour for everybody together.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books for somebody who phones or walks in: at any multiple of five minutes, without notice, even some hours back
         * @description 409 `slot-taken` when something is in the diary then, `outside-hours` when nobody works then and `allowOutsideHours` doesn't confirm that this is intended; both with the nearest free starts. A stylist books in their own column, for somebody new or a client whose file is open to them. For those of the team who have `bookings` among their rights.
         */
        post: operations["bookAtDesk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/diary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who works when, who is coming, and what else keeps people busy, for up to 31 days; without cancelled bookings
         * @description A stylist reads their own column; that colleagues are busy is all that is said of the others. For those of the team who have `diary` among their rights.
         */
        get: operations["showDiary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All bookings that match the filters, as CSV in UTF-8
         * @description For those of the team who have `exports` among their rights. Whoever has a second factor has to have shown it within ten minutes.
         */
        get: operations["exportBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own bookings
         * @description For whoever is signed in.
         */
        get: operations["listMyBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking; somebody else's is not found
         * @description A stylist finds those with a line of theirs, and of these their own part. For whoever is signed in.
         */
        get: operations["showBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the salon's note about a booking
         * @description For those of the team who have `bookings` among their rights.
         */
        patch: operations["changeBooking"];
        trace?: never;
    };
    "/bookings/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the same could be done again: three free starts near the day on which this client usually comes back
         * @description Nothing is taken. For its client by the rules for clients, for those of the team who may move it by those of the desk. For whoever is signed in.
         */
        get: operations["showAgain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking as a calendar file; the file of a changed booking replaces the earlier calendar entry
         * @description For whoever is signed in.
         */
        get: operations["showCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a booking; clients can until the deadline
         * @description `news` says who hears of it, as for a move. 403 for a stylist when colleagues take part, as for a move. For whoever is signed in. At most 600 an hour for a network address, 300 an hour for an account.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the salon can reach the client, and whether an email tells them when the salon changes the booking
         * @description Without addresses and numbers for who may not see them. For those of the team who have `diary` among their rights.
         */
        get: operations["showContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a booking what it should have been
         * @description Clients change services, add-ons and people of their own until the deadline; the desk also lengths and the note, and those who change everybody's bookings prices and the client, prices even once it is done. What is kept stays as agreed. 409 `terms-changed` if the price or the end is not what the caller was shown. For whoever is signed in. At most 600 an hour for a network address, 300 an hour for an account.
         */
        post: operations["correctBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/correct/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a booking would be with other services, add-ons or people: how long and for how much, and what the catalogue says
         * @description Nothing is taken. 409 `slot-taken` with the nearest free starts if it would not fit. For whoever is signed in.
         */
        post: operations["previewCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/delay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a delay would do to the visits that follow
         * @description Who would move on, from when to when, what does not give way, and how much of it is free if nothing moves. Nothing changes. 409 `not-possible` for a visit that has not begun, or began 12 hours ago. For those of the team who have `bookings` among their rights.
         */
        get: operations["previewDelay"];
        put?: never;
        /**
         * Makes a visit that is on longer, and moves on what it touches
         * @description Each moves by as much as it has to: all of them or nothing. 409 `delay-in-the-way` with what does not give way: a block, time off, a hold, somebody else's visit, closing time, midnight. A stylist moves what is theirs alone. Clients whose visits move get one email each. For those of the team who have `bookings` among their rights.
         */
        post: operations["delayBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of a booking, oldest first
         * @description For those of the team who have `diary` among their rights.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a booking would be after a move: with whom, how long and for how much
         * @description Nothing is taken. 409 `slot-taken` with the nearest free starts if it would not fit. For whoever is signed in.
         */
        get: operations["previewMove"];
        put?: never;
        /**
         * Moves a booking
         * @description It keeps the old time unless the new one could be taken. `news` counts the emails that tell the client, or says whom the salon has to call. 409 `terms-changed` with what it would be if the price or the length is not what the caller was shown. For whoever is signed in. At most 600 an hour for a network address, 300 an hour for an account.
         */
        post: operations["moveBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a cancellation back, at the same time with the same people
         * @description 409 `slot-taken` when somebody else has the time by now, `not-possible` once it has passed. The client gets an email if they got one of the cancellation. For those of the team who have `bookings` among their rights.
         */
        post: operations["reinstateBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/resize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes one line longer or shorter; later lines shift along
         * @description 409 like a new booking when that doesn't fit. For those of the team who have `bookings` among their rights.
         */
        post: operations["resizeBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records what happened at the desk
         * @description A stylist's part of the booking is enough. For those of the team who have `bookings` among their rights.
         */
        post: operations["markBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/withhold-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the email about the last change from being sent
         * @description For the desk, which asked for it to wait (`mayUndo`); when it has left, the answer says so. For those of the team who have `bookings` among their rights.
         */
        post: operations["withholdEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a sale would come to
         * @description Also while it is not paid; nothing is kept. 422 for lines that cannot be sold, with every field that is wrong. For those of the team who have `till` among their rights.
         */
        post: operations["quoteSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a visit is to be paid for, or who may sell something without one
         * @description For those of the team who have `till` among their rights.
         */
        get: operations["startCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The salon's clients, with and without an account, page by page
         * @description For those of the team who have `client-search` among their rights.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Adds a client who has no account
         * @description For those of the team who have `clients` among their rights.
         */
        post: operations["addClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All clients who match, with what their bookings come to, as CSV in UTF-8
         * @description For those of the team who have `exports` among their rights. Whoever has a second factor has to have shown it within ten minutes.
         */
        get: operations["exportClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every tag that a client has, with how many have it
         * @description For those of the team who have `client-search` among their rights.
         */
        get: operations["listClientTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One client, with what the salon has noted about them
         * @description A stylist opens the files of those who have a booking with them, in the 60 days before and after; the figures are then those of their own part. For those of the team who have `clients` among their rights.
         */
        get: operations["showClient"];
        put?: never;
        post?: never;
        /**
         * Erases a client without an account: record, emails and messages, and the name in past bookings
         * @description For whoever is signed in as admin. Whoever has a second factor has to have shown it within ten minutes.
         */
        delete: operations["eraseClient"];
        options?: never;
        head?: never;
        /**
         * Changes a client; of one with an account only the note
         * @description For those of the team who have `clients` among their rights.
         */
        patch: operations["changeClient"];
        trace?: never;
    };
    "/clients/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bookings of one client; for a stylist who may open the file, those with a line of theirs
         * @description For those of the team who have `clients` among their rights.
         */
        get: operations["listClientBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}/departure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What erasing a client without an account would cancel
         * @description For whoever is signed in as admin.
         */
        get: operations["previewClientErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes one client of two: bookings, notes, warnings and tags of both
         * @description An account stays, else the client of the address; the answer is the one who stays. It cannot be taken back. Two accounts are not merged, nor is anything added to an account whose email address is not verified. For those of the team who have `clients` among their rights. Whoever has a second factor has to have shown it within ten minutes.
         */
        post: operations["mergeClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crash-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a crash of the web app, so that the operator finds it in the log
         * @description Open to everybody. At most 30 an hour for a network address, 300 an hour for everybody together.
         */
        post: operations["reportCrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/look-around": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in as one of the people of the demo salon, without a password
         * @description 404 in every other salon. Open to everybody. At most 120 an hour for a network address.
         */
        post: operations["lookAround"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As whom one can look around
         * @description Empty unless this is the demo salon, which nobody has taken over yet. Open to everybody.
         */
        get: operations["listDemoPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What clients and visitors have done themselves, newest first
         * @description Bookings, moves and cancellations by clients, and messages: of the last 14 days, 50 at most. A stylist hears of bookings with a line of theirs; messages are told to those who may read them. For those of the team who have `diary` among their rights.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/news/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether news comes to whoever asks by email, too
         * @description For those of the team who have `diary` among their rights.
         */
        get: operations["showNewsEmails"];
        /**
         * Chooses whether news comes by email, too
         * @description One email for each piece of news that they have not seen at the desk, or one for many; six an hour at most. It ends by itself when they no longer work here. For those of the team who have `diary` among their rights.
         */
        put: operations["chooseNewsEmails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/news/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes that these have been seen, by whoever asks and on all of their devices
         * @description For those of the team who have `diary` among their rights.
         */
        post: operations["markNewsSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which version of the desk is the current one
         * @description Another one than before means that something has changed: bookings, blocks, time off, messages, reviews, clients, services, the team. Meant to be asked every second while somebody looks; while nothing has changed it does not count as a request of its address. For those of the team who have `diary` among their rights.
         */
        get: operations["showDeskVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is left to do in a new salon, worked out from what there is; over for good once nothing is
         * @description For whoever is signed in as admin.
         */
        get: operations["showFirstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/first-steps/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says that a step is not for this salon, or right as it is; or takes that back
         * @description For whoever is signed in as admin.
         */
        put: operations["settleFirstStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gift-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gift cards, the latest first, without their codes
         * @description For those of the team who have `till` among their rights.
         */
        get: operations["listGiftCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gift-cards/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is left on a card
         * @description 422 for a mistyped code, which its last sign says; 404 for one that nobody has and for a card that is used up, one like the other. For those of the team who have `till` among their rights. At most 120 an hour for a network address, 60 an hour for an account.
         */
        post: operations["lookAtGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gift-cards/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Blocks a card that was lost or stolen: nobody pays with it until it is unblocked
         * @description What is left on it stays. For those of the team who have `reports` among their rights.
         */
        post: operations["blockGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gift-cards/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets people pay with a blocked card again
         * @description For those of the team who have `reports` among their rights.
         */
        post: operations["unblockGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds a slot for ten minutes
         * @description 409 `slot-taken` with the nearest free starts if somebody else was faster. Open to everybody. At most 60 an hour for a network address, 60 an hour for an account, 3000 an hour for everybody together.
         */
        post: operations["holdTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Releases the slot
         * @description Open to everybody.
         */
        delete: operations["releaseHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holds/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts a slot that was held before logging in as the caller's
         * @description One that has ended, or is somebody else's, stays as it is. For whoever is signed in.
         */
        post: operations["claimHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holds/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extends the hold to ten minutes from now; at most to an hour after it was first placed, or to 15 minutes for a code
         * @description 404 if it has expired. Open to everybody.
         */
        post: operations["extendHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations that have neither been accepted nor withdrawn, the latest first
         * @description For whoever is signed in as admin.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invites somebody to work here, by a link that works once, for seven days
         * @description 409 `not-possible` for somebody who works here already, and for an address or a person of the team that has an invitation. For whoever is signed in as admin. Whoever has a second factor has to have shown it within ten minutes. At most 60 an hour for an account.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts an invitation as the account that has the invited address, which it verifies
         * @description Counts from the next request. For whoever is signed in. At most 120 an hour for a network address.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the link of an invitation is for, and what its reader does next
         * @description Uses nothing up. Open to everybody. At most 120 an hour for a network address.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts an invitation without an account: makes one with the invited address, and signs it in
         * @description Open to everybody. At most 120 an hour for a network address.
         */
        post: operations["registerInvited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws it; its link ends
         * @description For whoever is signed in as admin.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends it again with another link, five times in all; the link before ends
         * @description For whoever is signed in as admin. At most 60 an hour for an account.
         */
        post: operations["sendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the ledger is whole
         * @description Every entry is compared with its seal, and every balance with its lines; the first entry that is not what it was is named. Who owns the database could seal it all anew: compare the seal with the sheet of a close. For those of the team who have `ledger` among their rights.
         */
        get: operations["checkLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The emails the salon has sent or is about to send, newest first
         * @description For whoever is signed in as admin.
         */
        get: operations["listMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/held/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drops the emails that were due before a restore
         * @description When another admin has decided before, nothing happens. For whoever is signed in as admin. At most 300 an hour for an account.
         */
        post: operations["dropHeldMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/held/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the emails that were due before a restore and wait for a decision
         * @description Those that are no longer true or useful are dropped. When another admin has decided before, nothing happens. For whoever is signed in as admin. At most 300 an hour for an account.
         */
        post: operations["sendHeldMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One email with its text, or as it would be written in another language
         * @description For whoever is signed in as admin.
         */
        get: operations["showEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an email that failed, or that is waiting for its next attempt, as soon as possible
         * @description For whoever is signed in as admin. At most 300 an hour for an account.
         */
        post: operations["retryMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The salon's own pictures, newest first
         * @description For whoever is signed in as admin.
         */
        get: operations["listMedia"];
        put?: never;
        /**
         * Uploads a picture: JPEG, PNG, WebP or AVIF, at most 15 MB and 40 million pixels
         * @description For whoever is signed in as admin. At most 300 an hour for an account.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One file of a picture
         * @description Its name never refers to anything else, so it may be cached forever. Open to everybody.
         */
        get: operations["showPicture"];
        put?: never;
        post?: never;
        /**
         * Deletes a picture that nothing shows any more
         * @description 409 `picture-in-use` otherwise. For whoever is signed in as admin.
         */
        delete: operations["deletePicture"];
        options?: never;
        head?: never;
        /**
         * Changes the alt text and the focal point of a picture
         * @description For whoever is signed in as admin.
         */
        patch: operations["describePicture"];
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The inbox, newest first
         * @description For those of the team who have `inbox` among their rights.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Sends a message to the salon: it goes to the inbox and is emailed to the salon
         * @description Open to everybody. At most 10 a day for a network address, 10 a day for a mailbox, 100 a day for everybody together.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One message
         * @description For those of the team who have `inbox` among their rights.
         */
        get: operations["showMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a message by email and marks it as handled
         * @description For those of the team who have `inbox` among their rights. At most 300 an hour for an account.
         */
        post: operations["answerMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a message as handled, or opens it again
         * @description For those of the team who have `inbox` among their rights.
         */
        put: operations["markMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The salon's day, what needs attention, and the last thirty days in figures
         * @description For those of the team who have `figures` among their rights.
         */
        get: operations["showOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The day so far: the salon's; for a stylist what is theirs of it, in their own lines
         * @description For those of the team who have `day-figures` among their rights.
         */
        get: operations["showToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a salon can be: the countries of the world, each with its currency, time zones and habits
         * @description Open to everybody.
         */
        get: operations["showPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The work that visitors see, in the owner's order
         * @description Open to everybody.
         */
        get: operations["listPortfolio"];
        put?: never;
        /**
         * Adds a piece of work at the end
         * @description For whoever is signed in as admin.
         */
        post: operations["addPortfolioItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of it, including what is hidden
         * @description For whoever is signed in as admin.
         */
        get: operations["listPortfolioEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts all of it in another order
         * @description 409 `list-has-changed` when something was added or deleted in the meantime. For whoever is signed in as admin.
         */
        put: operations["arrangePortfolio"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portfolio/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a piece of work; its picture stays among the salon's pictures
         * @description For whoever is signed in as admin.
         */
        delete: operations["deletePortfolioItem"];
        options?: never;
        head?: never;
        /**
         * Changes a piece of work, or hides it
         * @description For whoever is signed in as admin.
         */
        patch: operations["changePortfolioItem"];
        trace?: never;
    };
    "/price-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes many prices at once, exactly as the preview showed them
         * @description What is booked already keeps its price. 409 `prices-have-changed` when a price is another one since: ask for the preview again. For those of the team who have `catalogue` among their rights.
         */
        post: operations["changePrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-changes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says which prices would change, and to what; nothing is changed
         * @description For those of the team who have `catalogue` among their rights.
         */
        post: operations["previewPriceChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The products by name, or those of them that are to be ordered again
         * @description For those of the team who have `till` among their rights.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Adds a product
         * @description For those of the team who have `catalogue` among their rights.
         */
        post: operations["addProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a product, or archives it
         * @description What was sold stays as it was sold. For those of the team who have `catalogue` among their rights.
         */
        patch: operations["changeProduct"];
        trace?: never;
    };
    "/products/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came and went of a product, the latest first
         * @description For those of the team who have `till` among their rights.
         */
        get: operations["listStockMovements"];
        put?: never;
        /**
         * Enters a delivery, a correction, own use or waste
         * @description For those of the team who have `till` among their rights.
         */
        post: operations["moveStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-requests/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the emails that ask for a review, for the mailbox that the link was sent to
         * @description Mail programs call it by themselves when somebody presses "unsubscribe" there (RFC 8058), with a form that is not read. Open to everybody. At most 120 an hour for a network address.
         */
        post: operations["declineReviewRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest published reviews
         * @description Open to everybody.
         */
        get: operations["listReviews"];
        put?: never;
        /**
         * Writes a review, shown once the salon has read it
         * @description 409 `already-reviewed` if the booking already has one. For whoever is signed in. At most 60 an hour for a network address, 20 an hour for an account, 40 a day for an account.
         */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody's reviews, those waiting to be read first
         * @description For those of the team who have `reviews` among their rights.
         */
        get: operations["listAllReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own reviews, latest first
         * @description For whoever is signed in.
         */
        get: operations["listMyReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many are published, and their average
         * @description Open to everybody.
         */
        get: operations["summarizeReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes the caller's own review
         * @description For whoever is signed in.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        /**
         * Changes the caller's own review until the salon has read it
         * @description 409 `not-possible` from then on. For whoever is signed in. At most 60 an hour for a network address, 20 an hour for an account, 40 a day for an account.
         */
        patch: operations["changeReview"];
        trace?: never;
    };
    "/reviews/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answers a review publicly, or removes the answer
         * @description For those of the team who have `reviews` among their rights.
         */
        put: operations["answerReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hides a review from everybody but its author, and says why
         * @description For those of the team who have `reviews` among their rights.
         */
        post: operations["hideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes a review
         * @description 409 `review-has-changed` if its text is no longer the one that was read. For those of the team who have `reviews` among their rights.
         */
        post: operations["publishReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales and refunds, newest first
         * @description For those of the team who have `till` among their rights.
         */
        get: operations["listSales"];
        put?: never;
        /**
         * Takes the money, and ends the visit
         * @description All of it or nothing: a visit that was to come or is on becomes done. 409 `already-paid` with the sale when somebody was quicker, `price-has-changed` when it comes to something else than the client was told, and `sale-not-paid` when the payments come to something else than that. Codes of gift cards are in this answer alone. After the day was closed it goes to the next one. For those of the team who have `till` among their rights.
         */
        post: operations["makeSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/to-pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visits of the last year that are done and not paid, the oldest first
         * @description Only those that were done since the till is on. For those of the team who have `till` among their rights.
         */
        get: operations["listVisitsToPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One sale or refund, whole
         * @description For those of the team who have `till` among their rights.
         */
        get: operations["showSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The salon's name, address, hours and booking rules, and what its pages say and show
         * @description Open to everybody.
         */
        get: operations["showSalon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the salon's name, address and links; what is left out stays
         * @description For whoever is signed in as admin.
         */
        patch: operations["changeSalon"];
        trace?: never;
    };
    "/salon/booking-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the rules for new bookings
         * @description For whoever is signed in as admin.
         */
        put: operations["setBookingRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salon/factor-rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Of whom the salon asks a second factor, and from which day on, and how many people have none yet
         * @description For whoever is signed in as admin.
         */
        get: operations["showFactorRule"];
        /**
         * Asks a second factor of everybody with these roles, from a day on
         * @description From then on, whoever has none can add one and do nothing else at the desk. For whoever is signed in as admin. Whoever has a second factor has to have shown it within ten minutes.
         */
        put: operations["setFactorRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salon/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The languages that the salon speaks, and those that are being prepared
         * @description For whoever is signed in as admin.
         */
        get: operations["showLanguages"];
        /**
         * Sets the main language and all others at once
         * @description The pages of one that is no longer public lead to the main one's. For whoever is signed in as admin.
         */
        put: operations["changeLanguages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salon/languages/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many of the owner's texts are translated into each further language, in the order of the menu
         * @description For whoever is signed in as admin.
         */
        get: operations["listTranslationProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salon/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the pages about privacy, terms and the salon itself say
         * @description Open to everybody.
         */
        get: operations["showLegalTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salon/opening-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the opening hours of the whole week at once
         * @description For whoever is signed in as admin.
         */
        put: operations["setOpeningHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salon/special-days/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Closes the salon on a day, or gives the day other hours
         * @description Bookings on that day stay. For whoever is signed in as admin.
         */
        put: operations["setSpecialDay"];
        post?: never;
        /**
         * Goes back to the weekly hours on that day
         * @description For whoever is signed in as admin.
         */
        delete: operations["deleteSpecialDay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salon/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every text of the site with its default and its maximum length
         * @description For whoever is signed in as admin.
         */
        get: operations["listSiteTexts"];
        /**
         * Changes texts of the site, in the main language and in others; null restores the default
         * @description For whoever is signed in as admin.
         */
        put: operations["changeSiteTexts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salon/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sentences that clients read on pages, on buttons and in emails, with what the salon says instead
         * @description For whoever is signed in as admin.
         */
        get: operations["listSentences"];
        /**
         * Gives a sentence words of the salon's own, or the standard ones again
         * @description For whoever is signed in as admin.
         */
        put: operations["changeSentence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The series that a booking belongs to: one or none
         * @description For those of the team who have `diary` among their rights.
         */
        get: operations["listSeries"];
        put?: never;
        /**
         * Books every date of a series, in working hours, or none
         * @description 409 `dates-taken` with all of them when some are not free and `changes` does not say what becomes of them. Each is an ordinary booking; the client gets one email with one calendar file. A stylist books in their own column, for somebody new or a client whose file is open to them. For those of the team who have `bookings` among their rights.
         */
        post: operations["makeSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What each date of a series would be like now
         * @description Nothing is taken. For those of the team who have `bookings` among their rights.
         */
        post: operations["previewSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A series and its bookings; for a stylist those with a line of theirs
         * @description For those of the team who have `diary` among their rights.
         */
        get: operations["showSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels one booking and those after it that are still to come
         * @description What lies behind stays. For those of the team who have `bookings` among their rights.
         */
        post: operations["cancelSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves one booking and those after it, which follow at the interval of the series: all of them or none
         * @description Those that were changed by themselves stay and are listed. 409 `dates-taken` as for a new series; `changes` with null leaves a booking where it is. For those of the team who have `bookings` among their rights.
         */
        post: operations["moveSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of them in the owner's order, empty ones too
         * @description For whoever is signed in as admin.
         */
        get: operations["listServiceCategories"];
        put?: never;
        /**
         * Adds a category at the end; its slug is made from its title
         * @description For whoever is signed in as admin.
         */
        post: operations["addServiceCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-categories/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts all of them in another order
         * @description 409 `list-has-changed` when one was added or deleted in the meantime. For whoever is signed in as admin.
         */
        put: operations["arrangeServiceCategories"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes an empty category
         * @description 409 `category-in-use` while a service is in it. For whoever is signed in as admin.
         */
        delete: operations["deleteServiceCategory"];
        options?: never;
        head?: never;
        /**
         * Gives a category another title or another colour; its slug stays
         * @description For whoever is signed in as admin.
         */
        patch: operations["changeServiceCategory"];
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything the salon shows, in the owner's order
         * @description What has no `terms` is done by nobody and cannot be booked. Open to everybody.
         */
        get: operations["listServices"];
        put?: never;
        /**
         * Adds a service behind the others
         * @description For whoever is signed in as admin.
         */
        post: operations["addService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of it, hidden and archived services too
         * @description For whoever is signed in as admin.
         */
        get: operations["listServiceEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of it as CSV in UTF-8, in the salon's main language
         * @description For those of the team who have `catalogue` among their rights.
         */
        get: operations["exportServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts all of them in another order
         * @description 409 `list-has-changed` when one was added or deleted in the meantime. For whoever is signed in as admin.
         */
        put: operations["arrangeServices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a service that was never booked
         * @description 409 `service-has-bookings` otherwise. For whoever is signed in as admin.
         */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        /**
         * Changes a service, hides or archives it
         * @description What is booked already stays as it was booked. 409 `service-has-changed` with the service as it is now when its version is another one. For whoever is signed in as admin.
         */
        patch: operations["changeService"];
        trace?: never;
    };
    "/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the salon still has no admin
         * @description Open to everybody.
         */
        get: operations["showSetup"];
        put?: never;
        /**
         * Creates the first admin with the code from the server's log, and signs them in
         * @description Open to everybody. At most 30 an hour for a network address.
         */
        post: operations["setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sick-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows what is in the way of somebody's sick day, and what could become of it
         * @description Each booking has a proposal, the same time with a colleague, else another time, else cancelling it; those that were changed already say what became of them. All proposals fit together. At most 31 days and 200 bookings. For those of the team who have `time-off` among their rights.
         */
        get: operations["showSickDay"];
        put?: never;
        /**
         * Gives somebody time off around the bookings in it, so that nobody can book them from now on
         * @description Time that they have off already stays as it is, so it may be asked for again. Answers like GET. For those of the team who have `time-off` among their rights.
         */
        post: operations["addSickDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sick-days/visits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives one booking another time or other people, or cancels it
         * @description Its email waits for two minutes, in which it can be undone. 409 `slot-taken` with the nearest free starts when somebody else was faster, `stale-change` when the booking has changed; nothing has changed then. Repeated, it has the same answer. For those of the team who have `bookings` among their rights.
         */
        post: operations["rearrangeVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sick-days/visits/{id}/called": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ticks that the client has been called, or takes the tick back
         * @description For those of the team who have `bookings` among their rights.
         */
        put: operations["tickVisit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sick-days/visits/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Holds an offer for 30 minutes while the client is called, in place of what was held for the booking before
         * @description For those of the team who have `bookings` among their rights.
         */
        put: operations["holdOffer"];
        post?: never;
        /**
         * Lets go of what is held for a booking
         * @description For those of the team who have `bookings` among their rights.
         */
        delete: operations["letOfferGo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sick-days/visits/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a booking what it was, while its old time is free and no email has left: 409 `not-possible` or `slot-taken`
         * @description For those of the team who have `bookings` among their rights.
         */
        post: operations["undoVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The team members who can be booked, in the owner's order
         * @description Open to everybody.
         */
        get: operations["listStaff"];
        put?: never;
        /**
         * Adds a team member at the end
         * @description They can be booked once they have working hours and an offer. For whoever is signed in as admin.
         */
        post: operations["addStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of them, including those who have left, with how many bookings each still has
         * @description For whoever is signed in as admin.
         */
        get: operations["listStaffEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which team members do which service, hidden and archived services included
         * @description For whoever is signed in as admin.
         */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/offers/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets which team members do a service, at what price and length; answers with that
         * @description For whoever is signed in as admin.
         */
        put: operations["arrangeOffers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts all of them in another order
         * @description 409 `list-has-changed` when one was added or deleted in the meantime. For whoever is signed in as admin.
         */
        put: operations["arrangeStaff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a team member who was never booked
         * @description 409 `has-history` otherwise. For whoever is signed in as admin.
         */
        delete: operations["deleteStaffMember"];
        options?: never;
        head?: never;
        /**
         * Changes a team member, or marks them as having left
         * @description 409 `has-coming-visits` while they have bookings to come. For whoever is signed in as admin.
         */
        patch: operations["changeStaffMember"];
        trace?: never;
    };
    "/staff/{id}/exceptions/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets what a team member works on one day instead of the weekly hours
         * @description For those of the team who have `hours` among their rights.
         */
        put: operations["setStaffException"];
        post?: never;
        /**
         * Goes back to the weekly hours on that day
         * @description For those of the team who have `hours` among their rights.
         */
        delete: operations["deleteStaffException"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a team member works: every week, and the days that differ from it
         * @description Who may change their own hours reads these. For those of the team who have `hours` among their rights.
         */
        get: operations["showStaffHours"];
        /**
         * Sets the whole week at once
         * @description For those of the team who have `hours` among their rights.
         */
        put: operations["setStaffHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/till": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A day at the till: what was paid and by what means, what else went in and out, and whom tips are owed to
         * @description For those of the team who have `till` among their rights.
         */
        get: operations["showTill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/till/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a day: nothing is posted into it afterwards, and what is sold belongs to the next day on which the salon is open
         * @description 409 `count-has-changed` when something was sold or moved since the count was compared. For those of the team who have `till` among their rights.
         */
        post: operations["closeDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/till/close/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compares a count of the drawer with what should be in it
         * @description Each is on record, whether the day is closed with it or not. 409 `earlier-day-open` with the day that has to be closed first. For those of the team who have `till` among their rights.
         */
        post: operations["previewClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/till/closes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How days ended, the latest first
         * @description For those of the team who have `till` among their rights.
         */
        get: operations["listDayCloses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/till/closes/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a day ended, to print, with the ledger’s seal of that moment
         * @description For those of the team who have `till` among their rights.
         */
        get: operations["showDayClose"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/till/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts cash into the drawer or takes it out
         * @description It belongs to the current business day. 409 `not-enough-tips` when somebody would be paid more tips than they are owed. For those of the team who have `till` among their rights.
         */
        post: operations["moveCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/till/service-taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets which tax is on which services, from the next sale on
         * @description For those of the team who have `settings` among their rights.
         */
        put: operations["setServiceTaxes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/till/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the salon takes money: its mode, taxes, rounding, and limits
         * @description For those of the team who have `till` among their rights.
         */
        get: operations["showTillSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes how the salon takes money; what is left out stays
         * @description Switching to `record` asks for the salon’s name, typed, by somebody who has read what is not promised. What was recorded stays in every mode. For those of the team who have `settings` among their rights.
         */
        patch: operations["changeTillSettings"];
        trace?: never;
    };
    "/till/tax-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a tax
         * @description For those of the team who have `settings` among their rights.
         */
        post: operations["addTaxRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/till/tax-rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Renames a tax, archives it, or gives it another rate from a day on
         * @description What was sold keeps the rate that it had: a day that has passed or was closed gets no other. 409 `tax-rate-in-use` when one is archived that something has. For those of the team who have `settings` among their rights.
         */
        patch: operations["changeTaxRate"];
        trace?: never;
    };
    "/time-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is away when: current and upcoming time off, or the last hundred entries that are over
         * @description With what is to come stands what was asked for and is not granted, `pending` or `declined`. A stylist reads their own. For those of the team who have `time-off` among their rights.
         */
        get: operations["listTimeOff"];
        put?: never;
        /**
         * Gives somebody time off
         * @description 409 `visits-in-the-way` with those bookings unless all of them have been decided on, 409 `nobody-free` with those that nobody can take over, 409 `already-away`; nothing has changed then. `news` counts the emails that tell the clients, and says whom the salon has to call. A stylist asks for their own: the answer is then `pending`, the admins are told by email, and nothing else happens until one of them has answered. For those of the team who have `time-off` among their rights.
         */
        post: operations["addTimeOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-off/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bookings that would be in the way, each with who could take it over, for those who give time off
         * @description Changes nothing. For those of the team who have `time-off` among their rights.
         */
        post: operations["previewTimeOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-off/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes time off: the team member can be booked again
         * @description What became of the bookings stays as it is. Whoever has asked for time off withdraws their request. For those of the team who have `time-off` among their rights.
         */
        delete: operations["deleteTimeOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-off/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grants or declines what somebody has asked for, and tells them by email
         * @description Granting it needs the same decisions as giving time off, and is refused in the same ways. 409 `not-possible` when it has been answered. For those of the team who have `team` among their rights.
         */
        post: operations["answerTimeOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody who can sign in, by address
         * @description For whoever is signed in as admin.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes an account an admin, from its next request on
         * @description 403 `unverified-email` until it has confirmed its address. For whoever is signed in as admin. Whoever has a second factor has to have shown it within ten minutes.
         */
        put: operations["makeAdmin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * An access token for the owner of the address, proved by the session cookie or by an older token
         * @description Open to everybody. At most 180 a minute for a network address, 30 a minute for an account.
         */
        put: operations["issueToken"];
        post?: never;
        /**
         * Erases an account: cancels its coming bookings and anonymises the past ones
         * @description The last admin cannot be erased. For whoever is signed in as admin. Whoever has a second factor has to have shown it within ten minutes.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{email}/departure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What erasing this user would cancel; nothing when the address has no account
         * @description For whoever is signed in as admin.
         */
        get: operations["previewUserErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts page by page, with a search
         * @description For whoever is signed in as admin.
         */
        get: operations["listUserPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an account can be here, and what may be granted beyond each role
         * @description For whoever is signed in as admin.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Disables an account, signing it out everywhere, or enables it again
         * @description Not the caller's, and not the last admin's. For whoever is signed in as admin. Whoever has a second factor has to have shown it within ten minutes.
         */
        put: operations["disableUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes the second factors of somebody who has lost them, signs them out everywhere, and tells them by email
         * @description Not the caller’s own. For whoever is signed in as admin. Whoever has a second factor has to have shown it within ten minutes.
         */
        delete: operations["resetFactors"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets what somebody is here
         * @description That is a client, a stylist, reception or an admin, with the grants beyond the role and the person of the team that they are. It counts from their next request. Grants that change nothing for the role are left out. 403 `unverified-email` until the address is confirmed, 409 `last-admin` for the only admin, 409 `not-possible` when the person of the team has an account already. For whoever is signed in as admin. Whoever has a second factor has to have shown it within ten minutes.
         */
        put: operations["setRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountExportView: {
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-21T12:00:00.000Z
             */
            exportedAt: string;
            /** @description Their authenticator apps and passkeys, without what these keep secret. Oldest first, like what follows. */
            factors: components["schemas"]["FactorView"][];
            /** @description Emails that the salon sent, or is about to send. */
            letters: components["schemas"]["OwnEmailView"][];
            /** @description Messages to the salon from the account's address. */
            messages: components["schemas"]["OwnMessageView"][];
            /** @description The salon's own notes about the client. */
            notes: components["schemas"]["SalonNoteView"][];
            profile: components["schemas"]["AccountView"];
            reviews: components["schemas"]["OwnReviewView"][];
            /**
             * @description Grows when the shape of this file changes.
             * @example 1
             */
            schema: number;
            /** @description The browsers that are signed in, this one first. */
            sessions: components["schemas"]["OpenSessionView"][];
            /** @description What somebody of the team has asked for. */
            timeOff: components["schemas"]["OwnTimeOffRequestView"][];
            visits: components["schemas"]["OwnBookingView"][];
            /** @description As what they work here; null for clients. */
            work: components["schemas"]["OwnWorkView"] | null;
        };
        AccountSumView: {
            /**
             * @example cash
             * @enum {string}
             */
            account: "cash" | "terminal" | "online" | "bank" | "elsewhere" | "refunds-on-the-way" | "deposits" | "credit" | "gift-cards" | "packages" | "tips" | "tax" | "services" | "products" | "fees-kept" | "discounts" | "rounding" | "over-short" | "provider-fees" | "disputes" | "expenses" | "prepaid-tax";
            /**
             * @description In the currency; what the salon has above nothing, what it owes or has earned below.
             * @example 1285
             */
            amount: number;
            /**
             * @description ISO 4217.
             * @example USD
             */
            currency: string;
        };
        AccountView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /** @example mia@example.com */
            email: string;
            /**
             * @description Whether the account is linked to Google.
             * @example true
             */
            google: boolean;
            /**
             * @description False when Google is the only way to sign in.
             * @example true
             */
            hasPassword: boolean;
            /**
             * @description Whether the salon asks for a review by email after a visit; null until the address is verified.
             * @example true
             */
            isAskedForReviews: boolean | null;
            /**
             * @description Whether the email address is verified.
             * @example true
             */
            isVerified: boolean;
            /**
             * @description Of their dashboard and emails; null for the salon's main language.
             * @example pt
             * @enum {string|null}
             */
            language: "en" | "de" | "fr" | "es" | "pt" | "ar" | null;
            /** @example Mia Costa */
            name: string;
            /**
             * @description Empty when none was given.
             * @example +351 912 345 678
             */
            phone: string;
            /**
             * @example user
             * @enum {string}
             */
            role: "user" | "stylist" | "reception" | "admin";
        };
        AddBlockDto: {
            /**
             * Format: date-time
             * @description At most 25 hours later.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * @description Shown to the salon in the diary.
             * @example Dentist
             */
            reason?: string;
            /**
             * Format: uuid
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601, at a multiple of five minutes.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        AddClientDto: {
            /**
             * Format: email
             * @description Empty when there is none.
             * @example mia@example.com
             */
            email?: string;
            /**
             * @description Of the emails to them; null for the salon's main language.
             * @example pt
             * @enum {string|null}
             */
            language?: "en" | "de" | "fr" | "es" | "pt" | "ar" | null;
            /** @example Mia Costa */
            name: string;
            /**
             * @description For the people who run the salon.
             * @example Likes the seat by the window.
             */
            note?: string;
            /** @example +351 912 345 678 */
            phone?: string;
            /**
             * @description One line that is shown wherever the client has a visit, such as an allergy; empty for none.
             * @example Allergic to ammonia.
             */
            warning?: string;
        };
        AddOnDto: {
            /**
             * Format: uuid
             * @description Of one that exists; left out for a new one.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            _id?: string;
            /**
             * @description How much longer the booking gets; in steps of five.
             * @example 15
             */
            extraMinutes: number;
            /**
             * @description In the salon's currency; may be nothing.
             * @example 15
             */
            price: number;
            /** @example Gloss */
            title: string;
            /** @description In further languages. Those that are left out stay as they are. */
            words?: components["schemas"]["AddOnInEachLanguageDto"];
        };
        AddOnEntryView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description How much longer the booking gets.
             * @example 15
             */
            extraMinutes: number;
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                title?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description In the salon's currency.
             * @example 95
             */
            price: number;
            /** @example Colour */
            title: string;
            /** @description In further languages. */
            words: components["schemas"]["TitleInEachLanguageView"];
        };
        AddOnInEachLanguageDto: {
            ar?: components["schemas"]["AddOnWordsDto"] | null;
            de?: components["schemas"]["AddOnWordsDto"] | null;
            en?: components["schemas"]["AddOnWordsDto"] | null;
            es?: components["schemas"]["AddOnWordsDto"] | null;
            fr?: components["schemas"]["AddOnWordsDto"] | null;
            pt?: components["schemas"]["AddOnWordsDto"] | null;
        };
        AddOnView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description How much longer the booking gets.
             * @example 15
             */
            extraMinutes: number;
            /**
             * @description In the salon's currency.
             * @example 15
             */
            price: number;
            /** @example Gloss */
            title: string;
        };
        AddOnWordsDto: {
            /** @example Colour */
            title?: string | null;
        };
        AddPasskeyDto: {
            /**
             * Format: uuid
             * @description The one that came with the options.
             * @example 5c6d7e8f-9001-4b2c-8d3e-4f5061728394
             */
            ceremonyId: string;
            /**
             * @description What to call it, such as “my phone”.
             * @example My phone
             */
            name: string;
            /** @description What the browser’s `PublicKeyCredential.toJSON()` gives. */
            response: {
                [key: string]: unknown;
            };
        };
        AddPortfolioItemDto: {
            /** @example A colour that suits you, and a cut to go with it. */
            description?: string;
            /**
             * @description When it is left out for a new item, visitors see it at once.
             * @example true
             */
            isPublished?: boolean;
            /**
             * Format: uuid
             * @description One of the salon's own pictures; null to remove it.
             * @example 7a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d
             */
            pictureId?: string | null;
            /**
             * Format: uuid
             * @description The service that visitors book when they want this look; null for none.
             * @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f
             */
            serviceId?: string | null;
            /**
             * @description The small line above the title.
             * @example Copper, with a gloss
             */
            subtitle?: string;
            /** @example Colour */
            title: string;
            /** @description In further languages. Those that are left out stay as they are. */
            words?: components["schemas"]["PortfolioInEachLanguageDto"];
        };
        AddProductDto: {
            /**
             * @description With as few as this it is time to order; null for never.
             * @example 3
             */
            lowStock?: number | null;
            /**
             * @description In the salon’s currency.
             * @example 95
             */
            price: number;
            /**
             * @description How many there are, when a product is added. Later, `POST /products/{id}/stock` says what becomes of it.
             * @example 12
             */
            stock?: number;
            /**
             * Format: uuid
             * @description Null for the usual tax.
             * @example 3a5b6c7d-8e9f-4a01-8b2c-3d4e5f607182
             */
            taxRateId?: string | null;
            /** @example Shampoo */
            title: string;
        };
        AddServiceDto: {
            /** @description All of them, in the order in which they are offered; one that is left out is removed. */
            addOns?: components["schemas"]["AddOnDto"][];
            /**
             * @description Time to clean up after the client has left; in steps of five.
             * @example 10
             */
            bufferMinutes?: number;
            /**
             * Format: uuid
             * @example 18293a4b-5c6d-4e7f-8081-92a3b4c5d6e7
             */
            categoryId: string;
            /** @example A colour that suits you, and a cut to go with it. */
            description?: string;
            /**
             * Format: uuid
             * @description One of the salon's own pictures; null to remove it.
             * @example 7a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d
             */
            pictureId?: string | null;
            /**
             * @description In the salon's currency.
             * @example 95
             */
            price: number;
            /**
             * @description `from`: the price is the least it costs.
             * @example fixed
             * @enum {string}
             */
            priceKind?: "fixed" | "from";
            /**
             * @description After how many weeks clients usually come back for it; null where there is no such time.
             * @example 6
             */
            rebookWeeks?: number | null;
            /** @description In their order. The first and the last are active, and no two that follow each other are processing. */
            segments: components["schemas"]["SegmentDto"][];
            /**
             * @description When it is left out for a new service, visitors see and book it at once.
             * @example active
             * @enum {string}
             */
            status?: "active" | "hidden" | "archived";
            /** @example Colour */
            title: string;
            /** @description In further languages. Those that are left out stay as they are. */
            words?: components["schemas"]["ServiceInEachLanguageDto"];
        };
        AddStaffMemberDto: {
            /** @example Ana has been colouring hair for twelve years. */
            introduction?: string;
            /** @example Ana */
            name: string;
            /**
             * Format: uuid
             * @description One of the salon's own pictures; null to remove it.
             * @example 7a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d
             */
            pictureId?: string | null;
            /**
             * @description Such as "Colour specialist".
             * @example Colourist
             */
            role?: string;
            /** @description In further languages. Those that are left out stay as they are. */
            words?: components["schemas"]["StaffInEachLanguageDto"];
        };
        AddTaxRateDto: {
            /**
             * Format: date
             * @description From which local date of the salon on; left out, from today.
             * @example 2027-03-02
             */
            fromDay?: string;
            /** @example Standard */
            name: string;
            /**
             * @description In percent; at most two decimals.
             * @example 23
             */
            percent: number;
        };
        AddTimeOffDto: {
            /**
             * Format: date
             * @description The first day.
             * @example 2027-03-02
             */
            fromDay: string;
            /**
             * @description The minute of the first day at which it begins. Left out: midnight.
             * @example 540
             */
            fromMinute?: number;
            /**
             * @description Added to the email for clients whose booking is cancelled.
             * @example Do you also do weddings?
             */
            message?: string;
            /**
             * @description Why they are away; only the salon sees it.
             * @example Dentist
             */
            reason?: string;
            /**
             * Format: uuid
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string;
            /**
             * Format: date
             * @description The last day, inclusive.
             * @example 2027-03-05
             */
            toDay: string;
            /**
             * @description The minute of the last day at which it ends. Left out: the end of the day.
             * @example 1080
             */
            toMinute?: number;
            /** @description What becomes of each booking in that time. */
            visits?: components["schemas"]["BookingFateDto"][];
        };
        AddedTimeOffView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description What was said to whoever asked; empty unless it was declined.
             * @example Thank you, Mia!
             */
            answer: string;
            can: components["schemas"]["TimeOffAbilitiesView"];
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @description Which clients hear by email what became of their bookings, and which have to be called. */
            news: components["schemas"]["ClientNewsView"];
            /** @example Dentist */
            reason: string;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example granted
             * @enum {string}
             */
            state: "granted" | "pending" | "declined";
            /** @description The days, if it is made up of whole ones. */
            wholeDays: components["schemas"]["WholeDaysView"] | null;
        };
        AddressView: {
            /** @example Lisbon */
            city: string;
            /** @example Portugal */
            country: string;
            /** @example 1200-195 */
            postalCode: string;
            /** @example Rua das Flores 12 */
            street: string;
        };
        AdminView: {
            /** @example true */
            admin: boolean;
        };
        AgainLineView: {
            /**
             * @example [
             *       "293a4b5c-6d7e-4f80-8192-a3b4c5d6e7f8"
             *     ]
             */
            addOnIds: string[];
            /** @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f */
            serviceId: string;
            /**
             * @description Null for anyone: nobody was asked for, or the team member does not do it any more.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string | null;
            /** @example Ana */
            staffName: string | null;
            /** @example Colour */
            title: string;
        };
        AgainView: {
            currency: components["schemas"]["CurrencyView"];
            /** @description What is still sold of it, in order; empty when nothing is. */
            lines: components["schemas"]["AgainLineView"][];
            /**
             * @description `from`: the price is the least it costs.
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /**
             * @description Free starts near that day, on days of their own, at about the same time of day; three at most.
             * @example [
             *       "2027-03-02T10:00:00.000Z"
             *     ]
             */
            starts: string[];
            /**
             * @description What it costs today, in the salon's currency; with anyone, the least.
             * @example 95
             */
            totalPrice: number;
            /**
             * @description After how many weeks it is: the client's own habit after three visits, else that of the services, else four.
             * @example 1
             */
            weeks: number;
        };
        AnswerMessageDto: {
            /**
             * Format: uuid
             * @description Created once per answer, so that sending it again after a double click or a lost response sends one email.
             * @example f6071829-3a4b-4c5d-8e6f-708192a3b4c5
             */
            answerId?: string;
            /** @example Yes, we do. See you soon! */
            text: string;
        };
        AnswerPasskeyDto: {
            /**
             * Format: uuid
             * @description The one that came with the options.
             * @example 5c6d7e8f-9001-4b2c-8d3e-4f5061728394
             */
            ceremonyId: string;
            /** @description What the browser’s `PublicKeyCredential.toJSON()` gives. */
            response: {
                [key: string]: unknown;
            };
        };
        AnswerReviewDto: {
            /**
             * @description Shown under the review; empty removes the answer.
             * @example Thank you, Mia!
             */
            answer: string;
        };
        AnswerTimeOffDto: {
            /**
             * @description Whether it is granted.
             * @example true
             */
            accept: boolean;
            /**
             * @description Added to the email to whoever asked.
             * @example Thank you, Mia!
             */
            answer?: string;
            /**
             * @description Added to the email for clients whose booking is cancelled.
             * @example Do you also do weddings?
             */
            message?: string;
            /** @description What becomes of each booking in that time. */
            visits?: components["schemas"]["BookingFateDto"][];
        };
        ApplyPriceChangeDto: {
            /**
             * @example percent
             * @enum {string}
             */
            by: "percent" | "amount";
            /**
             * @description Percent, or an amount in the salon's currency; less than nothing makes prices lower.
             * @example 5
             */
            change: number;
            /**
             * @description Whether the prices of add-ons change, too. An add-on that is free stays free.
             * @example true
             */
            includesAddOns: boolean;
            /**
             * @description Whether prices that team members have of their own change, too.
             * @example true
             */
            includesOwnPrices: boolean;
            /**
             * @description New prices are multiples of this, in hundredths of the salon's currency.
             * @example 50
             * @enum {integer}
             */
            roundToCents: 1 | 5 | 10 | 50 | 100 | 500 | 1000;
            /**
             * @description As the preview said it: nobody changes other prices than they have seen.
             * @example b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9
             */
            seen: string;
            /**
             * @description Left out: all services but archived ones.
             * @example [
             *       "9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f"
             *     ]
             */
            serviceIds?: string[];
        };
        ArrangeOffersDto: {
            /** @description All who do the service; one who is left out no longer does. */
            offers: components["schemas"]["OfferDto"][];
        };
        ArrangePortfolioDto: {
            /**
             * @description Every item once, hidden ones included, in the new order.
             * @example [
             *       "5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21"
             *     ]
             */
            ids: string[];
        };
        ArrangeServiceCategoriesDto: {
            /**
             * @description Every category once, empty ones included, in the new order.
             * @example [
             *       "5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21"
             *     ]
             */
            ids: string[];
        };
        ArrangeServicesDto: {
            /**
             * @description Every service once, hidden and archived ones included, in the new order.
             * @example [
             *       "5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21"
             *     ]
             */
            ids: string[];
        };
        ArrangeStaffDto: {
            /**
             * @description All of them once, including those who have left, in the new order.
             * @example [
             *       "5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21"
             *     ]
             */
            ids: string[];
        };
        AskingTermsView: {
            /** @example 1 */
            maxMinutes: number;
            /** @example 1 */
            minMinutes: number;
            /**
             * @description The least that anybody who does it charges, in the salon's currency.
             * @example 95
             */
            price: number;
            /**
             * @description `from`: somebody charges more, or the price depends on more than the person.
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
        };
        AuditEntryView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @example salon.set-up
             * @enum {string}
             */
            action: "salon.set-up" | "user.deleted" | "user.disabled" | "user.enabled" | "admin.appointed" | "admin.dismissed" | "access.changed" | "access.removed" | "invitation.sent" | "invitation.withdrawn" | "invitation.accepted" | "sign-in.admin" | "session.ended" | "session.family-revoked" | "password.changed" | "password.reset" | "email.changed" | "email.restored" | "email.verified" | "google.linked" | "google.unlinked" | "factor.added" | "factor.removed" | "factor.copied" | "factors.reset" | "recovery-code.used" | "recovery-codes.made" | "factor-rule.changed" | "account.unlocked" | "account.exported" | "account.erased" | "client.added" | "client.changed" | "client.warned-of" | "client.merged" | "clients.merged" | "client.erased" | "clients.exported" | "mail.retried" | "mail.held-sent" | "mail.held-dropped" | "message.answered" | "salon.changed" | "service.added" | "service.changed" | "service.archived" | "service.restored" | "service.deleted" | "services.arranged" | "prices.changed" | "service-category.added" | "service-category.changed" | "service-category.deleted" | "service-offers.changed" | "portfolio.added" | "portfolio.changed" | "portfolio.deleted" | "review.published" | "review.hidden" | "review.answered" | "staff.added" | "staff.changed" | "staff.deleted" | "time-off.asked" | "time-off.withdrawn" | "time-off.declined" | "time-off.added" | "time-off.deleted" | "block.added" | "block.changed" | "block.deleted" | "blocks.added" | "blocks.changed" | "blocks.deleted" | "gift-card.blocked" | "gift-card.unblocked" | "bookings.exported" | "picture.uploaded" | "picture.deleted" | "till.mode-changed" | "till-settings.changed" | "tax-rate.added" | "tax-rate.changed" | "service-taxes.changed" | "product.added" | "product.changed" | "product.archived" | "product.restored" | "stock.moved" | "till.moved" | "till.counted" | "till.closed" | "sale.made" | "sale.refunded" | "sale.undone";
            /** @description Null when nobody was signed in. */
            actor: components["schemas"]["AuditPartyView"] | null;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            at: string;
            detail: {
                [key: string]: (string | null) | number | boolean;
            };
            object: components["schemas"]["AuditPartyView"];
        };
        AuditPageView: {
            items: components["schemas"]["AuditEntryView"][];
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        AuditPartyView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example mia@example.com */
            email: string | null;
            /**
             * @description Their name today, or their email address when they gave none; null for a deleted account, and for things.
             * @example Mia Costa
             */
            name: string | null;
            /**
             * @description `user` for accounts, else the noun that the id is one of.
             * @example user
             */
            type: string;
        };
        BlockGroupPersonView: {
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            /** @example Ana */
            staffName: string;
        };
        BlockGroupView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example 1 */
            coming: number;
            /**
             * @description How many there are, and how many of them have not begun.
             * @example 128
             */
            count: number;
            /**
             * @description Null for blocks that do not come back.
             * @example 4
             */
            everyWeeks: number | null;
            /**
             * Format: date
             * @description The local dates of the first and the last.
             * @example 2027-03-02
             */
            firstDay: string;
            /**
             * Format: date
             * @example 2027-08-31
             */
            lastDay: string;
            /** @description Whose blocks are among those that have not begun, by name. */
            people: components["schemas"]["BlockGroupPersonView"][];
            /**
             * @description Weekdays of those that have not begun: 1 is Monday.
             * @example [
             *       2
             *     ]
             */
            weekdays: number[];
        };
        BlockInTheWayView: {
            /**
             * Format: date
             * @description The local date that the rule has; with the person, it says what to leave out.
             * @example 2027-03-02
             */
            day: string;
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @description What takes up that time: bookings, holds, other blocks, time off. */
            obstacles: components["schemas"]["ObstacleView"][];
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            /** @example Ana */
            staffName: string;
            /**
             * Format: date-time
             * @description When the block would begin and end, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        BlocksPreviewView: {
            /**
             * @description How many there would be, those included that something is in the way of.
             * @example 1
             */
            blocks: number;
            /**
             * @description On how many days.
             * @example 1
             */
            dates: number;
            /**
             * @description How many were dropped, because the person does not work on that day; only those that repeat are.
             * @example 1
             */
            daysOff: number;
            /**
             * Format: date
             * @description The local dates of the first and the last.
             * @example 2027-03-02
             */
            firstDay: string;
            inTheWay: components["schemas"]["BlockInTheWayView"][];
            /**
             * Format: date
             * @example 2027-08-31
             */
            lastDay: string;
        };
        BookAtDeskDto: {
            /**
             * @description Allow a time at which the team member doesn't work.
             * @example true
             */
            allowOutsideHours?: boolean;
            client: components["schemas"]["DeskClientDto"];
            /** @description One to five services in the order in which they are done. */
            lines: components["schemas"]["BookingLineDto"][];
            /**
             * @description What the salon should know.
             * @example Likes the seat by the window.
             */
            note?: string;
            /**
             * @description Whether to send the client a confirmation, if they have an email address. Left out: yes.
             * @example true
             */
            sendLetter?: boolean;
            /**
             * Format: date-time
             * @description Instant, ISO 8601.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        BookedAsView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example Colour */
            title: string;
        };
        BookedStaffView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example Ana */
            name: string;
        };
        BookingAbilitiesView: {
            /**
             * @description Agree on another price; also once it is done.
             * @example true
             */
            agreePrice: boolean;
            /** @example true */
            arrive: boolean;
            /** @example true */
            cancel: boolean;
            /**
             * @description Give it to another client.
             * @example true
             */
            changeClient: boolean;
            /**
             * @description Change services, add-ons and people.
             * @example true
             */
            correct: boolean;
            /**
             * @description Say that it is on and takes longer.
             * @example true
             */
            delay: boolean;
            /** @example true */
            finish: boolean;
            /** @example true */
            move: boolean;
            /** @example true */
            noShow: boolean;
            /**
             * @description Change the salon's note.
             * @example true
             */
            note: boolean;
            /**
             * @description Take a cancellation back, if the time is still free.
             * @example true
             */
            reinstate: boolean;
            /** @example true */
            reopen: boolean;
            /**
             * @description Lengthen or shorten a line.
             * @example true
             */
            resize: boolean;
            /** @example true */
            review: boolean;
        };
        BookingActorView: {
            /**
             * @description Null when their account is gone.
             * @example Mia Costa
             */
            name: string | null;
            /**
             * @description Whether it was the client or somebody at the salon; `unknown` when their account is gone.
             * @example client
             * @enum {string}
             */
            side: "client" | "salon" | "unknown";
        };
        BookingClientView: {
            /**
             * @description Null for somebody without an account.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            _id: string | null;
            /**
             * @description The client record of somebody without an account for whom the desk booked; null for everyone else.
             * @example null
             */
            cardId: string | null;
            /**
             * @description Empty when the salon has none, and for a reader who may not see it; so is the phone number.
             * @example mia@example.com
             */
            email: string;
            /** @example Mia Costa */
            name: string;
            /** @example +351 912 345 678 */
            phone: string;
        };
        BookingCountsView: {
            /** @example 1 */
            arrived: number;
            /** @example 1 */
            cancelled: number;
            /** @example 1 */
            confirmed: number;
            /** @example 1 */
            done: number;
            /** @example 1 */
            noShow: number;
        };
        BookingEventView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            at: string;
            /**
             * @description Of a move or what puts it back, the instants `from` and `to`; `fromPeople` and `toPeople` if those changed; of a line made longer or
             *     shorter, its `title`, `minutesBefore` and `minutes`; of a delay also `lateMinutes`. Of a correction what is another: `fromServices` and `toServices`,
             *     people, start, minutes of the whole, `priceBefore`, `price` and `priceReason`, and whether client or note are. Of a booking that is
             *     not whole to the reader, only when and who; the reason of a price for those who see everybody's bookings.
             */
            detail: {
                [key: string]: string;
            };
            /**
             * @example confirmed
             * @enum {string|null}
             */
            fromStatus: "confirmed" | "arrived" | "done" | "no-show" | "cancelled" | null;
            /**
             * @example confirmed
             * @enum {string}
             */
            toStatus: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
            /**
             * @description `book`, `move`, `resize`, `delay`, `correct`, `note`, `arrive`, `finish`, `no-show`, `cancel`, `reinstate`, `reopen`, `hand-over` or `put-back`.
             * @example book
             */
            verb: string;
            who: components["schemas"]["BookingActorView"];
        };
        BookingFateDto: {
            /**
             * Format: uuid
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            bookingId: string;
            /**
             * @example move
             * @enum {string}
             */
            fate: "move" | "cancel" | "keep";
        };
        BookingInTheWayAbilitiesView: {
            /** @example true */
            cancel: boolean;
            /** @example true */
            move: boolean;
        };
        BookingInTheWayView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            can: components["schemas"]["BookingInTheWayAbilitiesView"];
            /** @description How its client would hear of a change. */
            client: components["schemas"]["ClientContactView"];
            /** @example Mia Costa */
            clientName: string;
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @example K7QF2M */
            reference: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @description Who would take over, by name; empty when nobody can.
             * @example [
             *       "Rita"
             *     ]
             */
            takenOverBy: string[];
            /**
             * @example [
             *       "Colour"
             *     ]
             */
            titles: string[];
        };
        BookingLineDto: {
            /**
             * @example [
             *       "293a4b5c-6d7e-4f80-8192-a3b4c5d6e7f8"
             *     ]
             */
            addOnIds?: string[];
            /**
             * Format: uuid
             * @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f
             */
            serviceId: string;
            /**
             * Format: uuid
             * @description Null or left out: anyone.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId?: string | null;
        };
        BookingLineView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            addOns: components["schemas"]["AddOnView"][];
            /**
             * @description The client asked for anyone.
             * @example true
             */
            anyStaff: boolean;
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * @description With its add-ons, in the salon's currency.
             * @example 95
             */
            price: number;
            /**
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /**
             * @description Why the desk agreed on this price; empty where it did not, and for readers who do not run everybody's bookings.
             * @example
             */
            priceReason: string;
            /** @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f */
            serviceId: string;
            staff: components["schemas"]["BookedStaffView"];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /** @example Colour */
            title: string;
        };
        BookingPageView: {
            items: components["schemas"]["BookingView"][];
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        BookingView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            can: components["schemas"]["BookingAbilitiesView"];
            /** @example  */
            cancelReason: string;
            /**
             * @description The last instant at which the client may cancel or move it online.
             * @example 2027-03-01T10:00:00.000Z
             */
            cancellationDeadline: string;
            /**
             * Format: date-time
             * @example null
             */
            cancelledAt: string | null;
            /**
             * @example null
             * @enum {string|null}
             */
            cancelledBy: "client" | "salon" | null;
            client: components["schemas"]["BookingClientView"];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            currency: components["schemas"]["CurrencyView"];
            /**
             * Format: date-time
             * @description When the client leaves.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * @description False for a stylist when colleagues take part, too: the lines and the price are then those of their own part, the times
             *     those of the whole booking.
             * @example true
             */
            isWhole: boolean;
            lines: components["schemas"]["BookingLineView"][];
            /** @example Likes the seat by the window. */
            note: string;
            /**
             * @description `from` when any of its services has no fixed price.
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /**
             * @description The reference that people read out on the phone.
             * @example K7QF2M
             */
            reference: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
            /** @example 95 */
            totalPrice: number;
            /**
             * @description Grows with every change.
             * @example 1
             */
            version: number;
        };
        BrokenEntryView: {
            /**
             * @description `missing`: there is none of this number. `changed`: it says something else than was sealed.
             * @example missing
             * @enum {string}
             */
            because: "missing" | "changed" | "unchained" | "unbalanced";
            /**
             * @description The number of the entry.
             * @example 1
             */
            entry: number;
        };
        CalledDto: {
            /** @example true */
            called: boolean;
        };
        CancelBookingDto: {
            /**
             * @description For the desk: the email waits for some seconds, in which the change may be taken back. What is then again as the client
             *     last heard is not told. Left out: it leaves at once.
             * @example true
             */
            mayUndo?: boolean;
            /**
             * @description What the salon should know about it.
             * @example I have a cold.
             */
            reason?: string;
            /**
             * @description For the desk: whether to email the client. Left out: yes.
             * @example true
             */
            sendLetter?: boolean;
            /** @example 1 */
            version?: number;
        };
        CancelSeriesDto: {
            /**
             * Format: uuid
             * @description The booking with which the change begins: what comes before it stays.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            from: string;
            /**
             * @description What the client should know about it.
             * @example Ana is leaving us.
             */
            reason?: string;
            /**
             * @description Whether to email the client. Left out: yes.
             * @example true
             */
            sendLetter?: boolean;
            /** @example 1 */
            version?: number;
        };
        ChangeAccountDto: {
            /**
             * @description Whether the salon may ask for a review by email after a visit. Needs a verified address.
             * @example true
             */
            isAskedForReviews?: boolean;
            /**
             * @description Of the dashboard and of emails; null for the salon's main language.
             * @example pt
             * @enum {string|null}
             */
            language?: "en" | "de" | "fr" | "es" | "pt" | "ar" | null;
            /** @example Mia Costa */
            name?: string;
            /**
             * @description Where the salon can call; empty to remove it.
             * @example +351 912 345 678
             */
            phone?: string;
        };
        ChangeAddressDto: {
            /** @example Lisbon */
            city?: string;
            /** @example Portugal */
            country?: string;
            /** @example 1200-195 */
            postalCode?: string;
            /** @example Rua das Flores 12 */
            street?: string;
        };
        ChangeBlockDto: {
            /**
             * Format: date-time
             * @description At most 25 hours later.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt?: string;
            /** @example Dentist */
            reason?: string;
            /**
             * Format: uuid
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId?: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601, at a multiple of five minutes.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt?: string;
        };
        ChangeBlocksDto: {
            /**
             * @description The id of the block from which the change is seen.
             * @example 4711
             */
            blockId: string;
            /**
             * @description Only the date of that block, this and later ones, or all that have not begun.
             * @example this
             * @enum {string}
             */
            dates: "this" | "later" | "all";
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt?: string;
            /** @description Those that stay as they are, because something is in the way. */
            leaveOut?: components["schemas"]["LeftOutDto"][];
            /**
             * @description Only the person of that block, or all.
             * @example this
             * @enum {string}
             */
            people: "this" | "all";
            /** @example Dentist */
            reason?: string;
            /**
             * Format: uuid
             * @description Gives the blocks of one person to another.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId?: string;
            /**
             * Format: date-time
             * @description The new start of the block that is named; others get the same time of day on their own dates.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt?: string;
        };
        ChangeBookingDto: {
            /**
             * @description What the salon should know.
             * @example Likes the seat by the window.
             */
            note?: string;
            /** @example 1 */
            version?: number;
        };
        ChangeClientDto: {
            /**
             * @description Gets the spelling that other clients have it in.
             * @example bride
             */
            addTag?: string;
            /**
             * Format: email
             * @description Empty when there is none.
             * @example mia@example.com
             */
            email?: string;
            /**
             * @description Of the emails to them; null for the salon's main language.
             * @example pt
             * @enum {string|null}
             */
            language?: "en" | "de" | "fr" | "es" | "pt" | "ar" | null;
            /** @example Mia Costa */
            name?: string;
            /**
             * @description For the people who run the salon.
             * @example Likes the seat by the window.
             */
            note?: string;
            /** @example +351 912 345 678 */
            phone?: string;
            /** @example student */
            removeTag?: string;
            /**
             * @description One line that is shown wherever the client has a visit, such as an allergy; empty for none.
             * @example Allergic to ammonia.
             */
            warning?: string;
        };
        ChangeEmailDto: {
            /**
             * Format: email
             * @example mia@example.com
             */
            email: string;
            /**
             * @description Left out only when the account has none.
             * @example a blue door at noon
             */
            password?: string;
        };
        ChangeLanguagesDto: {
            /** @description The one whose addresses name no language. */
            mainLanguage: components["schemas"]["Language"];
            /** @description All others that the salon speaks, in the order of the menu. */
            others: components["schemas"]["SpokenLanguageDto"][];
        };
        ChangePasswordDto: {
            /**
             * @description Left out only when the account has none.
             * @example a blue door at noon
             */
            currentPassword?: string;
            /** @example a blue door at noon */
            password: string;
        };
        ChangePortfolioItemDto: {
            /** @example A colour that suits you, and a cut to go with it. */
            description?: string;
            /**
             * @description When it is left out for a new item, visitors see it at once.
             * @example true
             */
            isPublished?: boolean;
            /**
             * Format: uuid
             * @description One of the salon's own pictures; null to remove it.
             * @example 7a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d
             */
            pictureId?: string | null;
            /**
             * Format: uuid
             * @description The service that visitors book when they want this look; null for none.
             * @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f
             */
            serviceId?: string | null;
            /**
             * @description The small line above the title.
             * @example Copper, with a gloss
             */
            subtitle?: string;
            /** @example Colour */
            title?: string;
            /** @description In further languages. Those that are left out stay as they are. */
            words?: components["schemas"]["PortfolioInEachLanguageDto"];
        };
        ChangeProductDto: {
            /**
             * @description An archived product is not sold any more, and is kept for what was.
             * @example true
             */
            isArchived?: boolean;
            /**
             * @description With as few as this it is time to order; null for never.
             * @example 3
             */
            lowStock?: number | null;
            /**
             * @description In the salon’s currency; from the next sale on.
             * @example 95
             */
            price?: number;
            /**
             * Format: uuid
             * @description Null for the usual tax.
             * @example 3a5b6c7d-8e9f-4a01-8b2c-3d4e5f607182
             */
            taxRateId?: string | null;
            /** @example Shampoo */
            title?: string;
        };
        ChangeReviewDto: {
            /** @example Mia Costa */
            name?: string;
            /** @example 5 */
            stars?: number;
            /** @example Ana is wonderful. I will be back. */
            text?: string;
            /** @example Colour */
            title?: string;
        };
        ChangeSalonDto: {
            address?: components["schemas"]["ChangeAddressDto"];
            /**
             * @description ISO 3166-1 in two letters: the country that the salon is in, however its address says it.
             * @example PT
             */
            countryCode?: string;
            /**
             * Format: currency
             * @description ISO 4217. Prices keep their figures; nothing is converted, and bookings that exist stay in the money they were made in.
             * @example USD
             */
            currency?: string;
            /**
             * @description Where visitors can write to; empty to show none.
             * @example hello@maisonvera.example
             */
            email?: string;
            /**
             * @description On which weeks begin, 1 is Monday; null for as each reader's language has it.
             * @example 1
             */
            firstWeekday?: number | null;
            /**
             * Format: uuid
             * @description The same in the dark theme.
             * @example 7a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d
             */
            heroNightPictureId?: string | null;
            /**
             * Format: uuid
             * @description The picture at the top of the front page; null for the one that comes with the app.
             * @example 7a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d
             */
            heroPictureId?: string | null;
            /**
             * @description How hours are written; null for as each reader's language does.
             * @example h23
             * @enum {string|null}
             */
            hourCycle?: "h12" | "h23" | null;
            /**
             * @description Says that it is known what a new time zone or currency means for bookings that are to come; refused without it.
             * @example true
             */
            keepsBookings?: boolean;
            /** @example Maison Vera */
            name?: string;
            /**
             * @description As it should be read; empty to show none.
             * @example +351 912 345 678
             */
            phone?: string;
            /** @description For the map; null to have none. */
            position?: components["schemas"]["PositionDto"] | null;
            /** @description All of them, in the order in which they are shown. */
            socials?: components["schemas"]["SocialLinkDto"][];
            /**
             * @description IANA name: the zone in which all hours of the salon are meant. Bookings that exist keep their instants.
             * @example Europe/Lisbon
             */
            timeZone?: string;
        };
        ChangeSentenceDto: {
            /**
             * @description Side and area, such as "web/book".
             * @example web/book
             */
            area: string;
            language: components["schemas"]["Language"];
            /** @example withOnly */
            name: string;
            /** @description Forms that are left out get the standard text, too. */
            texts: components["schemas"]["OwnTextDto"][];
        };
        ChangeServiceDto: {
            /** @description All of them, in the order in which they are offered; one that is left out is removed. */
            addOns?: components["schemas"]["AddOnDto"][];
            /**
             * @description Time to clean up after the client has left; in steps of five.
             * @example 10
             */
            bufferMinutes?: number;
            /**
             * Format: uuid
             * @example 18293a4b-5c6d-4e7f-8081-92a3b4c5d6e7
             */
            categoryId?: string;
            /** @example A colour that suits you, and a cut to go with it. */
            description?: string;
            /**
             * Format: uuid
             * @description One of the salon's own pictures; null to remove it.
             * @example 7a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d
             */
            pictureId?: string | null;
            /**
             * @description In the salon's currency.
             * @example 95
             */
            price?: number;
            /**
             * @description `from`: the price is the least it costs.
             * @example fixed
             * @enum {string}
             */
            priceKind?: "fixed" | "from";
            /**
             * @description After how many weeks clients usually come back for it; null where there is no such time.
             * @example 6
             */
            rebookWeeks?: number | null;
            /** @description In their order. The first and the last are active, and no two that follow each other are processing. */
            segments?: components["schemas"]["SegmentDto"][];
            /**
             * @description When it is left out for a new service, visitors see and book it at once.
             * @example active
             * @enum {string}
             */
            status?: "active" | "hidden" | "archived";
            /** @example Colour */
            title?: string;
            /**
             * @description The version that was read. When there is a newer one: 409 `service-has-changed`.
             * @example 1
             */
            version?: number;
            /** @description In further languages. Those that are left out stay as they are. */
            words?: components["schemas"]["ServiceInEachLanguageDto"];
        };
        ChangeSiteTextsDto: {
            /** @example Beauty, at your own pace */
            "contact.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "contact.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "footer.company"?: string | null;
            /** @example Beauty, at your own pace */
            "footer.links"?: string | null;
            /** @example Beauty, at your own pace */
            "footer.note"?: string | null;
            /** @example Beauty, at your own pace */
            "footer.social"?: string | null;
            /** @example Beauty, at your own pace */
            "hero.button"?: string | null;
            /** @example Beauty, at your own pace */
            "hero.headline"?: string | null;
            /** @example Beauty, at your own pace */
            "hero.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "imprint.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "imprint.text"?: string | null;
            /** @example Beauty, at your own pace */
            "message.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "message.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "portfolio.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "portfolio.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "privacy.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "privacy.text"?: string | null;
            /** @example Beauty, at your own pace */
            "services.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "services.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "showcase.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "showcase.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "showcase.more"?: string | null;
            /** @example Beauty, at your own pace */
            "team.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "team.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "terms.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "terms.text"?: string | null;
            /** @example Beauty, at your own pace */
            "testimonials.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "treatment.customers.figure"?: string | null;
            /** @example Beauty, at your own pace */
            "treatment.customers.label"?: string | null;
            /** @example Beauty, at your own pace */
            "treatment.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "treatment.services.figure"?: string | null;
            /** @example Beauty, at your own pace */
            "treatment.services.label"?: string | null;
            /** @example Beauty, at your own pace */
            "treatment.text"?: string | null;
            /** @example Beauty, at your own pace */
            "visit.heading"?: string | null;
            /** @description In further languages. */
            words?: components["schemas"]["SiteTextsInEachLanguageDto"];
        };
        ChangeStaffMemberDto: {
            /**
             * @description Whether they work here. One who has left is neither shown nor booked; past bookings keep the name.
             * @example true
             */
            active?: boolean;
            /** @example Ana has been colouring hair for twelve years. */
            introduction?: string;
            /** @example Ana */
            name?: string;
            /**
             * Format: uuid
             * @description One of the salon's own pictures; null to remove it.
             * @example 7a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d
             */
            pictureId?: string | null;
            /**
             * @description Such as "Colour specialist".
             * @example Colourist
             */
            role?: string;
            /** @description In further languages. Those that are left out stay as they are. */
            words?: components["schemas"]["StaffInEachLanguageDto"];
        };
        ChangeTaxRateDto: {
            /** @description Another percentage, from a day on. */
            from?: components["schemas"]["RateFromDayDto"];
            /**
             * @description An archived rate is on nothing that is sold, and is kept for what was.
             * @example true
             */
            isArchived?: boolean;
            /** @example Standard */
            name?: string;
            /**
             * Format: date
             * @description Takes back what was planned for this coming day.
             * @example 2027-07-01
             */
            withdrawDay?: string;
        };
        ChangeTillSettingsDto: {
            /**
             * @description That somebody has read what is not promised.
             * @example true
             */
            acknowledged?: boolean;
            /**
             * @description What one admin may; null for no limit.
             * @example null
             */
            adminRefundLimit?: number | null;
            /**
             * @description What is paid in cash is rounded to a multiple of it; 0 for not at all.
             * @example 0.05
             * @enum {number}
             */
            cashRounding?: 0 | 0.05 | 0.1 | 0.5 | 1;
            /**
             * Format: uuid
             * @description On everything that has no rate of its own; null for no tax.
             * @example 3a5b6c7d-8e9f-4a01-8b2c-3d4e5f607182
             */
            defaultTaxRateId?: string | null;
            /**
             * @description The most that a gift card may be worth.
             * @example 500
             */
            giftCardMax?: number;
            /**
             * @description `at-use`: by what a gift card is spent on. `at-sale`: at the usual rate, as it is sold.
             * @example at-use
             * @enum {string}
             */
            giftCardTax?: "at-use" | "at-sale";
            /**
             * @description After how many years a gift card ends; null for never.
             * @example null
             */
            giftCardYears?: number | null;
            /**
             * @description To switch to `record` from another mode, `acknowledged` and `typed` have to come with it.
             * @example off
             * @enum {string}
             */
            mode?: "off" | "elsewhere" | "record";
            /**
             * @description What one person at reception may refund on one business day without proving who they are.
             * @example 50
             */
            receptionRefundLimit?: number;
            /**
             * @description Whether tax comes on top of prices; otherwise it is in them.
             * @example true
             */
            taxIsAdded?: boolean;
            /**
             * @description The salon’s name, typed as it is written.
             * @example Maison Vera
             */
            typed?: string;
        };
        ChangedBlocksView: {
            /**
             * @description How many were changed or removed.
             * @example 5
             */
            changed: number;
            /**
             * @description How many that were meant stayed as they were: left out, or changed on their date alone before.
             * @example 1
             */
            stayed: number;
        };
        ChangedBookingView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            can: components["schemas"]["BookingAbilitiesView"];
            /** @example  */
            cancelReason: string;
            /**
             * @description The last instant at which the client may cancel or move it online.
             * @example 2027-03-01T10:00:00.000Z
             */
            cancellationDeadline: string;
            /**
             * Format: date-time
             * @example null
             */
            cancelledAt: string | null;
            /**
             * @example null
             * @enum {string|null}
             */
            cancelledBy: "client" | "salon" | null;
            client: components["schemas"]["BookingClientView"];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            currency: components["schemas"]["CurrencyView"];
            /**
             * Format: date-time
             * @description When the client leaves.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * @description False for a stylist when colleagues take part, too: the lines and the price are then those of their own part, the times
             *     those of the whole booking.
             * @example true
             */
            isWhole: boolean;
            lines: components["schemas"]["BookingLineView"][];
            /** @description Who hears of it by email, and who has to be called. */
            news: components["schemas"]["ClientNewsView"];
            /** @example Likes the seat by the window. */
            note: string;
            /**
             * @description `from` when any of its services has no fixed price.
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /**
             * @description The reference that people read out on the phone.
             * @example K7QF2M
             */
            reference: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
            /** @example 95 */
            totalPrice: number;
            /**
             * @description Grows with every change.
             * @example 1
             */
            version: number;
        };
        ChangedPriceView: {
            /**
             * @description `own-price`: of a team member for this service.
             * @example service
             * @enum {string}
             */
            kind: "service" | "add-on" | "own-price";
            /**
             * @description After.
             * @example 99.5
             */
            newPrice: number;
            /**
             * @description What the add-on is called, or the team member; empty for the service itself.
             * @example
             */
            partName: string;
            /**
             * @description Before, in the salon's currency.
             * @example 95
             */
            price: number;
            /** @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f */
            serviceId: string;
            /**
             * @description What the service is called.
             * @example Colour
             */
            title: string;
        };
        ChangedSeriesView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @description In order; for a stylist those with a line of theirs. */
            bookings: components["schemas"]["SeriesBookingView"][];
            /**
             * @description How many bookings were changed.
             * @example 5
             */
            changed: number;
            /**
             * @description How many bookings there are, those included that the reader does not see.
             * @example 6
             */
            count: number;
            /** @example 4 */
            everyWeeks: number;
            /** @description Whether the client hears of it by email, or has to be called. */
            news: components["schemas"]["ClientNewsView"];
            /** @description Those later ones that are still to come and stayed as they were. */
            stayed: components["schemas"]["SeriesBookingView"][];
        };
        CheckoutBookingView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example mia@example.com */
            clientEmail: string;
            /** @example Mia Costa */
            clientName: string;
            /** @example Likes the seat by the window. */
            note: string;
            /** @example K7QF2M */
            reference: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
        };
        CheckoutDto: {
            /**
             * Format: uuid
             * @description The visit that is paid. Left out: a sale without one.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            bookingId?: string;
            /** @description Off everything but gift cards, spread over the lines. */
            discount?: components["schemas"]["DiscountDto"];
            lines: components["schemas"]["CheckoutLineDto"][];
            payments?: components["schemas"]["PaymentDto"][];
            /** @description One for each person. */
            tips?: components["schemas"]["TipDto"][];
        };
        CheckoutLineDto: {
            /**
             * Format: uuid
             * @description Of a line of the booking: its service, price and team member are taken from there.
             * @example e5f60718-293a-4b4c-8d5e-6f708192a3b4
             */
            bookingLineId?: string;
            discount?: components["schemas"]["DiscountDto"];
            /**
             * @example service
             * @enum {string}
             */
            kind: "service" | "product" | "gift-card";
            /**
             * @description Of one. Needed where the catalogue says “from”, and as the value of a gift card; anything else has its price.
             * @example 95
             */
            price?: number;
            /**
             * Format: uuid
             * @example 6d8e9f01-2b3c-4d5e-8f60-718293a4b5c6
             */
            productId?: string;
            /**
             * @description One, if it is left out. Services and gift cards are sold one by one.
             * @example 1
             */
            quantity?: number;
            /**
             * Format: uuid
             * @description Of a service without a booking, or beside it.
             * @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f
             */
            serviceId?: string;
            /**
             * Format: uuid
             * @description Who did or sold it; needed for a service that is not of the booking.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId?: string;
        };
        CheckoutPersonView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example Ana */
            name: string;
        };
        CheckoutStartLineView: {
            /** @example e5f60718-293a-4b4c-8d5e-6f708192a3b4 */
            bookingLineId: string;
            /**
             * @description The least it costs, where the price has to be typed.
             * @example null
             */
            fromPrice: number | null;
            /**
             * @description Null where the price was “from”: it has to be typed.
             * @example 95
             */
            price: number | null;
            /** @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f */
            serviceId: string;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            /** @example Ana */
            staffName: string;
            /** @example Colour */
            title: string;
        };
        CheckoutStartView: {
            /** @description Null for a sale without one. */
            booking: components["schemas"]["CheckoutBookingView"] | null;
            currency: components["schemas"]["CurrencyView"];
            lines: components["schemas"]["CheckoutStartLineView"][];
            /** @description The sale, if it is paid. */
            sale: components["schemas"]["SaleReferenceView"] | null;
            /** @description Who may get a tip, or have sold something. */
            team: components["schemas"]["CheckoutPersonView"][];
        };
        ChooseNewsEmailsDto: {
            /**
             * @description Whether news comes by email, too, from now on.
             * @example true
             */
            isWanted: boolean;
        };
        ClientAbilitiesView: {
            /**
             * @description Name, email address, phone number and language; only its owner changes those of an account.
             * @example true
             */
            changeContact: boolean;
            /** @example true */
            changeNote: boolean;
            /** @example true */
            erase: boolean;
            /**
             * @description Make one client of this one and another.
             * @example true
             */
            merge: boolean;
        };
        ClientContactView: {
            /**
             * @description Empty if the salon has none, or the reader may not see it; so is the phone number.
             * @example mia@example.com
             */
            email: string;
            /**
             * @description Whether they get an email when the salon changes the booking: they have an address, and the salon a mail server.
             * @example true
             */
            getsEmail: boolean;
            /** @example Mia Costa */
            name: string;
            /** @example +351 912 345 678 */
            phone: string;
        };
        ClientDetailsView: {
            /**
             * @description The account's, or the client record's when there is no account.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            _id: string;
            can: components["schemas"]["ClientAbilitiesView"];
            /** @example 1 */
            cancelledVisits: number;
            /**
             * @description Bookings that have yet to begin.
             * @example 1
             */
            comingVisits: number;
            /**
             * Format: date-time
             * @description Since when the salon knows them.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            currency: components["schemas"]["CurrencyView"];
            /**
             * @description Empty when the salon does not know it, or the reader may not see it; so is the phone number.
             * @example mia@example.com
             */
            email: string;
            /** @example true */
            hasAccount: boolean;
            /**
             * @description False when somebody who reads their emails has asked not to be asked for reviews.
             * @example true
             */
            isAskedForReviews: boolean;
            /**
             * @description Whether the account's email address is verified; until then it may be somebody else's.
             * @example true
             */
            isVerified: boolean;
            /**
             * @description Of the emails to them: of their account, or as the desk has noted it; null for the salon's main language.
             * @example pt
             * @enum {string|null}
             */
            language: "en" | "de" | "fr" | "es" | "pt" | "ar" | null;
            /**
             * Format: date-time
             * @description When they last came; instant, ISO 8601 in UTC.
             * @example 2027-01-12T15:00:00.000Z
             */
            lastVisitAt: string | null;
            /** @example Mia Costa */
            name: string;
            /**
             * Format: date-time
             * @description When they are expected next.
             * @example 2027-03-02T10:00:00.000Z
             */
            nextVisitAt: string | null;
            /** @example 1 */
            noShows: number;
            /**
             * @description For the people who run the salon. It is part of the data that the client can download.
             * @example Likes the seat by the window.
             */
            note: string;
            /**
             * Format: date-time
             * @description When the note, or anything else in the client record, was last changed.
             * @example 2027-02-21T09:30:00.000Z
             */
            noteChangedAt: string | null;
            /**
             * @description How many other clients have the same phone number, however it is written, 50 at most; 0 for those who see no list.
             * @example 1
             */
            othersWithNumber: number;
            /** @example +351 912 345 678 */
            phone: string;
            /**
             * @description What their bookings that are done came to, in the salon's currency.
             * @example 285
             */
            spent: number;
            /**
             * @description Short words about them, each in one spelling.
             * @example [
             *       "bride"
             *     ]
             */
            tags: string[];
            /**
             * @description How often they came: bookings that are done.
             * @example 1
             */
            visits: number;
            /**
             * @description One line that nobody may overlook, such as an allergy; empty for none.
             * @example Allergic to ammonia.
             */
            warning: string;
        };
        ClientNewsView: {
            /**
             * @description How many emails to clients were queued. Without a mail server nobody gets one, and this is 0.
             * @example 1
             */
            emails: number;
            /** @description In the order of their bookings. */
            toCall: components["schemas"]["ClientToCallView"][];
        };
        ClientPageView: {
            currency: components["schemas"]["CurrencyView"];
            items: components["schemas"]["ClientView"][];
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        ClientTagView: {
            /**
             * @description How many have it.
             * @example 12
             */
            clients: number;
            /** @example bride */
            tag: string;
        };
        ClientToCallView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            bookingId: string;
            /**
             * @description Empty if the salon has none, or the reader may not see it; so is the phone number.
             * @example mia@example.com
             */
            email: string;
            /**
             * Format: date-time
             * @description When it started before it was moved; null unless it was.
             * @example 2027-03-01T10:00:00.000Z
             */
            formerStartsAt: string | null;
            /**
             * @description Whether they get an email when the salon changes the booking: they have an address, and the salon a mail server.
             * @example true
             */
            getsEmail: boolean;
            /** @example Mia Costa */
            name: string;
            /**
             * @example moved
             * @enum {string}
             */
            news: "moved" | "corrected" | "reassigned" | "cancelled" | "reinstated";
            /** @example +351 912 345 678 */
            phone: string;
            /**
             * Format: date-time
             * @description When the booking starts now, or would have started; ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example [
             *       "Colour"
             *     ]
             */
            titles: string[];
        };
        ClientView: {
            /**
             * @description The account's, or the client record's when there is no account.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            _id: string;
            /**
             * Format: date-time
             * @description Since when the salon knows them.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /**
             * @description Empty when the salon does not know it, or the reader may not see it; so is the phone number.
             * @example mia@example.com
             */
            email: string;
            /** @example true */
            hasAccount: boolean;
            /**
             * @description Whether the account's email address is verified; until then it may be somebody else's.
             * @example true
             */
            isVerified: boolean;
            /**
             * Format: date-time
             * @description When they last came; instant, ISO 8601 in UTC.
             * @example 2027-01-12T15:00:00.000Z
             */
            lastVisitAt: string | null;
            /** @example Mia Costa */
            name: string;
            /**
             * Format: date-time
             * @description When they are expected next.
             * @example 2027-03-02T10:00:00.000Z
             */
            nextVisitAt: string | null;
            /** @example 1 */
            noShows: number;
            /** @example +351 912 345 678 */
            phone: string;
            /**
             * @description What their bookings that are done came to, in the salon's currency.
             * @example 285
             */
            spent: number;
            /**
             * @description Short words about them, each in one spelling.
             * @example [
             *       "bride"
             *     ]
             */
            tags: string[];
            /**
             * @description How often they came: bookings that are done.
             * @example 1
             */
            visits: number;
            /**
             * @description One line that nobody may overlook, such as an allergy; empty for none.
             * @example Allergic to ammonia.
             */
            warning: string;
        };
        CloseDayDto: {
            /**
             * @description What is taken out of the drawer and to the bank; the rest is tomorrow’s opening float.
             * @example 395
             */
            banked: number;
            /** @description How many there are of each coin and note. Either this or `total`. */
            counts?: components["schemas"]["CountedDto"][];
            /**
             * Format: date
             * @description Today, or an earlier business day that was not closed.
             * @example 2027-03-02
             */
            day: string;
            /**
             * @description The difference that was shown for this count; 409 `count-has-changed` when it is another one by now.
             * @example -5
             */
            expectedDifference: number;
            /**
             * @description Needed where there is a difference.
             * @example Likes the seat by the window.
             */
            note?: string;
            /**
             * @description All that is in the drawer.
             * @example 1
             */
            total?: number;
        };
        CoinCountView: {
            /** @example 6 */
            quantity: number;
            /**
             * @description What the coin or note is worth.
             * @example 20
             */
            value: number;
        };
        CoinsAndNotesView: {
            /**
             * @example [
             *       2
             *     ]
             */
            coins: number[];
            /**
             * @example [
             *       50
             *     ]
             */
            notes: number[];
        };
        ConfirmCodeDto: {
            /**
             * @description The six digits.
             * @example 402817
             */
            code: string;
        };
        CorrectBookingDto: {
            /**
             * @description For the desk: allow a time at which the team member doesn't work.
             * @example true
             */
            allowOutsideHours?: boolean;
            /** @description For those who change everybody's bookings: whom it is for. */
            client?: components["schemas"]["DeskClientDto"];
            /** @description One to five services in the order in which they are done; those that are left out are taken off the booking. */
            lines?: components["schemas"]["CorrectedLineDto"][];
            /**
             * @description For the desk: the email waits for some seconds, in which the change may be taken back. What is then again as the client
             *     last heard is not told. Left out: it leaves at once.
             * @example true
             */
            mayUndo?: boolean;
            /**
             * @description For the desk: what the salon should know.
             * @example Likes the seat by the window.
             */
            note?: string;
            /**
             * @description Why a price is agreed that is not the catalogue's: needed for one. The client never reads it.
             * @example Agreed on the phone.
             */
            priceReason?: string;
            /**
             * @description For the desk: whether to email the client. Left out: yes.
             * @example true
             */
            sendLetter?: boolean;
            /**
             * @description What the caller was shown. If it would cost or take something else: 409 `terms-changed` with what it would be. A client who
             *     says nothing is taken to have been shown the price and the end that were agreed.
             */
            shown?: components["schemas"]["ShownTermsDto"];
            /**
             * Format: date-time
             * @description For the desk: another start, an instant, ISO 8601.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt?: string;
            /** @example 1 */
            version?: number;
        };
        CorrectedLineDto: {
            /**
             * Format: uuid
             * @description Of a line that the booking has: what is not said otherwise stays as agreed. Left out: a further line, at today's terms.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            _id?: string;
            /**
             * @example [
             *       "293a4b5c-6d7e-4f80-8192-a3b4c5d6e7f8"
             *     ]
             */
            addOnIds?: string[];
            /**
             * @description For the desk: how long the client is there for it; a multiple of five. Left out: as agreed, or as the team member does it.
             * @example 90
             */
            minutes?: number;
            /**
             * @description For those who change everybody's bookings: the price that is agreed for it, with its add-ons. Left out: as planned.
             * @example 95
             */
            price?: number;
            /**
             * Format: uuid
             * @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f
             */
            serviceId: string;
            /**
             * Format: uuid
             * @description Null or left out: anyone.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId?: string | null;
        };
        CorrectedLineView: {
            addOns: components["schemas"]["AddOnView"][];
            /**
             * @description The client asked for anyone.
             * @example true
             */
            anyStaff: boolean;
            /**
             * @description What the team member asks for it today, with its add-ons; null for what they no longer do.
             * @example 95
             */
            cataloguePrice: number | null;
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * @description With its add-ons, in the salon's currency.
             * @example 95
             */
            price: number;
            /**
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /** @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f */
            serviceId: string;
            staff: components["schemas"]["BookedStaffView"];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /** @example Colour */
            title: string;
        };
        CorrectionPreviewView: {
            /**
             * @description The last instant at which the client may cancel or move it online.
             * @example 2027-03-01T10:00:00.000Z
             */
            cancellationDeadline: string;
            currency: components["schemas"]["CurrencyView"];
            /**
             * Format: date-time
             * @description When the client leaves.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            lines: components["schemas"]["CorrectedLineView"][];
            /**
             * @description `from` when any of its services has no fixed price.
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /** @example 95 */
            totalPrice: number;
        };
        CountTillDto: {
            /** @description How many there are of each coin and note. Either this or `total`. */
            counts?: components["schemas"]["CountedDto"][];
            /**
             * Format: date
             * @description Today, or an earlier business day that was not closed.
             * @example 2027-03-02
             */
            day: string;
            /**
             * @description All that is in the drawer.
             * @example 1
             */
            total?: number;
        };
        CountedDto: {
            /** @example 6 */
            quantity: number;
            /**
             * @description What the coin or note is worth, in the salon’s currency.
             * @example 20
             */
            value: number;
        };
        CountryView: {
            /**
             * @description ISO 3166-1, two letters.
             * @example PT
             */
            code: string;
            /**
             * @description ISO 4217: what is paid with there.
             * @example USD
             */
            currency: string;
            /**
             * @description On which weeks usually begin, 1 is Monday.
             * @example 1
             */
            firstWeekday: number;
            /**
             * @description How hours are usually written: to twelve, or to twenty-three.
             * @example h23
             * @enum {string}
             */
            hourCycle: "h12" | "h23";
            /**
             * @description IANA names of the zones that its clocks follow; none where Unicode names none.
             * @example [
             *       "Europe/Lisbon"
             *     ]
             */
            timeZones: string[];
        };
        CrashReportDto: {
            /**
             * @description Which build of the web app it was.
             * @example a1b2c3d4
             */
            build?: string;
            /**
             * @description The error's name and message.
             * @example TypeError: x is undefined
             */
            message: string;
            /**
             * @description The page it happened on. What follows a `?` or `#` is not logged.
             * @example /book
             */
            path: string;
            /**
             * @description The error's stack, or its first lines.
             * @example at BookPage (/assets/book.js:1:2345)
             */
            stack?: string;
        };
        CreateBookingDto: {
            /**
             * Format: uuid
             * @description The hold to turn into this booking. If it has expired but the time is still free, the booking is made anyway.
             * @example d4e5f607-1829-4a3b-8c4d-5e6f70819203
             */
            holdId?: string;
            /** @description One to five services in the order in which they are done. */
            lines: components["schemas"]["BookingLineDto"][];
            /**
             * @description What the salon should know.
             * @example Likes the seat by the window.
             */
            note?: string;
            /**
             * @description How the salon can reach the client.
             * @example +351 912 345 678
             */
            phone?: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        CurrencyView: {
            /**
             * @description ISO 4217 code.
             * @example USD
             */
            code: string;
            /**
             * @description What stands before a price.
             * @example $
             */
            symbol: string;
        };
        DateChangeDto: {
            /**
             * Format: date
             * @description The day that the series has.
             * @example 2027-03-02
             */
            day: string;
            /**
             * Format: date-time
             * @description What is booked instead: an instant, ISO 8601. Null: nothing; of a series that moves, the booking stays where it is.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string | null;
        };
        DayAtWorkView: {
            currency: components["schemas"]["CurrencyView"];
            /** @example Europe/Lisbon */
            timeZone: string;
            today: components["schemas"]["TodayView"];
            waiting: components["schemas"]["WaitingAtDeskView"];
            /**
             * @description `all`: the salon's day. `own`: the reader's part of it, with the bookings that they take part in, what their own lines of
             *     these come to, and nobody else among the people.
             * @example own
             * @enum {string}
             */
            whose: "own" | "all";
        };
        DayAvailabilityView: {
            /**
             * Format: date
             * @description Local date of the salon.
             * @example 2027-03-02
             */
            day: string;
            /**
             * Format: date-time
             * @description The first of them, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            firstStartsAt: string | null;
            /**
             * @description How many starts are free.
             * @example 1
             */
            freeStarts: number;
            /**
             * @example free
             * @enum {string}
             */
            state: "free" | "full" | "closed" | "past" | "beyond";
        };
        DayCloseSheetView: {
            /** @example 395 */
            banked: number;
            /**
             * Format: date
             * @example 2027-03-02
             */
            businessDay: string;
            /**
             * Format: date-time
             * @example 2027-03-02T19:04:00.000Z
             */
            closedAt: string;
            /**
             * @description Null when their account is gone.
             * @example Rita
             */
            closedBy: string | null;
            /**
             * @description What stays in the drawer, for the next day.
             * @example 150
             */
            closingFloat: number;
            /** @example 545 */
            counted: number;
            counts: components["schemas"]["CoinCountView"][];
            /**
             * @description ISO 4217.
             * @example USD
             */
            currency: string;
            /**
             * @description Above nothing: too much in the drawer. Below: too little.
             * @example -5
             */
            difference: number;
            /** @example 550 */
            expected: number;
            /**
             * @description The number of the ledger’s last entry then, and its seal: what was recorded until then cannot be changed without changing it.
             * @example 4711
             */
            lastEntry: number;
            methods: components["schemas"]["MethodOfDayView"][];
            movements: components["schemas"]["TillMovementView"][];
            /** @example Likes the seat by the window. */
            note: string;
            /**
             * @description Closes are counted without gaps.
             * @example 42
             */
            number: number;
            /** @example 150 */
            openingFloat: number;
            /** @example 1 */
            refunds: number;
            /** @example 1 */
            sales: number;
            /** @example 6f1c0d9e2b8a4c7f5e3d1b0a9c8e7f6d5b4a3c2d1e0f9a8b7c6d5e4f3a2b1c0d */
            seal: string;
        };
        DayCloseView: {
            /** @example 395 */
            banked: number;
            /**
             * Format: date
             * @example 2027-03-02
             */
            businessDay: string;
            /**
             * Format: date-time
             * @example 2027-03-02T19:04:00.000Z
             */
            closedAt: string;
            /**
             * @description Null when their account is gone.
             * @example Rita
             */
            closedBy: string | null;
            /**
             * @description What stays in the drawer, for the next day.
             * @example 150
             */
            closingFloat: number;
            /** @example 545 */
            counted: number;
            /**
             * @description ISO 4217.
             * @example USD
             */
            currency: string;
            /**
             * @description Above nothing: too much in the drawer. Below: too little.
             * @example -5
             */
            difference: number;
            /** @example 550 */
            expected: number;
            /** @example Likes the seat by the window. */
            note: string;
            /**
             * @description Closes are counted without gaps.
             * @example 42
             */
            number: number;
            /** @example 150 */
            openingFloat: number;
        };
        DayClosesPageView: {
            items: components["schemas"]["DayCloseView"][];
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        DayFiguresView: {
            /** @example 1 */
            cancelled: number;
            /**
             * Format: date
             * @example 2027-03-02
             */
            day: string;
            /**
             * @description What the bookings that are done came to.
             * @example 760
             */
            earned: number;
            /** @example 1 */
            noShows: number;
            /**
             * @description Bookings that were neither cancelled nor no-shows.
             * @example 1
             */
            visits: number;
        };
        DayStartsView: {
            /**
             * Format: date
             * @description Local date of the salon.
             * @example 2027-03-02
             */
            day: string;
            /**
             * @description Why there is no free time on any day, in words, such as that nobody does one of the services; null otherwise.
             * @example Likes the seat by the window.
             */
            note: string | null;
            /**
             * @description Every free start, ISO 8601 in UTC, in order.
             * @example [
             *       "2027-03-02T10:00:00.000Z"
             *     ]
             */
            starts: string[];
            /**
             * @example free
             * @enum {string}
             */
            state: "free" | "full" | "closed" | "past" | "beyond";
            /**
             * @description IANA zone that the day is in.
             * @example Europe/Lisbon
             */
            timeZone: string;
        };
        DaysAvailabilityView: {
            days: components["schemas"]["DayAvailabilityView"][];
            /**
             * Format: date-time
             * @description The first free start of all these days.
             * @example 2027-03-02T10:00:00.000Z
             */
            firstFree: string | null;
            /**
             * @description Why there is no free time on any day, in words, such as that nobody does one of the services; null otherwise.
             * @example Likes the seat by the window.
             */
            note: string | null;
            /** @example Europe/Lisbon */
            timeZone: string;
        };
        DelayBookingDto: {
            /**
             * @description Allow time at which those who are needed don't work, or the salon is closed.
             * @example true
             */
            allowOutsideHours?: boolean;
            /**
             * @description How much longer the visit takes; a multiple of five.
             * @example 90
             */
            minutes: number;
            /**
             * @description `move`: the visits that it touches move on by as much as they have to, all of them or nothing happens. `leave`: they stay, and
             *     the visit gets what is free before them.
             * @example move
             * @enum {string}
             */
            others: "move" | "leave";
            /**
             * @description Whether to email the clients whose visits move. Left out: yes.
             * @example true
             */
            sendLetter?: boolean;
            /** @description With `move`: what the caller was shown. 409 `delay-has-changed` if it would be other visits or other times by now. */
            shown?: components["schemas"]["ShownDelayDto"][];
            /**
             * @description The version of the booking that the caller has seen, so that pressing twice makes it longer once.
             * @example 1
             */
            version: number;
        };
        DelayView: {
            /**
             * @description Whether all of it is about working hours, which whoever is at the desk may allow.
             * @example true
             */
            canConfirm: boolean;
            /**
             * Format: date-time
             * @description When the client leaves, as it is booked, and as it would be; ISO 8601 in UTC.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @example 2027-03-02T11:15:00.000Z */
            endsAtThen: string;
            /**
             * @description How many of the minutes the visit gets, in fives, if everything else stays where it is.
             * @example 1
             */
            freeMinutes: number;
            /** @example 90 */
            minutes: number;
            /** @description What does not give way, in order: then nothing moves. */
            obstacles: components["schemas"]["ObstacleView"][];
            /**
             * @description Which part of the visit takes longer: the one that is on.
             * @example Colour
             */
            title: string;
            /** @description What moves on, by as much as it has to, in order. */
            visits: components["schemas"]["DelayedVisitView"][];
        };
        DelayedBookingView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            can: components["schemas"]["BookingAbilitiesView"];
            /** @example  */
            cancelReason: string;
            /**
             * @description The last instant at which the client may cancel or move it online.
             * @example 2027-03-01T10:00:00.000Z
             */
            cancellationDeadline: string;
            /**
             * Format: date-time
             * @example null
             */
            cancelledAt: string | null;
            /**
             * @example null
             * @enum {string|null}
             */
            cancelledBy: "client" | "salon" | null;
            client: components["schemas"]["BookingClientView"];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            currency: components["schemas"]["CurrencyView"];
            /**
             * Format: date-time
             * @description When the client leaves.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * @description False for a stylist when colleagues take part, too: the lines and the price are then those of their own part, the times
             *     those of the whole booking.
             * @example true
             */
            isWhole: boolean;
            /**
             * @description How many minutes longer it is.
             * @example 1
             */
            lengthenedMinutes: number;
            lines: components["schemas"]["BookingLineView"][];
            /** @description Which of their clients get an email, and which have to be called. */
            news: components["schemas"]["ClientNewsView"];
            /** @example Likes the seat by the window. */
            note: string;
            /**
             * @description `from` when any of its services has no fixed price.
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /**
             * @description The reference that people read out on the phone.
             * @example K7QF2M
             */
            reference: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
            /** @example 95 */
            totalPrice: number;
            /**
             * @description Grows with every change.
             * @example 1
             */
            version: number;
            /** @description Those that moved on. */
            visits: components["schemas"]["DelayedVisitView"][];
        };
        DelayedVisitView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description Empty if the salon has none, or the reader may not see it; so is the phone number.
             * @example mia@example.com
             */
            email: string;
            /**
             * @description Whether they get an email when the salon changes the booking: they have an address, and the salon a mail server.
             * @example true
             */
            getsEmail: boolean;
            /**
             * @description By how much it would move.
             * @example 90
             */
            minutes: number;
            /** @example Mia Costa */
            name: string;
            /** @example +351 912 345 678 */
            phone: string;
            /** @example K7QF2M */
            reference: string;
            /**
             * Format: date-time
             * @description When it starts now, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @description When it would start.
             * @example 2027-03-02T11:15:00.000Z
             */
            startsAtThen: string;
            /**
             * @example [
             *       "Colour"
             *     ]
             */
            titles: string[];
        };
        DeletedUsersView: {
            /** @example 1 */
            deletedCount: number;
        };
        DemoPersonView: {
            /** @example Mia Costa */
            name: string;
            /**
             * @example user
             * @enum {string}
             */
            role: "user" | "stylist" | "reception" | "admin";
        };
        DescribePictureDto: {
            /** @example Copper hair in the morning light */
            alt?: string;
            /** @example 50 */
            focusXPercent?: number;
            /** @example 40 */
            focusYPercent?: number;
            /** @description In further languages. Those that are left out stay as they are. */
            words?: components["schemas"]["PictureInEachLanguageDto"];
        };
        DeskClientDto: {
            /**
             * Format: uuid
             * @description Of their account, or of their client record.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            _id?: string;
            /**
             * Format: email
             * @example mia@example.com
             */
            email?: string;
            /**
             * @description Of the emails to somebody who is not known yet; null for the salon's main language.
             * @example pt
             * @enum {string|null}
             */
            language?: "en" | "de" | "fr" | "es" | "pt" | "ar" | null;
            /**
             * @description Needed without an id.
             * @example Mia Costa
             */
            name?: string;
            /** @example +351 912 345 678 */
            phone?: string;
        };
        DeskDiaryView: {
            blocks: components["schemas"]["DiaryBlockView"][];
            /**
             * @description To who reads their own column only: when the others are busy, whatever with. Stretches that touch are one. Empty for who
             *     reads all.
             */
            busy: components["schemas"]["DiaryBusyView"][];
            days: components["schemas"]["DiaryDayView"][];
            /**
             * Format: date
             * @example 2027-03-02
             */
            from: string;
            /** @description Slots that somebody is about to confirm. */
            holds: components["schemas"]["DiaryHoldView"][];
            people: components["schemas"]["DiaryStaffView"][];
            /**
             * @description IANA name of the salon’s time zone.
             * @example Europe/Lisbon
             */
            timeZone: string;
            /**
             * Format: date
             * @example 2027-03-08
             */
            to: string;
            /** @description Uncancelled bookings, in the order in which they start. */
            visits: components["schemas"]["DiaryBookingView"][];
        };
        DeskVersionView: {
            /**
             * @description Another one with every change of what the desk shows; says nothing else.
             * @example 4861902374655230911
             */
            version: string;
        };
        DiaryBlockView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @description Of a block that was made together with others, which are changed with it under `/block-groups`. */
            group: components["schemas"]["GroupOfBlockView"] | null;
            /**
             * @description `block` is changed under `/blocks`; `time-off` belongs to somebody’s time off.
             * @example block
             * @enum {string}
             */
            kind: "block" | "time-off";
            /** @example Dentist */
            reason: string;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            /**
             * Format: date-time
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        DiaryBookingView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            can: components["schemas"]["BookingAbilitiesView"];
            client: components["schemas"]["BookingClientView"];
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @example true */
            isWhole: boolean;
            /** @description All lines of the booking, whoever does them; of one that is not whole to the reader, their own, and what these come to. */
            lines: components["schemas"]["DiaryLineView"][];
            /** @example Likes the seat by the window. */
            note: string;
            /** @example K7QF2M */
            reference: string;
            /**
             * Format: date-time
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
            /** @example 95 */
            totalPrice: number;
            /**
             * @description Grows with every change.
             * @example 1
             */
            version: number;
            /**
             * @description One line about the client that nobody may overlook, such as an allergy; empty for none, and where the file is closed to the reader.
             * @example Allergic to ammonia.
             */
            warning: string;
        };
        DiaryBusyView: {
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            /**
             * Format: date-time
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        DiaryDayView: {
            /**
             * Format: date
             * @description Local date of the salon.
             * @example 2027-03-02
             */
            day: string;
            /** @description When the salon is open; empty on a day on which it is closed. */
            open: components["schemas"]["StretchView"][];
            people: components["schemas"]["DiaryRotaView"][];
        };
        DiaryHoldView: {
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            /**
             * Format: date-time
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        DiaryLineView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description The client asked for anyone.
             * @example true
             */
            anyStaff: boolean;
            /**
             * Format: date-time
             * @description When the team member has finished cleaning up.
             * @example 2027-03-02T11:40:00.000Z
             */
            bufferEndsAt: string;
            /**
             * Format: date-time
             * @description When the client is done.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            segments: components["schemas"]["DiarySegmentView"][];
            /** @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f */
            serviceId: string;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            /** @example Ana */
            staffName: string;
            /**
             * Format: date-time
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /** @example Colour */
            title: string;
        };
        DiaryRotaView: {
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            working: components["schemas"]["StretchView"][];
        };
        DiarySegmentView: {
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * @description During an `active` segment the team member works; during a `processing` one they are free for others.
             * @example active
             * @enum {string}
             */
            kind: "active" | "processing";
            /**
             * Format: date-time
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        DiaryStaffView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description Path of the portrait on this origin; empty without one.
             * @example /media/7a1b2c3d.webp
             */
            img: string;
            /**
             * @description False for somebody who can no longer be booked but still has something in these days.
             * @example true
             */
            isActive: boolean;
            /** @example Ana */
            name: string;
            /** @description The portrait that the salon has uploaded. */
            picture: components["schemas"]["PictureView"] | null;
            /** @example user */
            role: string;
        };
        DisableUserDto: {
            /**
             * @description True closes the account, false opens it again.
             * @example true
             */
            disabled: boolean;
        };
        DiscountDto: {
            /** @example 10 */
            amount?: number;
            /** @example 10 */
            percent?: number;
            /**
             * @description Why: it stands in the list of discounts.
             * @example A friend of the house
             */
            reason: string;
        };
        EmailView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example 1 */
            attempts: number;
            /**
             * @description The calendar file attached to it; null if there is none.
             * @example null
             */
            calendar: string | null;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it will be tried next, or was due.
             * @example 2027-02-20T18:04:00.000Z
             */
            dueAt: string;
            /** @example <p>Hello Mia, we look forward to seeing you on Tuesday at 10:00.</p> */
            html: string | null;
            /**
             * @example booking-confirmed
             * @enum {string}
             */
            kind: "booking-confirmed" | "booking-moved" | "booking-corrected" | "booking-handed-over" | "booking-cancelled" | "booking-reinstated" | "booking-reminder" | "review-request" | "series-confirmed" | "series-moved" | "series-cancelled" | "verification" | "reset" | "login-code" | "login-code-refused" | "password-changed" | "email-change" | "email-changed" | "sign-up-attempt" | "google-linked" | "google-unlinked" | "admin-sign-in" | "session-copied" | "factor-added" | "factor-removed" | "recovery-code-used" | "passkey-copied" | "message-to-salon" | "message-answer" | "time-off-asked" | "time-off-answered" | "invitation" | "access-changed" | "colleague-changed" | "desk-news" | "salon-needs-care";
            /**
             * @description Why it was dropped, or what the last attempt failed with; empty if all went well.
             * @example Dentist
             */
            reason: string;
            /**
             * Format: date-time
             * @example 2027-02-20T18:04:05.000Z
             */
            sentAt: string | null;
            /**
             * @example waiting
             * @enum {string}
             */
            state: "waiting" | "held" | "sent" | "dropped" | "failed";
            /**
             * @description Null until it was sent.
             * @example Your booking at Maison Vera
             */
            subject: string | null;
            /**
             * @description As it was sent, or would be sent now; null if it never will be. Secret links are left out once a mail server has it.
             * @example Hello Mia, we look forward to seeing you on Tuesday at 10:00.
             */
            text: string | null;
            /** @example mia@example.com */
            toAddress: string;
            /** @example Mia Costa */
            toName: string;
        };
        EnterCodeDto: {
            /**
             * @description Six digits of an authenticator app, or a recovery code; with spaces, dashes, in capitals, in Arabic digits.
             * @example 287082
             */
            code: string;
        };
        EraseAccountDto: {
            /**
             * @description The current one. An account without a password needs a recent sign-in instead.
             * @example a blue door at noon
             */
            password?: string;
        };
        ErasurePreviewView: {
            /**
             * @description Bookings that have yet to begin; they are cancelled.
             * @example 1
             */
            comingVisits: number;
        };
        FactorAddedView: {
            /**
             * @description With the first factor: ten codes to be kept on paper, shown once. Otherwise null.
             * @example [
             *       "7h3k-9qtm-2c5x-v8wd"
             *     ]
             */
            recoveryCodes: string[] | null;
        };
        FactorNeededView: {
            /**
             * @example factor
             * @enum {string}
             */
            next: "factor";
            /**
             * @example [
             *       "totp"
             *     ]
             */
            ways: ("totp" | "passkey" | "recovery")[];
        };
        FactorRuleView: {
            /**
             * Format: date
             * @description The first day, in the salon’s time zone, on which they cannot work without one; null while the salon asks nobody.
             * @example 2027-04-01
             */
            from: string | null;
            /** @description Of every role that a rule can be about. */
            people: components["schemas"]["PeopleOfRoleView"][];
            /**
             * @description None while the salon leaves it to everybody.
             * @example [
             *       "stylist"
             *     ]
             */
            roles: ("stylist" | "reception" | "admin")[];
        };
        FactorView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /**
             * @description Whether the passkey is kept in more than one place, such as in a cloud; false for an app.
             * @example true
             */
            isBackedUp: boolean;
            /**
             * @example totp
             * @enum {string}
             */
            kind: "totp" | "passkey";
            /**
             * Format: date-time
             * @description Null until it is used for the first time. Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * @description What they call it.
             * @example My phone
             */
            name: string;
        };
        FactorWaysView: {
            /**
             * @example [
             *       "totp"
             *     ]
             */
            ways: ("totp" | "passkey" | "recovery")[];
        };
        FieldProblemView: {
            /**
             * @description Why it was rejected.
             * @example name should not be empty
             */
            detail: string;
            /**
             * @description Where the rejected value is, as a JSON pointer into the request.
             * @example #/startsAt
             */
            pointer: string;
        };
        FirstFreeView: {
            /**
             * Format: date
             * @description Its local date.
             * @example 2027-03-02
             */
            day: string | null;
            /**
             * @description Why there is no free time on any day, in words, such as that nobody does one of the services; null otherwise.
             * @example Likes the seat by the window.
             */
            note: string | null;
            /**
             * Format: date-time
             * @description The first free start within the horizon, ISO 8601 in UTC; null when there is none.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string | null;
        };
        FirstStepView: {
            /**
             * @description Whether `PUT /first-steps/{step}` takes it.
             * @example true
             */
            canBeSettled: boolean;
            /**
             * @description Whether it has to be done before the first client comes.
             * @example true
             */
            isNeeded: boolean;
            /**
             * @description `settled`: the owner has said that it is not for this salon, or right as it is.
             * @example open
             * @enum {string}
             */
            state: "open" | "done" | "settled";
            /**
             * @example email
             * @enum {string}
             */
            step: "place" | "contact" | "opening-hours" | "team" | "services" | "offers" | "figures" | "email" | "log-ins" | "second-factor" | "backups";
        };
        FirstStepsView: {
            /**
             * @description Once nothing was left, or the salon was running before there was a list. It never begins again.
             * @example true
             */
            isOver: boolean;
            /**
             * @description Where visitors find the salon.
             * @example https://maisonvera.example
             */
            siteUrl: string;
            /** @description In the order in which they are best done. */
            steps: components["schemas"]["FirstStepView"][];
        };
        GiftCardPageView: {
            items: components["schemas"]["GiftCardView"][];
            /**
             * @description What is left on all cards of the list, also those on other pages: the salon owes it.
             * @example 1480
             */
            owed: number;
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        GiftCardView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description What is left on it.
             * @example 62.5
             */
            balance: number;
            /**
             * @description ISO 4217.
             * @example USD
             */
            currency: string;
            /**
             * @description Its last day, of the salon's calendar; null: never.
             * @example null
             */
            expiresOn: string | null;
            /**
             * @description The last four signs of its code.
             * @example 28A1
             */
            last4: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2026-12-18T16:20:00.000Z
             */
            soldAt: string;
            /**
             * @example active
             * @enum {string}
             */
            state: "active" | "used-up" | "blocked" | "expired";
            /**
             * @description What it was sold for.
             * @example 100
             */
            value: number;
        };
        GoogleLinkView: {
            /** @example https://accounts.google.com/o/oauth2/v2/auth?client_id=maison-vera */
            url: string;
        };
        GroupOfBlockView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description Null for one that does not come back.
             * @example 4
             */
            everyWeeks: number | null;
        };
        HealthCheckView: {
            /**
             * @description What to do about it; null when there is nothing to do.
             * @example null
             */
            advice: string | null;
            /**
             * @description What was looked at; never changes.
             * @example overlaps
             */
            id: string;
            /**
             * @description What was found, in one sentence.
             * @example Nobody is busy twice at the same time.
             */
            says: string;
            /** @example Double bookings */
            title: string;
            verdict: components["schemas"]["Verdict"];
        };
        HealthReportView: {
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T09:00:00.000Z
             */
            checkedAt: string;
            checks: components["schemas"]["HealthCheckView"][];
            /** @description The worst of all. */
            verdict: components["schemas"]["Verdict"];
        };
        HeldBookingView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC, after which others may take the time.
             * @example 2027-02-20T18:12:00.000Z
             */
            expiresAt: string;
            /** @description Who, when and how much, if it is confirmed. */
            visit: components["schemas"]["PlannedBookingView"];
        };
        HeldKindView: {
            /** @example 128 */
            count: number;
            /**
             * @example booking-confirmed
             * @enum {string}
             */
            kind: "booking-confirmed" | "booking-moved" | "booking-corrected" | "booking-handed-over" | "booking-cancelled" | "booking-reinstated" | "booking-reminder" | "review-request" | "series-confirmed" | "series-moved" | "series-cancelled" | "verification" | "reset" | "login-code" | "login-code-refused" | "password-changed" | "email-change" | "email-changed" | "sign-up-attempt" | "google-linked" | "google-unlinked" | "admin-sign-in" | "session-copied" | "factor-added" | "factor-removed" | "recovery-code-used" | "passkey-copied" | "message-to-salon" | "message-answer" | "time-off-asked" | "time-off-answered" | "invitation" | "access-changed" | "colleague-changed" | "desk-news" | "salon-needs-care";
        };
        HeldMailDecisionView: {
            /** @example 128 */
            count: number;
        };
        HeldMailView: {
            /** @example 128 */
            count: number;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-12T09:00:00.000Z
             */
            firstDueAt: string;
            /** @description The most frequent first. */
            kinds: components["schemas"]["HeldKindView"][];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-21T17:00:00.000Z
             */
            lastDueAt: string;
        };
        HeroView: {
            /** @description Null: the picture that comes with the app. */
            light: components["schemas"]["PictureView"] | null;
            night: components["schemas"]["PictureView"] | null;
        };
        HideReviewDto: {
            /**
             * @description The author can read it.
             * @example It names somebody.
             */
            reason: string;
        };
        HoldOfferDto: {
            /** @description What the client is offered. */
            offer: components["schemas"]["TimeOfferDto"];
            /**
             * @description The version of the booking that was seen.
             * @example 1
             */
            version: number;
        };
        HoldTimeDto: {
            /**
             * Format: uuid
             * @description Chosen by the caller, and secret; if left out, the server makes one. A hold that already has it is released in the
             *     same step, so that trying again after a lost answer doesn't run into the caller's own hold.
             * @example d4e5f607-1829-4a3b-8c4d-5e6f70819203
             */
            holdId?: string;
            /** @description One to five services in the order in which they are done. */
            lines: components["schemas"]["BookingLineDto"][];
            /**
             * Format: date-time
             * @description Instant, ISO 8601.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        HoldView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC, after which others may take the time.
             * @example 2027-02-20T18:12:00.000Z
             */
            expiresAt: string;
        };
        InvitationAbilitiesView: {
            /** @example true */
            send: boolean;
        };
        InvitationView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            can: components["schemas"]["InvitationAbilitiesView"];
            /** @example mia@example.com */
            email: string;
            /**
             * Format: date-time
             * @description Until when the link works; instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:12:00.000Z
             */
            expiresAt: string;
            /**
             * @description What they may beyond their role.
             * @example [
             *       "edit-hours"
             *     ]
             */
            grants: ("edit-hours" | "see-contacts" | "move-others" | "read-only")[];
            /**
             * @description Who sent it last; null when they have no account any more.
             * @example Vera
             */
            invitedBy: string | null;
            /**
             * @description False once it has expired, or whoever sent it does not run the salon any more; sent again, it works.
             * @example true
             */
            isOpen: boolean;
            /**
             * @example stylist
             * @enum {string}
             */
            role: "stylist" | "reception" | "admin";
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:05.000Z
             */
            sentAt: string;
            /**
             * @description The person of the team that they will be, if any.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string | null;
            /** @example Ana */
            staffName: string | null;
        };
        InviteDto: {
            /**
             * Format: email
             * @description Where the link is sent. Only whoever reads the emails of this address can accept.
             * @example mia@example.com
             */
            email: string;
            /**
             * @description What they may beyond their role.
             * @example [
             *       "edit-hours"
             *     ]
             */
            grants?: ("edit-hours" | "see-contacts" | "move-others" | "read-only")[];
            /**
             * @example stylist
             * @enum {string}
             */
            role: "stylist" | "reception" | "admin";
            /**
             * Format: uuid
             * @description The person of the team that they are; a stylist is somebody.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId?: string;
        };
        IssueTokenDto: {
            /**
             * Format: email
             * @description The same address as in the path.
             * @example mia@example.com
             */
            email: string;
        };
        /** @enum {string} */
        Language: "en" | "de" | "fr" | "es" | "pt" | "ar";
        LedgerCheckView: {
            /** @description The first entry that is not what it was. */
            broken: components["schemas"]["BrokenEntryView"] | null;
            /** @example 412 */
            entries: number;
            /** @example true */
            isWhole: boolean;
            /**
             * @description Of the last entry; the sheet of each close has the one of its day.
             * @example 6f1c0d9e2b8a4c7f5e3d1b0a9c8e7f6d5b4a3c2d1e0f9a8b7c6d5e4f3a2b1c0d
             */
            seal: string;
            sums: components["schemas"]["AccountSumView"][];
            /**
             * @description Accounts whose balance is not what their lines come to.
             * @example [
             *       "cash"
             *     ]
             */
            wrongBalances: ("cash" | "terminal" | "online" | "bank" | "elsewhere" | "refunds-on-the-way" | "deposits" | "credit" | "gift-cards" | "packages" | "tips" | "tax" | "services" | "products" | "fees-kept" | "discounts" | "rounding" | "over-short" | "provider-fees" | "disputes" | "expenses" | "prepaid-tax")[];
        };
        LeftOutDto: {
            /**
             * Format: date
             * @description The local date, as it was named among what is in the way.
             * @example 2027-03-02
             */
            day: string;
            /**
             * Format: uuid
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string;
        };
        LegalTextsView: {
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                imprint?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                privacy?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                terms?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /** @example Maison Vera, Rua das Flores 12, 1200-195 Lisbon, Portugal */
            imprint: string;
            /** @example We keep your name, your address and your bookings for as long as you have an account. */
            privacy: string;
            /** @example You can cancel a booking online until a day before it begins. */
            terms: string;
        };
        LineTakenOverDto: {
            /**
             * Format: uuid
             * @example e5f60718-293a-4b4c-8d5e-6f708192a3b4
             */
            lineId: string;
            /**
             * Format: uuid
             * @description Who does it then; at another time perhaps the same person.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string;
        };
        LineTakenOverView: {
            /** @example e5f60718-293a-4b4c-8d5e-6f708192a3b4 */
            lineId: string;
            /** @example Mia Costa */
            name: string;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
        };
        LinkGoogleDto: {
            /**
             * @description The page to come back to; the front page when there is none.
             * @example /account
             */
            from?: string;
        };
        ListedMediaView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description The alt text; empty for a decorative picture.
             * @example Copper hair in the morning light
             */
            alt: string;
            /**
             * @description Ready for `srcset` of a `<source type="image/avif">`.
             * @example /media/7a1b2c3d-480.avif 480w, /media/7a1b2c3d-960.avif 960w
             */
            avif: string;
            /**
             * @description `#rrggbb`, to show until the picture has loaded.
             * @example #b5623c
             */
            colour: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                alt?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description The focal point that stays visible when the picture is cropped, from the left; as in `object-position`.
             * @example 50
             */
            focusXPercent: number;
            /**
             * @description The same from the top.
             * @example 40
             */
            focusYPercent: number;
            /**
             * Format: date-time
             * @description When it is deleted unless something shows it by then; null if something has. Instant, ISO 8601 in UTC.
             * @example 2027-03-06T09:00:00.000Z
             */
            goesAt: string | null;
            /** @example 1200 */
            height: number;
            shownIn: components["schemas"]["PicturePlace"][];
            /**
             * @description The path of a medium size, where `srcset` is not supported.
             * @example /media/7a1b2c3d.webp
             */
            src: string;
            /**
             * @description Ready for `srcset` of a `<source type="image/webp">`.
             * @example /media/7a1b2c3d-480.webp 480w, /media/7a1b2c3d-960.webp 960w
             */
            webp: string;
            /**
             * @description Of the largest file, in pixels.
             * @example 1600
             */
            width: number;
            /** @description In further languages. */
            words: components["schemas"]["PictureInEachLanguageView"];
        };
        ListedUserView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example mia@example.com */
            email: string;
            /**
             * @example user
             * @enum {string}
             */
            role: "user" | "stylist" | "reception" | "admin";
        };
        LogInDto: {
            /**
             * Format: email
             * @example mia@example.com
             */
            email: string;
            /**
             * @description Another password for somebody who works here and whose own will not do any more, which `weak-password` asks for; else it is ignored.
             * @example seven quiet mornings
             */
            newPassword?: string;
            /** @example a blue door at noon */
            password: string;
        };
        LookAroundDto: {
            /**
             * @description As whom.
             * @example user
             * @enum {string}
             */
            role: "user" | "stylist" | "reception" | "admin";
        };
        LookAtGiftCardDto: {
            /**
             * @description As on the card; blanks, dashes and small letters don't matter.
             * @example 0410-6105-0R3G-G28A-1
             */
            code: string;
        };
        MailPageView: {
            /**
             * @description How many could not be delivered.
             * @example 1
             */
            failed: number;
            /** @description What waits for a decision; null when nothing does. */
            held: components["schemas"]["HeldMailView"] | null;
            items: components["schemas"]["MailView"][];
            /**
             * @description False if no mail server is configured, and emails are kept on this page.
             * @example true
             */
            leavesTheHouse: boolean;
            /**
             * @description How many are waiting although they were tried minutes ago, because the mail server has a problem.
             * @example 1
             */
            overdue: number;
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        MailView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example 1 */
            attempts: number;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it will be tried next, or was due.
             * @example 2027-02-20T18:04:00.000Z
             */
            dueAt: string;
            /**
             * @example booking-confirmed
             * @enum {string}
             */
            kind: "booking-confirmed" | "booking-moved" | "booking-corrected" | "booking-handed-over" | "booking-cancelled" | "booking-reinstated" | "booking-reminder" | "review-request" | "series-confirmed" | "series-moved" | "series-cancelled" | "verification" | "reset" | "login-code" | "login-code-refused" | "password-changed" | "email-change" | "email-changed" | "sign-up-attempt" | "google-linked" | "google-unlinked" | "admin-sign-in" | "session-copied" | "factor-added" | "factor-removed" | "recovery-code-used" | "passkey-copied" | "message-to-salon" | "message-answer" | "time-off-asked" | "time-off-answered" | "invitation" | "access-changed" | "colleague-changed" | "desk-news" | "salon-needs-care";
            /**
             * @description Why it was dropped, or what the last attempt failed with; empty if all went well.
             * @example Dentist
             */
            reason: string;
            /**
             * Format: date-time
             * @example 2027-02-20T18:04:05.000Z
             */
            sentAt: string | null;
            /**
             * @example waiting
             * @enum {string}
             */
            state: "waiting" | "held" | "sent" | "dropped" | "failed";
            /**
             * @description Null until it was sent.
             * @example Your booking at Maison Vera
             */
            subject: string | null;
            /** @example mia@example.com */
            toAddress: string;
            /** @example Mia Costa */
            toName: string;
        };
        MakeAdminDto: {
            /**
             * Format: email
             * @description Whom to make an admin.
             * @example mia@example.com
             */
            email: string;
        };
        MakeBlocksDto: {
            /**
             * Format: date-time
             * @description At most 25 hours later.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @description Where nothing is blocked, because something is in the way. */
            leaveOut?: components["schemas"]["LeftOutDto"][];
            /**
             * @description Shown to the salon in the diary.
             * @example Dentist
             */
            reason?: string;
            /** @description Left out: on that one day. */
            repeat?: components["schemas"]["RepeatBlocksDto"];
            /**
             * @description Whose time is blocked.
             * @example [
             *       "5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21"
             *     ]
             */
            staffIds: string[];
            /**
             * Format: date-time
             * @description Instant, ISO 8601, at a multiple of five minutes; of blocks that repeat, the hours of the first day.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        MakeSaleDto: {
            /**
             * Format: uuid
             * @description The visit that is paid. Left out: a sale without one.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            bookingId?: string;
            /**
             * @description That the cash handed over really is more than ten times what was due.
             * @example true
             */
            confirmTendered?: boolean;
            /** @description Off everything but gift cards, spread over the lines. */
            discount?: components["schemas"]["DiscountDto"];
            /**
             * @description What the client was told. Anything else is refused with 409 `price-has-changed`.
             * @example 100
             */
            expectedTotal: number;
            lines: components["schemas"]["CheckoutLineDto"][];
            payments?: components["schemas"]["PaymentDto"][];
            /** @description One for each person. */
            tips?: components["schemas"]["TipDto"][];
        };
        MakeSeriesDto: {
            /** @description What becomes of dates that are not free. */
            changes?: components["schemas"]["DateChangeDto"][];
            client: components["schemas"]["DeskClientDto"];
            /**
             * @description How many dates there are, the first included. Either this or `until`.
             * @example 6
             */
            count?: number;
            /**
             * @description Every so many weeks, on the same weekday at the same time of day.
             * @example 4
             */
            everyWeeks: number;
            /** @description One to five services in the order in which they are done. */
            lines: components["schemas"]["BookingLineDto"][];
            /**
             * @description What the salon should know; it stands with each of the bookings.
             * @example Likes the seat by the window.
             */
            note?: string;
            /**
             * @description Whether to send the client one confirmation of all dates, if they have an email address. Left out: yes.
             * @example true
             */
            sendLetter?: boolean;
            /**
             * Format: date-time
             * @description Instant, ISO 8601.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @description The last local date of the salon on which there may be one.
             * @example 2027-08-31
             */
            until?: string;
        };
        MarkBookingDto: {
            /**
             * @description What happened at the desk.
             * @example arrive
             * @enum {string}
             */
            verb: "arrive" | "finish" | "no-show" | "reopen";
            /** @example 1 */
            version?: number;
        };
        MarkMessageDto: {
            /**
             * @description For the salon only. If left out, the note stays as it is.
             * @example Likes the seat by the window.
             */
            note?: string;
            /**
             * @example open
             * @enum {string}
             */
            status: "open" | "handled";
        };
        MarkNewsDto: {
            /**
             * @description The `_id` of each piece of news that has been seen; others are left as they are.
             * @example [
             *       "booking:4711"
             *     ]
             */
            ids: string[];
        };
        MediaItemView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description The alt text; empty for a decorative picture.
             * @example Copper hair in the morning light
             */
            alt: string;
            /**
             * @description Ready for `srcset` of a `<source type="image/avif">`.
             * @example /media/7a1b2c3d-480.avif 480w, /media/7a1b2c3d-960.avif 960w
             */
            avif: string;
            /**
             * @description `#rrggbb`, to show until the picture has loaded.
             * @example #b5623c
             */
            colour: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                alt?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description The focal point that stays visible when the picture is cropped, from the left; as in `object-position`.
             * @example 50
             */
            focusXPercent: number;
            /**
             * @description The same from the top.
             * @example 40
             */
            focusYPercent: number;
            /** @example 1200 */
            height: number;
            /**
             * @description The path of a medium size, where `srcset` is not supported.
             * @example /media/7a1b2c3d.webp
             */
            src: string;
            /**
             * @description Ready for `srcset` of a `<source type="image/webp">`.
             * @example /media/7a1b2c3d-480.webp 480w, /media/7a1b2c3d-960.webp 960w
             */
            webp: string;
            /**
             * @description Of the largest file, in pixels.
             * @example 1600
             */
            width: number;
            /** @description In further languages. */
            words: components["schemas"]["PictureInEachLanguageView"];
        };
        MediaPageView: {
            items: components["schemas"]["ListedMediaView"][];
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        MergeClientsDto: {
            /**
             * Format: uuid
             * @description The other client.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            _id: string;
            /** @example mia@example.com */
            email?: string;
            /**
             * @description As one of the two has it, and so are the others.
             * @example Mia Costa
             */
            name?: string;
            /** @example +351 912 345 678 */
            phone?: string;
        };
        MessageAnswerView: {
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /** @example Yes, we do. See you soon! */
            text: string;
            /**
             * @description Who wrote it; null if their account no longer exists.
             * @example Vera
             */
            writtenBy: string | null;
        };
        MessagePageView: {
            items: components["schemas"]["VisitorMessageView"][];
            /**
             * @description How many messages are open, whatever the list shows.
             * @example 1
             */
            open: number;
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        MessageReceiptView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
        };
        MethodOfDayView: {
            /**
             * @description What was taken, less what was given back. Of cash, null while the day is open: the drawer is counted first.
             * @example 65
             */
            amount: number | null;
            /**
             * @description How many payments, refunds included.
             * @example 128
             */
            count: number;
            /**
             * @example cash
             * @enum {string}
             */
            method: "cash" | "card" | "transfer" | "gift-card" | "elsewhere";
        };
        ModifiedUsersView: {
            /** @example 1 */
            modifiedCount: number;
        };
        MoveBookingDto: {
            /**
             * @description For the desk: allow a time at which the team member doesn't work.
             * @example true
             */
            allowOutsideHours?: boolean;
            /**
             * Format: uuid
             * @description For the desk, with `staffId` or `minutes`: the line they are about; the others stay as they are.
             * @example e5f60718-293a-4b4c-8d5e-6f708192a3b4
             */
            lineId?: string;
            /**
             * @description For the desk: the email waits for some seconds, in which the change may be taken back. What is then again as the client
             *     last heard is not told. Left out: it leaves at once.
             * @example true
             */
            mayUndo?: boolean;
            /**
             * @description For the desk, with `lineId`: how long the client is there for that line; a multiple of five. Left out: as planned.
             * @example 90
             */
            minutes?: number;
            /**
             * @description For the desk: whether somebody who takes over does so at the price that was agreed, or at their own. Left out: as
             *     agreed. A client always moves at the price of those who do it.
             * @example agreed
             * @enum {string}
             */
            price?: "agreed" | "current";
            /**
             * @description For the desk: whether to email the client. Left out: yes.
             * @example true
             */
            sendLetter?: boolean;
            /**
             * @description What the caller was shown. If the move would cost or take something else: 409 `terms-changed` with what it would be.
             *     A client who says nothing is taken to have been shown the price and the length that were agreed.
             */
            shown?: components["schemas"]["ShownTermsDto"];
            /**
             * @description Whether the same team members do it, or anyone who can. Left out: the same.
             * @example keep
             * @enum {string}
             */
            staff?: "keep" | "any";
            /**
             * Format: uuid
             * @description For the desk: this person does all of it, or the line that is named.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId?: string;
            /**
             * Format: date-time
             * @description The new start: an instant, ISO 8601.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /** @example 1 */
            version?: number;
        };
        MoveCashDto: {
            /** @example 65 */
            amount: number;
            /**
             * @description `paid-in` and `paid-out` need a reason, `tips-paid` a person.
             * @example paid-in
             * @enum {string}
             */
            kind: "paid-in" | "paid-out" | "banked" | "tips-paid";
            /** @example Dentist */
            reason?: string;
            /**
             * Format: uuid
             * @description Who gets their tips.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId?: string;
        };
        MovePreviewView: {
            /**
             * @description The last instant at which the client may cancel or move it online.
             * @example 2027-03-01T10:00:00.000Z
             */
            cancellationDeadline: string;
            currency: components["schemas"]["CurrencyView"];
            /**
             * @description What those who would do it ask for it today. It differs from `totalPrice` when the agreed price is kept, which only the
             *     desk may do.
             * @example 1
             */
            currentPrice: number;
            /**
             * Format: date-time
             * @description When the client leaves.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            lines: components["schemas"]["PlannedLineView"][];
            /**
             * @description `from` when any of its services has no fixed price.
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /** @example 95 */
            totalPrice: number;
        };
        MoveSeriesDto: {
            /** @description What becomes of new dates that are not free. */
            changes?: components["schemas"]["DateChangeDto"][];
            /**
             * Format: uuid
             * @description The booking with which the change begins: what comes before it stays.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            from: string;
            /**
             * @description Whether to email the client. Left out: yes.
             * @example true
             */
            sendLetter?: boolean;
            /**
             * Format: uuid
             * @description The team member who does all of it from then on. Left out: those who do it now.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId?: string;
            /**
             * Format: date-time
             * @description The new start of that booking: an instant, ISO 8601. Later ones follow at the interval of the series.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /** @example 1 */
            version?: number;
        };
        MoveStockDto: {
            /**
             * @example delivery
             * @enum {string}
             */
            reason: "delivery" | "correction" | "own-use" | "waste";
        };
        MovedBookingView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            can: components["schemas"]["BookingAbilitiesView"];
            /** @example  */
            cancelReason: string;
            /**
             * @description The last instant at which the client may cancel or move it online.
             * @example 2027-03-01T10:00:00.000Z
             */
            cancellationDeadline: string;
            /**
             * Format: date-time
             * @example null
             */
            cancelledAt: string | null;
            /**
             * @example null
             * @enum {string|null}
             */
            cancelledBy: "client" | "salon" | null;
            client: components["schemas"]["BookingClientView"];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            currency: components["schemas"]["CurrencyView"];
            /**
             * @description What those who do it now ask for it today. It differs from `totalPrice` when somebody took over at the price that was
             *     agreed, which only the desk may decide.
             * @example 1
             */
            currentPrice: number;
            /**
             * Format: date-time
             * @description When the client leaves.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * @description False for a stylist when colleagues take part, too: the lines and the price are then those of their own part, the times
             *     those of the whole booking.
             * @example true
             */
            isWhole: boolean;
            lines: components["schemas"]["BookingLineView"][];
            /** @description Who hears of it by email, and who has to be called. */
            news: components["schemas"]["ClientNewsView"];
            /** @example Likes the seat by the window. */
            note: string;
            /**
             * @description `from` when any of its services has no fixed price.
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /**
             * @description The reference that people read out on the phone.
             * @example K7QF2M
             */
            reference: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
            /** @example 95 */
            totalPrice: number;
            /**
             * @description Grows with every change.
             * @example 1
             */
            version: number;
        };
        NameFactorDto: {
            /**
             * @description What to call it, such as “my phone”.
             * @example My phone
             */
            name: string;
        };
        NewSalonDto: {
            /**
             * @description ISO 3166-1 in two letters. How hours are written and on which day weeks begin follow it.
             * @example PT
             */
            countryCode: string;
            /**
             * Format: currency
             * @description ISO 4217: what its prices are in.
             * @example USD
             */
            currency: string;
            /**
             * @description The main language of its site, and that of the first admin's account.
             * @example pt
             * @enum {string}
             */
            language: "en" | "de" | "fr" | "es" | "pt" | "ar";
            /** @example Mia Costa */
            name: string;
            /**
             * @description IANA name: the zone in which all hours of the salon are meant.
             * @example Europe/Lisbon
             */
            timeZone: string;
        };
        NewTotpView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            qr: components["schemas"]["QrView"];
            /**
             * @description To be typed into an app that cannot read the QR code; base 32.
             * @example GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ
             */
            secret: string;
            /**
             * @description What the QR code says: an `otpauth://` address.
             * @example otpauth://totp/Maison%20Vera:mia%40example.com?issuer=Maison%20Vera&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30
             */
            uri: string;
        };
        NewsEmailsView: {
            /**
             * @description Whether they could: the salon sends emails, and they have confirmed their address.
             * @example true
             */
            isPossible: boolean;
            /** @example true */
            isWanted: boolean;
        };
        NewsView: {
            /** @example booking:4711 */
            _id: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-26T18:04:00.000Z
             */
            at: string;
            /**
             * Format: uuid
             * @description Null for a message.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            bookingId: string | null;
            /**
             * @description Whether the reader has seen it, on whichever device.
             * @example false
             */
            isSeen: boolean;
            /**
             * @example booked
             * @enum {string}
             */
            kind: "booked" | "moved" | "changed" | "cancelled" | "message";
            /**
             * Format: uuid
             * @description Null for a booking.
             * @example null
             */
            messageId: string | null;
            /**
             * @description The booking's reference; null for a message.
             * @example K7QF2M
             */
            reference: string | null;
            /**
             * Format: date-time
             * @description When the booking starts now; null for a message.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string | null;
            /**
             * @description The services of the booking; for a stylist those that they do.
             * @example [
             *       "Colour"
             *     ]
             */
            titles: string[];
            /**
             * @description The client, or who wrote. Without the right to contact details, of an email address only the first character.
             * @example Mia
             */
            who: string;
        };
        ObstacleBookingView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example Mia Costa */
            clientName: string;
            /** @example K7QF2M */
            reference: string;
            /**
             * @description What is done, in its order.
             * @example [
             *       "Colour"
             *     ]
             */
            titles: string[];
        };
        ObstacleView: {
            /** @description Of a `booking`. */
            booking: components["schemas"]["ObstacleBookingView"] | null;
            /**
             * Format: date-time
             * @description When it ends; of a hold, the end of the time that is held.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * Format: date-time
             * @description When a `hold` ends by itself.
             * @example 2027-02-20T18:12:00.000Z
             */
            expiresAt: string | null;
            /**
             * @description `closed`: the salon is; `away`: the team member doesn't work then; `booking`, `block` and `time-off`: their time is
             *     taken; `hold`: somebody is booking it at this moment; `client-busy`: the client has another booking; `too-late`: the
             *     booking would end after midnight.
             * @example closed
             * @enum {string}
             */
            kind: "closed" | "away" | "booking" | "block" | "time-off" | "hold" | "client-busy" | "too-late";
            /**
             * @description What somebody wrote at a `block` or `time-off`; empty without it.
             * @example Dentist
             */
            reason: string;
            /**
             * @description Whose time it is; null for what is not about one person.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string | null;
            /** @example Ana */
            staffName: string | null;
            /**
             * Format: date-time
             * @description When what is in the way begins, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        ObstaclesView: {
            /** @description By when they begin; empty when the start is free. */
            obstacles: components["schemas"]["ObstacleView"][];
            /**
             * @description Why no booking may start then, whoever is free, in words; null when one may. Nothing that gives way would change it.
             * @example null
             */
            refusal: string | null;
            /**
             * @description Why clients cannot book that start themselves while the desk can, in words: the salon's notice, its horizon, its grid.
             *     Null when they can.
             * @example Please book at least 120 minutes ahead.
             */
            refusalToClients: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @description How it could be squeezed in all the same: colleagues who are free at that start, then starts near it in which somebody
             *     waits for a colour to work. Empty when the start is free, and for those who book in their own column alone.
             */
            waysIn: components["schemas"]["WayInView"][];
        };
        OfferDto: {
            /**
             * @description Their own price, in the salon's currency; null or left out for the service's.
             * @example 95
             */
            price?: number | null;
            /** @description Their own segments; null or left out for the service's. */
            segments?: components["schemas"]["SegmentDto"][] | null;
            /**
             * Format: uuid
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string;
        };
        OfferEntryView: {
            /**
             * @description The team member's own, in the salon's currency; null for the service's.
             * @example 95
             */
            price: number | null;
            /** @description The team member's own; null for the service's. */
            segments: components["schemas"]["SegmentView"][] | null;
            /** @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f */
            serviceId: string;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
        };
        OfferHeldView: {
            /**
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-01T10:30:00.000Z
             */
            heldUntil: string;
        };
        OfferView: {
            /**
             * @description How long it takes them.
             * @example 90
             */
            durationMinutes: number;
            /**
             * @description The team member's price for it, in the salon's currency.
             * @example 95
             */
            price: number;
            /** @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f */
            serviceId: string;
        };
        OfferedAddOnView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description How much longer the booking gets.
             * @example 15
             */
            extraMinutes: number;
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                title?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description In the salon's currency.
             * @example 95
             */
            price: number;
            /** @example Colour */
            title: string;
        };
        OfferedServiceView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            addOns: components["schemas"]["OfferedAddOnView"][];
            /**
             * @description Clean-up after the client has left.
             * @example 10
             */
            bufferMinutes: number;
            category: components["schemas"]["ServiceCategoryView"];
            /** @example A colour that suits you, and a cut to go with it. */
            description: string;
            /**
             * @description How long the client is there.
             * @example 90
             */
            durationMinutes: number;
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                description?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                title?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description Path of the picture on this origin; empty when it has none.
             * @example /media/7a1b2c3d.webp
             */
            img: string;
            /** @description The salon's own picture in all its sizes; null for one that comes with the app. */
            picture: components["schemas"]["PictureView"] | null;
            /**
             * @description In the salon's currency.
             * @example 95
             */
            price: number;
            /**
             * @description `from`: the price is the least it costs.
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            segments: components["schemas"]["SegmentView"][];
            /**
             * @description What its own page is called: `/all-services/{slug}`.
             * @example colour
             */
            slug: string;
            /** @description Null when nobody does it: it cannot be booked at the moment. */
            terms: components["schemas"]["AskingTermsView"] | null;
            /** @example Colour */
            title: string;
        };
        OpenSessionView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * Format: date-time
             * @description When they signed in there; an instant, ISO 8601 in UTC, like the two below.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /**
             * @description What to call it: "Chrome on Android".
             * @example Firefox on Windows
             */
            device: string;
            /**
             * Format: date-time
             * @description When it ends if it is not used again.
             * @example 2027-03-22T18:04:00.000Z
             */
            expiresAt: string;
            /**
             * @description Whether it is the one that asks.
             * @example true
             */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description When it last asked for a new access token.
             * @example 2027-02-20T18:04:00.000Z
             */
            lastSeenAt: string;
        };
        OpeningHoursView: {
            /** @example 1080 */
            endsMinute: number;
            /**
             * @description Minute of the salon's day, 0 to 1440.
             * @example 540
             */
            startsMinute: number;
            /**
             * @description 1 is Monday, 7 is Sunday.
             * @example 2
             */
            weekday: number;
        };
        OverviewView: {
            currency: components["schemas"]["CurrencyView"];
            /** @description The last thirty days, including today. */
            days: components["schemas"]["DayFiguresView"][];
            /**
             * @description No-shows out of all bookings of those days that were not cancelled, 0 to 1; null when there were none.
             * @example 0.02
             */
            noShowRate: number | null;
            people: components["schemas"]["ShareView"][];
            services: components["schemas"]["ShareView"][];
            /** @example Europe/Lisbon */
            timeZone: string;
            today: components["schemas"]["TodayView"];
            waiting: components["schemas"]["WaitingView"];
        };
        OwedTipsView: {
            /** @example 65 */
            amount: number;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            /** @example Ana */
            staffName: string;
        };
        OwnAnswerView: {
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /** @example Yes, we do. See you soon! */
            text: string;
        };
        OwnBookingEventView: {
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            at: string;
            /**
             * @example client
             * @enum {string}
             */
            by: "client" | "salon";
            /** @description From and to which instant it was moved, and what else was corrected. */
            detail: {
                [key: string]: string;
            };
            /** @example book */
            verb: string;
        };
        OwnBookingLineView: {
            /**
             * @example [
             *       "Gloss"
             *     ]
             */
            addOns: string[];
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @example 95 */
            price: number;
            /** @example Ana */
            staffName: string;
            /**
             * Format: date-time
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /** @example Colour */
            title: string;
        };
        OwnBookingView: {
            /** @example  */
            cancelReason: string;
            /**
             * Format: date-time
             * @example null
             */
            cancelledAt: string | null;
            /**
             * @example null
             * @enum {string|null}
             */
            cancelledBy: "client" | "salon" | null;
            /**
             * Format: date-time
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            currency: components["schemas"]["CurrencyView"];
            /** @example mia@example.com */
            email: string;
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            events: components["schemas"]["OwnBookingEventView"][];
            lines: components["schemas"]["OwnBookingLineView"][];
            /** @example Mia Costa */
            name: string;
            /** @example Likes the seat by the window. */
            note: string;
            /** @example +351 912 345 678 */
            phone: string;
            /** @example K7QF2M */
            reference: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
            /** @example 95 */
            totalPrice: number;
        };
        OwnEmailView: {
            /**
             * Format: date-time
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /**
             * @example booking-confirmed
             * @enum {string}
             */
            kind: "booking-confirmed" | "booking-moved" | "booking-corrected" | "booking-handed-over" | "booking-cancelled" | "booking-reinstated" | "booking-reminder" | "review-request" | "series-confirmed" | "series-moved" | "series-cancelled" | "verification" | "reset" | "login-code" | "login-code-refused" | "password-changed" | "email-change" | "email-changed" | "sign-up-attempt" | "google-linked" | "google-unlinked" | "admin-sign-in" | "session-copied" | "factor-added" | "factor-removed" | "recovery-code-used" | "passkey-copied" | "message-to-salon" | "message-answer" | "time-off-asked" | "time-off-answered" | "invitation" | "access-changed" | "colleague-changed" | "desk-news" | "salon-needs-care";
            /**
             * Format: date-time
             * @example 2027-02-20T18:04:05.000Z
             */
            sentAt: string | null;
            /**
             * @example waiting
             * @enum {string}
             */
            state: "waiting" | "held" | "sent" | "dropped" | "failed";
            /**
             * @description Null until it was sent.
             * @example Your booking at Maison Vera
             */
            subject: string | null;
            /** @example Hello Mia, we look forward to seeing you on Tuesday at 10:00. */
            text: string | null;
            /** @example mia@example.com */
            to: string;
        };
        OwnErasurePreviewView: {
            /**
             * @description Bookings that have yet to begin; they are cancelled.
             * @example 1
             */
            comingVisits: number;
            /**
             * @description When each of those bookings starts, the next one first; instants, ISO 8601 in UTC.
             * @example [
             *       "2027-03-02T10:00:00.000Z"
             *     ]
             */
            startsAt: string[];
        };
        OwnFactorsView: {
            /** @description Oldest first. */
            factors: components["schemas"]["FactorView"][];
            /**
             * @description How many recovery codes have not been used.
             * @example 1
             */
            recoveryCodesLeft: number;
            /**
             * Format: date
             * @description The first day, in the salon’s time zone, on which their role needs a second factor; null where it does not.
             * @example 2027-04-01
             */
            requiredFrom: string | null;
        };
        OwnFormsView: {
            /** @description What decides between the forms, and its cases. */
            by: {
                cases: string[];
                value: string;
            }[];
            /** @description A text for each case, or for cases joined by full stops. */
            forms: {
                [key: string]: string;
            };
        };
        OwnMessageView: {
            answers: components["schemas"]["OwnAnswerView"][];
            /**
             * Format: date-time
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /** @example mia@example.com */
            email: string;
            /**
             * @example home
             * @enum {string}
             */
            kind: "home" | "contact";
            /** @example Do you also do weddings? */
            message: string;
            /** @example Mia Costa */
            name: string;
            /** @example +351 912 345 678 */
            phone: string;
        };
        OwnReviewAbilitiesView: {
            /** @example true */
            change: boolean;
        };
        OwnReviewPageView: {
            items: components["schemas"]["OwnReviewView"][];
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        OwnReviewView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            answer: components["schemas"]["ReviewAnswerView"] | null;
            /**
             * @description The booking it is about.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            bookingId: string | null;
            can: components["schemas"]["OwnReviewAbilitiesView"];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /**
             * @description Why it is not shown; empty unless it is hidden.
             * @example
             */
            hiddenReason: string;
            /** @example /media/7a1b2c3d.webp */
            img: string;
            /** @example Mia Costa */
            name: string;
            /**
             * @description The services of that booking; null unless it is verified.
             * @example Colour
             */
            service: string | null;
            /**
             * @description One to five.
             * @example 5
             */
            stars: number;
            /**
             * @example pending
             * @enum {string}
             */
            status: "pending" | "published" | "hidden";
            /** @example Ana is wonderful. I will be back. */
            text: string;
            /**
             * @description Company and designation; may be empty.
             * @example Colour
             */
            title: string;
            /**
             * @description Whether it is about a booking that took place.
             * @example true
             */
            verified: boolean;
        };
        OwnTextDto: {
            /**
             * @description Empty where the sentence has one text only.
             * @example
             */
            form: string;
            /**
             * @description With the values of the standard text by their names, and its tags; null for the standard text.
             * @example In the hands of {name}
             */
            text: string | null;
        };
        OwnTimeOffRequestView: {
            /** @example Thank you, Mia! */
            answer: string;
            /**
             * Format: date-time
             * @example 2027-02-21T09:30:00.000Z
             */
            answeredAt: string | null;
            /**
             * Format: date-time
             * @example 2027-02-20T18:04:00.000Z
             */
            askedAt: string;
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @example Dentist */
            reason: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example pending
             * @enum {string}
             */
            state: "pending" | "granted" | "declined";
        };
        OwnWordsView: {
            /** @description By area, and by the name of the sentence in it. */
            areas: {
                [key: string]: {
                    [key: string]: string | components["schemas"]["OwnFormsView"];
                };
            };
            language: components["schemas"]["Language"];
        };
        OwnWorkView: {
            /**
             * @description What an admin has granted them beyond their role.
             * @example [
             *       "edit-hours"
             *     ]
             */
            grants: ("edit-hours" | "see-contacts" | "move-others" | "read-only")[];
            /**
             * @example stylist
             * @enum {string}
             */
            role: "stylist" | "reception" | "admin";
            /**
             * @description The name under which clients can book them; null for nobody of the team.
             * @example Ana
             */
            staffName: string | null;
        };
        PasskeyOptionsView: {
            /**
             * @description Goes back with the answer, within five minutes, once.
             * @example 5c6d7e8f-9001-4b2c-8d3e-4f5061728394
             */
            ceremonyId: string;
            /**
             * @description For `PublicKeyCredential.parseCreationOptionsFromJSON` where a passkey is added, and otherwise for
             *     `parseRequestOptionsFromJSON`.
             */
            options: {
                [key: string]: unknown;
            };
        };
        PaymentDto: {
            /**
             * @description What it pays: not what was handed over.
             * @example 100
             */
            amount: number;
            /** @example 8R4K-2M7Q-X9TD-5HJW-P */
            giftCardCode?: string;
            /**
             * @description `elsewhere` alone where another till takes the money, and never where this one does.
             * @example cash
             * @enum {string}
             */
            method: "cash" | "card" | "transfer" | "gift-card" | "elsewhere";
            /**
             * @description What the card terminal or the bank calls it.
             * @example
             */
            reference?: string;
            /**
             * @description Cash only: what was handed over; the rest is given back.
             * @example 120
             */
            tendered?: number;
        };
        PaymentOfDayView: {
            /**
             * @description Below nothing for what was given back.
             * @example 65
             */
            amount: number;
            /**
             * @example sale
             * @enum {string}
             */
            kind: "sale" | "refund";
            /**
             * @description The number of the sale or refund; null where another till takes the money.
             * @example S-1042
             */
            label: string | null;
            /**
             * @example cash
             * @enum {string}
             */
            method: "cash" | "card" | "transfer" | "gift-card" | "elsewhere";
            /**
             * Format: date-time
             * @example 2027-03-02T11:35:00.000Z
             */
            paidAt: string;
            /** @example 6b7c8d9e-0f1a-4b2c-8d3e-4f5a6b7c8d9e */
            saleId: string;
            /**
             * @description Null when their account is gone.
             * @example Rita
             */
            takenBy: string | null;
        };
        PeopleOfRoleView: {
            /**
             * @description Closed accounts are not among them.
             * @example 1
             */
            people: number;
            /**
             * @example stylist
             * @enum {string}
             */
            role: "stylist" | "reception" | "admin";
            /**
             * @description How many of them have no second factor yet, and are shut out of the desk from the day on that the rule names.
             * @example 1
             */
            withoutFactor: number;
        };
        PictureInEachLanguageDto: {
            ar?: components["schemas"]["PictureWordsDto"] | null;
            de?: components["schemas"]["PictureWordsDto"] | null;
            en?: components["schemas"]["PictureWordsDto"] | null;
            es?: components["schemas"]["PictureWordsDto"] | null;
            fr?: components["schemas"]["PictureWordsDto"] | null;
            pt?: components["schemas"]["PictureWordsDto"] | null;
        };
        PictureInEachLanguageView: {
            ar?: components["schemas"]["PictureWordsView"];
            de?: components["schemas"]["PictureWordsView"];
            en?: components["schemas"]["PictureWordsView"];
            es?: components["schemas"]["PictureWordsView"];
            fr?: components["schemas"]["PictureWordsView"];
            pt?: components["schemas"]["PictureWordsView"];
        };
        /** @enum {string} */
        PicturePlace: "site" | "services" | "team" | "portfolio" | "elsewhere";
        PictureView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description The alt text; empty for a decorative picture.
             * @example Copper hair in the morning light
             */
            alt: string;
            /**
             * @description Ready for `srcset` of a `<source type="image/avif">`.
             * @example /media/7a1b2c3d-480.avif 480w, /media/7a1b2c3d-960.avif 960w
             */
            avif: string;
            /**
             * @description `#rrggbb`, to show until the picture has loaded.
             * @example #b5623c
             */
            colour: string;
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                alt?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description The focal point that stays visible when the picture is cropped, from the left; as in `object-position`.
             * @example 50
             */
            focusXPercent: number;
            /**
             * @description The same from the top.
             * @example 40
             */
            focusYPercent: number;
            /** @example 1200 */
            height: number;
            /**
             * @description The path of a medium size, where `srcset` is not supported.
             * @example /media/7a1b2c3d.webp
             */
            src: string;
            /**
             * @description Ready for `srcset` of a `<source type="image/webp">`.
             * @example /media/7a1b2c3d-480.webp 480w, /media/7a1b2c3d-960.webp 960w
             */
            webp: string;
            /**
             * @description Of the largest file, in pixels.
             * @example 1600
             */
            width: number;
        };
        PictureWordsDto: {
            /** @example Copper hair in the morning light */
            alt?: string | null;
        };
        PictureWordsView: {
            /**
             * @description Null: not translated.
             * @example Copper hair in the morning light
             */
            alt: string | null;
            /** @description `changed`: the original is another one since. `missing`: a text has no translation. */
            state: components["schemas"]["WordsState"];
        };
        PlacesView: {
            countries: components["schemas"]["CountryView"][];
        };
        PlannedBookingView: {
            /**
             * @description The last instant at which the client may cancel or move it online.
             * @example 2027-03-01T10:00:00.000Z
             */
            cancellationDeadline: string;
            currency: components["schemas"]["CurrencyView"];
            /**
             * Format: date-time
             * @description When the client leaves.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            lines: components["schemas"]["PlannedLineView"][];
            /**
             * @description `from` when any of its services has no fixed price.
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /** @example 95 */
            totalPrice: number;
        };
        PlannedLineView: {
            addOns: components["schemas"]["AddOnView"][];
            /**
             * @description The client asked for anyone.
             * @example true
             */
            anyStaff: boolean;
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * @description With its add-ons, in the salon's currency.
             * @example 95
             */
            price: number;
            /**
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /** @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f */
            serviceId: string;
            staff: components["schemas"]["BookedStaffView"];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /** @example Colour */
            title: string;
        };
        PortfolioEntryView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example A colour that suits you, and a cut to go with it. */
            description: string;
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                description?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                subtitle?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                title?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description The picture's height in pixels.
             * @example 1200
             */
            height: number | null;
            /**
             * @description Path of the picture on this origin; empty when it has none.
             * @example /media/7a1b2c3d.webp
             */
            img: string;
            /** @example true */
            isPublished: boolean;
            /** @description The salon's own picture in all its sizes; null for one that comes with the app. */
            picture: components["schemas"]["PictureView"] | null;
            /** @description The service it can be booked as; null when it names none, or one that is not for sale at the moment. */
            service: components["schemas"]["BookedAsView"] | null;
            /**
             * @description The service that it names, for sale or not.
             * @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f
             */
            serviceId: string | null;
            /** @example Copper, with a gloss */
            subtitle: string;
            /** @example Colour */
            title: string;
            /**
             * @description The picture's width in pixels, so that its space can be kept while it loads; null without a picture.
             * @example 1600
             */
            width: number | null;
            /** @description In further languages. */
            words: components["schemas"]["PortfolioInEachLanguageView"];
        };
        PortfolioInEachLanguageDto: {
            ar?: components["schemas"]["PortfolioWordsDto"] | null;
            de?: components["schemas"]["PortfolioWordsDto"] | null;
            en?: components["schemas"]["PortfolioWordsDto"] | null;
            es?: components["schemas"]["PortfolioWordsDto"] | null;
            fr?: components["schemas"]["PortfolioWordsDto"] | null;
            pt?: components["schemas"]["PortfolioWordsDto"] | null;
        };
        PortfolioInEachLanguageView: {
            ar?: components["schemas"]["PortfolioWordsView"];
            de?: components["schemas"]["PortfolioWordsView"];
            en?: components["schemas"]["PortfolioWordsView"];
            es?: components["schemas"]["PortfolioWordsView"];
            fr?: components["schemas"]["PortfolioWordsView"];
            pt?: components["schemas"]["PortfolioWordsView"];
        };
        PortfolioItemView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example A colour that suits you, and a cut to go with it. */
            description: string;
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                description?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                subtitle?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                title?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description The picture's height in pixels.
             * @example 1200
             */
            height: number | null;
            /**
             * @description Path of the picture on this origin; empty when it has none.
             * @example /media/7a1b2c3d.webp
             */
            img: string;
            /** @description The salon's own picture in all its sizes; null for one that comes with the app. */
            picture: components["schemas"]["PictureView"] | null;
            /** @description The service it can be booked as; null when it names none, or one that is not for sale at the moment. */
            service: components["schemas"]["BookedAsView"] | null;
            /** @example Copper, with a gloss */
            subtitle: string;
            /** @example Colour */
            title: string;
            /**
             * @description The picture's width in pixels, so that its space can be kept while it loads; null without a picture.
             * @example 1600
             */
            width: number | null;
        };
        PortfolioWordsDto: {
            /** @example A colour that suits you, and a cut to go with it. */
            description?: string | null;
            /** @example Copper, with a gloss */
            subtitle?: string | null;
            /** @example Colour */
            title?: string | null;
        };
        PortfolioWordsView: {
            /** @example A colour that suits you, and a cut to go with it. */
            description: string | null;
            /** @description `changed`: the original is another one since. `missing`: a text has no translation. */
            state: components["schemas"]["WordsState"];
            /**
             * @description Null: not translated.
             * @example Copper, with a gloss
             */
            subtitle: string | null;
            /** @example Colour */
            title: string | null;
        };
        PositionDto: {
            /**
             * @description Degrees north of the equator.
             * @example 38.71
             */
            latitude: number;
            /**
             * @description Degrees east of Greenwich.
             * @example -9.14
             */
            longitude: number;
        };
        PositionView: {
            /**
             * @description Degrees north of the equator.
             * @example 38.71
             */
            latitude: number;
            /**
             * @description Degrees east of Greenwich.
             * @example -9.14
             */
            longitude: number;
        };
        PreviewBlocksDto: {
            /**
             * Format: date-time
             * @description At most 25 hours later.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @description Left out: on that one day. */
            repeat?: components["schemas"]["RepeatBlocksDto"];
            /**
             * @description Whose time is blocked.
             * @example [
             *       "5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21"
             *     ]
             */
            staffIds: string[];
            /**
             * Format: date-time
             * @description Instant, ISO 8601, at a multiple of five minutes; of blocks that repeat, the hours of the first day.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        PreviewCorrectionDto: {
            /** @description One to five services in the order in which they are done; those that are left out are taken off the booking. */
            lines?: components["schemas"]["CorrectedLineDto"][];
            /**
             * Format: date-time
             * @description For the desk: another start, an instant, ISO 8601.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt?: string;
        };
        PreviewSeriesDto: {
            /**
             * Format: uuid
             * @description Of the account or client record, for somebody the salon knows: dates on which they have another booking are shown.
             * @example 3a4b5c6d-7e8f-4091-82a3-b4c5d6e7f809
             */
            clientId?: string;
            /**
             * @description How many dates there are, the first included. Either this or `until`.
             * @example 6
             */
            count?: number;
            /**
             * @description Every so many weeks, on the same weekday at the same time of day.
             * @example 4
             */
            everyWeeks: number;
            /** @description One to five services in the order in which they are done. */
            lines: components["schemas"]["BookingLineDto"][];
            /**
             * Format: date-time
             * @description Instant, ISO 8601.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @description The last local date of the salon on which there may be one.
             * @example 2027-08-31
             */
            until?: string;
        };
        PreviewTimeOffDto: {
            /**
             * Format: date
             * @description The first day.
             * @example 2027-03-02
             */
            fromDay: string;
            /**
             * @description The minute of the first day at which it begins. Left out: midnight.
             * @example 540
             */
            fromMinute?: number;
            /**
             * Format: uuid
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string;
            /**
             * Format: date
             * @description The last day, inclusive.
             * @example 2027-03-05
             */
            toDay: string;
            /**
             * @description The minute of the last day at which it ends. Left out: the end of the day.
             * @example 1080
             */
            toMinute?: number;
        };
        PriceChangeDto: {
            /**
             * @example percent
             * @enum {string}
             */
            by: "percent" | "amount";
            /**
             * @description Percent, or an amount in the salon's currency; less than nothing makes prices lower.
             * @example 5
             */
            change: number;
            /**
             * @description Whether the prices of add-ons change, too. An add-on that is free stays free.
             * @example true
             */
            includesAddOns: boolean;
            /**
             * @description Whether prices that team members have of their own change, too.
             * @example true
             */
            includesOwnPrices: boolean;
            /**
             * @description New prices are multiples of this, in hundredths of the salon's currency.
             * @example 50
             * @enum {integer}
             */
            roundToCents: 1 | 5 | 10 | 50 | 100 | 500 | 1000;
            /**
             * @description Left out: all services but archived ones.
             * @example [
             *       "9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f"
             *     ]
             */
            serviceIds?: string[];
        };
        PriceChangePreviewView: {
            items: components["schemas"]["ChangedPriceView"][];
            /**
             * @description To be sent with the change itself.
             * @example b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9
             */
            seen: string;
        };
        /**
         * @description What programs branch on. A code never changes its meaning.
         *
         *     | status | code | title |
         *     | --- | --- | --- |
         *     | 400 | `bad-request` | The request could not be read. |
         *     | 401 | `unauthenticated` | Please log in first. |
         *     | 403 | `forbidden` | Your account is not allowed to do this. |
         *     | 404 | `not-found` | This could not be found. |
         *     | 405 | `method-not-allowed` | This method is not supported here. |
         *     | 413 | `too-large` | This is too large. |
         *     | 415 | `unsupported-media-type` | Please send JSON. |
         *     | 422 | `invalid-input` | Some fields need your attention. |
         *     | 429 | `too-many-requests` | Too many attempts. Please wait a moment. |
         *     | 500 | `internal` | Something went wrong on our side. |
         *     | 503 | `unavailable` | The salon’s system is busy. Please try again in a moment. |
         *     | 409 | `email-already-in-use` | There is already an account with this email address. |
         *     | 422 | `invalid-email` | This is not a valid email address. |
         *     | 403 | `weak-password` | People who work at the salon need a longer password. Please choose a new one. |
         *     | 401 | `wrong-password` | The email address or password is wrong. |
         *     | 401 | `user-token-expired` | Your session has ended. Please log in again. |
         *     | 403 | `user-disabled` | This account has been closed. |
         *     | 403 | `requires-recent-login` | Please log in again before you change this. |
         *     | 403 | `invalid-action-code` | This link is no longer valid. |
         *     | 403 | `unknown-browser` | Please enter the password of this account, or choose a new one. |
         *     | 403 | `expired-action-code` | This link has expired. Please ask for a new one. |
         *     | 403 | `invalid-verification-code` | That is not the code. |
         *     | 403 | `code-expired` | This code no longer works. Please ask for a new one. |
         *     | 409 | `last-admin` | The salon needs at least one admin. Make somebody else an admin first. |
         *     | 403 | `proof-needed` | Please confirm that it’s you. |
         *     | 403 | `factor-required` | The salon asks for two-step log-in. Please set it up in your account first. |
         *     | 403 | `passkey-refused` | This passkey could not be confirmed. Please try again, or choose another way. |
         *     | 409 | `too-many-factors` | You have ten of them already. Please remove one first. |
         *     | 409 | `last-factor` | The salon asks for two-step log-in, so the last one stays. Please add another first. |
         *     | 409 | `clients-have-accounts` | Both clients have an account. |
         *     | 409 | `account-not-verified` | The email address of this account is not confirmed. |
         *     | 403 | `popup-closed-by-user` | Signing in with Google was cancelled. |
         *     | 409 | `account-exists-with-different-credential` | There is already an account with this email address. Please log in the way you did before. |
         *     | 403 | `unauthorized-domain` | You cannot sign in with Google from this address. |
         *     | 503 | `network-request-failed` | Google did not answer. Please try again in a moment. |
         *     | 403 | `invalid-credential` | Google did not confirm the sign-in. Please try again. |
         *     | 403 | `unverified-email` | This email address has not been confirmed. |
         *     | 409 | `credential-already-in-use` | This Google account is linked to another account here. |
         *     | 409 | `provider-already-linked` | Your account is linked to another Google account. |
         *     | 409 | `needs-password` | Please set a password first. Without one you could no longer log in. |
         *     | 409 | `slot-taken` | That time was just taken. |
         *     | 409 | `dates-taken` | Not all of these dates are free. |
         *     | 409 | `blocks-in-the-way` | Something is in the way, so nothing was changed. |
         *     | 409 | `outside-hours` | Nobody is working at that time. |
         *     | 409 | `stale-change` | Somebody else has just changed this booking. |
         *     | 409 | `client-busy` | You already have a booking at that time. |
         *     | 409 | `verify-first` | Please confirm your email address first. |
         *     | 409 | `terms-changed` | The price or the length would be another. |
         *     | 409 | `too-late` | It is too late to change this booking online. |
         *     | 409 | `not-possible` | This is no longer possible. |
         *     | 409 | `already-paid` | This visit is paid for. Give the money back first. |
         *     | 422 | `idempotency-key-reused` | This Idempotency-Key was already used for another request. |
         *     | 429 | `too-many-holds` | You are already holding as many times as you can. |
         *     | 409 | `visits-in-the-way` | There are bookings during that time. Please decide what happens to each of them. |
         *     | 409 | `nobody-free` | Nobody else is free at that time. |
         *     | 409 | `delay-in-the-way` | What comes after it cannot move on like that. |
         *     | 409 | `delay-has-changed` | What comes after it has just changed. |
         *     | 409 | `already-away` | This team member already has time off then. |
         *     | 409 | `has-coming-visits` | This team member still has upcoming bookings. Please move or cancel them first. |
         *     | 409 | `has-history` | This team member has past bookings, so they cannot be deleted. Mark them as having left instead. |
         *     | 409 | `service-has-bookings` | This service has bookings, so it can only be archived. |
         *     | 409 | `service-has-changed` | Somebody else has just changed this service. |
         *     | 409 | `category-in-use` | This category still has services. |
         *     | 409 | `already-reviewed` | You have already reviewed this booking. |
         *     | 409 | `review-has-changed` | The client has just changed this review. Please read it again. |
         *     | 422 | `unusable-picture` | This picture cannot be used. Please choose a JPEG, PNG, WebP or AVIF file. |
         *     | 422 | `too-many-pixels` | This picture has too many pixels. Please choose one with at most 40 million. |
         *     | 409 | `picture-in-use` | This picture is still in use. |
         *     | 507 | `storage-full` | There is no space left for pictures. |
         *     | 503 | `pictures-away` | Pictures cannot be reached at the moment. Nothing was changed; please try again in a few minutes. |
         *     | 409 | `bookings-are-to-come` | Bookings are still to come. They stay as they are; say that you know. |
         *     | 409 | `currency-is-in-use` | Money of the till is in the old currency, so the currency stays. |
         *     | 409 | `list-has-changed` | Somebody else has just changed this list. Please check it again. |
         *     | 409 | `prices-have-changed` | A price has changed in the meantime. Please look at the new prices again. |
         *     | 409 | `another-message` | Another message was already sent with this id. |
         *     | 409 | `till-off` | The salon does not take money here yet. An admin can turn it on under Money. |
         *     | 409 | `till-elsewhere` | The salon’s money is taken by another till. |
         *     | 409 | `price-has-changed` | It comes to another total than was shown. Please look again. |
         *     | 409 | `sale-not-paid` | The payments do not come to the total. |
         *     | 409 | `tendered-is-high` | That is more than ten times what is due. Please check the amount. |
         *     | 409 | `gift-card-empty` | There is not that much left on the gift card. |
         *     | 409 | `gift-card-blocked` | This gift card is blocked. |
         *     | 409 | `gift-card-expired` | This gift card has expired. |
         *     | 409 | `gift-cards-not-set-up` | Gift cards are sold once an admin has said how they are taxed. |
         *     | 409 | `other-method` | More cash would be given back than was paid in cash. |
         *     | 409 | `gift-card-used` | Some of this gift card has been used, so it stays sold. |
         *     | 409 | `tax-rate-in-use` | Something that is sold still has this tax. Give it another one first. |
         *     | 409 | `day-is-closed` | This day is closed already. |
         *     | 409 | `earlier-day-open` | An earlier day has to be closed first. |
         *     | 409 | `count-has-changed` | Something was sold or moved in the meantime. Please count again. |
         *     | 409 | `not-enough-tips` | This person is not owed that much in tips. |
         * @enum {string}
         */
        ProblemCode: "bad-request" | "unauthenticated" | "forbidden" | "not-found" | "method-not-allowed" | "too-large" | "unsupported-media-type" | "invalid-input" | "too-many-requests" | "internal" | "unavailable" | "email-already-in-use" | "invalid-email" | "weak-password" | "wrong-password" | "user-token-expired" | "user-disabled" | "requires-recent-login" | "invalid-action-code" | "unknown-browser" | "expired-action-code" | "invalid-verification-code" | "code-expired" | "last-admin" | "proof-needed" | "factor-required" | "passkey-refused" | "too-many-factors" | "last-factor" | "clients-have-accounts" | "account-not-verified" | "popup-closed-by-user" | "account-exists-with-different-credential" | "unauthorized-domain" | "network-request-failed" | "invalid-credential" | "unverified-email" | "credential-already-in-use" | "provider-already-linked" | "needs-password" | "slot-taken" | "dates-taken" | "blocks-in-the-way" | "outside-hours" | "stale-change" | "client-busy" | "verify-first" | "terms-changed" | "too-late" | "not-possible" | "already-paid" | "idempotency-key-reused" | "too-many-holds" | "visits-in-the-way" | "nobody-free" | "delay-in-the-way" | "delay-has-changed" | "already-away" | "has-coming-visits" | "has-history" | "service-has-bookings" | "service-has-changed" | "category-in-use" | "already-reviewed" | "review-has-changed" | "unusable-picture" | "too-many-pixels" | "picture-in-use" | "storage-full" | "pictures-away" | "bookings-are-to-come" | "currency-is-in-use" | "list-has-changed" | "prices-have-changed" | "another-message" | "till-off" | "till-elsewhere" | "price-has-changed" | "sale-not-paid" | "tendered-is-high" | "gift-card-empty" | "gift-card-blocked" | "gift-card-expired" | "gift-cards-not-set-up" | "other-method" | "gift-card-used" | "tax-rate-in-use" | "day-is-closed" | "earlier-day-open" | "count-has-changed" | "not-enough-tips";
        ProblemView: {
            /**
             * @description With `forbidden`, where it was asked who is an admin.
             * @example false
             * @enum {boolean}
             */
            admin?: false;
            /**
             * @description With `slot-taken` and `outside-hours`: the nearest free starts, three at most.
             * @example [
             *       "2027-03-02T10:15:00.000Z"
             *     ]
             */
            alternatives?: string[];
            /** @description With `stale-change`: the booking as it is now. */
            booking?: components["schemas"]["BookingView"];
            /**
             * @description With `outside-hours`: whether the desk may confirm that this is intended.
             * @example true
             */
            canConfirm?: boolean;
            /**
             * @description What programs branch on. A code never changes its meaning.
             *
             *     | status | code | title |
             *     | --- | --- | --- |
             *     | 400 | `bad-request` | The request could not be read. |
             *     | 401 | `unauthenticated` | Please log in first. |
             *     | 403 | `forbidden` | Your account is not allowed to do this. |
             *     | 404 | `not-found` | This could not be found. |
             *     | 405 | `method-not-allowed` | This method is not supported here. |
             *     | 413 | `too-large` | This is too large. |
             *     | 415 | `unsupported-media-type` | Please send JSON. |
             *     | 422 | `invalid-input` | Some fields need your attention. |
             *     | 429 | `too-many-requests` | Too many attempts. Please wait a moment. |
             *     | 500 | `internal` | Something went wrong on our side. |
             *     | 503 | `unavailable` | The salon’s system is busy. Please try again in a moment. |
             *     | 409 | `email-already-in-use` | There is already an account with this email address. |
             *     | 422 | `invalid-email` | This is not a valid email address. |
             *     | 403 | `weak-password` | People who work at the salon need a longer password. Please choose a new one. |
             *     | 401 | `wrong-password` | The email address or password is wrong. |
             *     | 401 | `user-token-expired` | Your session has ended. Please log in again. |
             *     | 403 | `user-disabled` | This account has been closed. |
             *     | 403 | `requires-recent-login` | Please log in again before you change this. |
             *     | 403 | `invalid-action-code` | This link is no longer valid. |
             *     | 403 | `unknown-browser` | Please enter the password of this account, or choose a new one. |
             *     | 403 | `expired-action-code` | This link has expired. Please ask for a new one. |
             *     | 403 | `invalid-verification-code` | That is not the code. |
             *     | 403 | `code-expired` | This code no longer works. Please ask for a new one. |
             *     | 409 | `last-admin` | The salon needs at least one admin. Make somebody else an admin first. |
             *     | 403 | `proof-needed` | Please confirm that it’s you. |
             *     | 403 | `factor-required` | The salon asks for two-step log-in. Please set it up in your account first. |
             *     | 403 | `passkey-refused` | This passkey could not be confirmed. Please try again, or choose another way. |
             *     | 409 | `too-many-factors` | You have ten of them already. Please remove one first. |
             *     | 409 | `last-factor` | The salon asks for two-step log-in, so the last one stays. Please add another first. |
             *     | 409 | `clients-have-accounts` | Both clients have an account. |
             *     | 409 | `account-not-verified` | The email address of this account is not confirmed. |
             *     | 403 | `popup-closed-by-user` | Signing in with Google was cancelled. |
             *     | 409 | `account-exists-with-different-credential` | There is already an account with this email address. Please log in the way you did before. |
             *     | 403 | `unauthorized-domain` | You cannot sign in with Google from this address. |
             *     | 503 | `network-request-failed` | Google did not answer. Please try again in a moment. |
             *     | 403 | `invalid-credential` | Google did not confirm the sign-in. Please try again. |
             *     | 403 | `unverified-email` | This email address has not been confirmed. |
             *     | 409 | `credential-already-in-use` | This Google account is linked to another account here. |
             *     | 409 | `provider-already-linked` | Your account is linked to another Google account. |
             *     | 409 | `needs-password` | Please set a password first. Without one you could no longer log in. |
             *     | 409 | `slot-taken` | That time was just taken. |
             *     | 409 | `dates-taken` | Not all of these dates are free. |
             *     | 409 | `blocks-in-the-way` | Something is in the way, so nothing was changed. |
             *     | 409 | `outside-hours` | Nobody is working at that time. |
             *     | 409 | `stale-change` | Somebody else has just changed this booking. |
             *     | 409 | `client-busy` | You already have a booking at that time. |
             *     | 409 | `verify-first` | Please confirm your email address first. |
             *     | 409 | `terms-changed` | The price or the length would be another. |
             *     | 409 | `too-late` | It is too late to change this booking online. |
             *     | 409 | `not-possible` | This is no longer possible. |
             *     | 409 | `already-paid` | This visit is paid for. Give the money back first. |
             *     | 422 | `idempotency-key-reused` | This Idempotency-Key was already used for another request. |
             *     | 429 | `too-many-holds` | You are already holding as many times as you can. |
             *     | 409 | `visits-in-the-way` | There are bookings during that time. Please decide what happens to each of them. |
             *     | 409 | `nobody-free` | Nobody else is free at that time. |
             *     | 409 | `delay-in-the-way` | What comes after it cannot move on like that. |
             *     | 409 | `delay-has-changed` | What comes after it has just changed. |
             *     | 409 | `already-away` | This team member already has time off then. |
             *     | 409 | `has-coming-visits` | This team member still has upcoming bookings. Please move or cancel them first. |
             *     | 409 | `has-history` | This team member has past bookings, so they cannot be deleted. Mark them as having left instead. |
             *     | 409 | `service-has-bookings` | This service has bookings, so it can only be archived. |
             *     | 409 | `service-has-changed` | Somebody else has just changed this service. |
             *     | 409 | `category-in-use` | This category still has services. |
             *     | 409 | `already-reviewed` | You have already reviewed this booking. |
             *     | 409 | `review-has-changed` | The client has just changed this review. Please read it again. |
             *     | 422 | `unusable-picture` | This picture cannot be used. Please choose a JPEG, PNG, WebP or AVIF file. |
             *     | 422 | `too-many-pixels` | This picture has too many pixels. Please choose one with at most 40 million. |
             *     | 409 | `picture-in-use` | This picture is still in use. |
             *     | 507 | `storage-full` | There is no space left for pictures. |
             *     | 503 | `pictures-away` | Pictures cannot be reached at the moment. Nothing was changed; please try again in a few minutes. |
             *     | 409 | `bookings-are-to-come` | Bookings are still to come. They stay as they are; say that you know. |
             *     | 409 | `currency-is-in-use` | Money of the till is in the old currency, so the currency stays. |
             *     | 409 | `list-has-changed` | Somebody else has just changed this list. Please check it again. |
             *     | 409 | `prices-have-changed` | A price has changed in the meantime. Please look at the new prices again. |
             *     | 409 | `another-message` | Another message was already sent with this id. |
             *     | 409 | `till-off` | The salon does not take money here yet. An admin can turn it on under Money. |
             *     | 409 | `till-elsewhere` | The salon’s money is taken by another till. |
             *     | 409 | `price-has-changed` | It comes to another total than was shown. Please look again. |
             *     | 409 | `sale-not-paid` | The payments do not come to the total. |
             *     | 409 | `tendered-is-high` | That is more than ten times what is due. Please check the amount. |
             *     | 409 | `gift-card-empty` | There is not that much left on the gift card. |
             *     | 409 | `gift-card-blocked` | This gift card is blocked. |
             *     | 409 | `gift-card-expired` | This gift card has expired. |
             *     | 409 | `gift-cards-not-set-up` | Gift cards are sold once an admin has said how they are taxed. |
             *     | 409 | `other-method` | More cash would be given back than was paid in cash. |
             *     | 409 | `gift-card-used` | Some of this gift card has been used, so it stays sold. |
             *     | 409 | `tax-rate-in-use` | Something that is sold still has this tax. Give it another one first. |
             *     | 409 | `day-is-closed` | This day is closed already. |
             *     | 409 | `earlier-day-open` | An earlier day has to be closed first. |
             *     | 409 | `count-has-changed` | Something was sold or moved in the meantime. Please count again. |
             *     | 409 | `not-enough-tips` | This person is not owed that much in tips. |
             */
            code: components["schemas"]["ProblemCode"];
            /**
             * @description With `has-coming-visits`: how many bookings the team member still has; with `bookings-are-to-come`: the salon.
             * @example 1
             */
            comingVisits?: number;
            /** @description With `count-has-changed`: what the count comes to now. */
            count?: components["schemas"]["TillCountView"];
            /** @description With `dates-taken`: every date of the series, each with its state and the nearest free starts. */
            dates?: components["schemas"]["SeriesDateView"][];
            /**
             * Format: date
             * @description With `earlier-day-open`: the day that has to be closed first.
             * @example 2027-03-02
             */
            day?: string;
            /** @description With `delay-in-the-way` and `delay-has-changed`: what the delay would do now. */
            delay?: components["schemas"]["DelayView"];
            /**
             * @description With `last-admin`: no account was deleted.
             * @example 0
             * @enum {integer}
             */
            deletedCount?: 0;
            /** @example Please call the salon. */
            detail?: string;
            /** @description The fields that were rejected, the first twenty of them. */
            errors?: components["schemas"]["FieldProblemView"][];
            /** @description With `blocks-in-the-way`: each block that cannot be made, and why. */
            inTheWay?: components["schemas"]["BlockInTheWayView"][];
            /**
             * @description The id of the request, as in the header `X-Request-Id` of every answer and in the server's log.
             * @example 0c8f7c52-1e0b-4a7e-9d35-6b1f0f6f2d11
             */
            instance: string;
            /**
             * @description With `last-admin`: nobody's role was changed.
             * @example 0
             * @enum {integer}
             */
            modifiedCount?: 0;
            /** @description With `terms-changed`: what the booking would become. */
            planned?: components["schemas"]["PlannedBookingView"];
            /** @description With `price-has-changed` and `sale-not-paid`: what it comes to. */
            quote?: components["schemas"]["QuoteView"];
            /**
             * @description With `already-paid`: the sale, whose money has to be given back first.
             * @example 6b7c8d9e-0f1a-4b2c-8d3e-4f5a6b7c8d9e
             */
            saleId?: string;
            /** @description With `service-has-changed`: the service as it is now. */
            service?: components["schemas"]["ServiceEntryView"];
            /** @example 409 */
            status: number;
            /** @example That time was just taken. */
            title: string;
            /** @example /problems/slot-taken */
            type: string;
            /** @description With `visits-in-the-way`: the bookings in that time. With `nobody-free`: those that nobody can take over. */
            visits?: components["schemas"]["BookingInTheWayView"][];
            /**
             * @description With `proof-needed`: how the caller can prove that it is them, at `POST /auth/proof` or by a passkey.
             * @example [
             *       "totp"
             *     ]
             */
            ways?: ("totp" | "passkey" | "recovery" | "password")[];
        };
        ProductView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example true */
            isArchived: boolean;
            /** @example true */
            isLow: boolean;
            /**
             * @description With as few as this it is time to order; null for never.
             * @example 3
             */
            lowStock: number | null;
            /**
             * @description In the salon’s currency.
             * @example 95
             */
            price: number;
            /**
             * @description How many there are; below nothing when a delivery was not entered.
             * @example 12
             */
            stock: number;
            /**
             * @description Null for the usual tax.
             * @example 3a5b6c7d-8e9f-4a01-8b2c-3d4e5f607182
             */
            taxRateId: string | null;
            /** @example Shampoo */
            title: string;
        };
        ProductsPageView: {
            items: components["schemas"]["ProductView"][];
            /**
             * @description How many of all are to be ordered again, whatever is looked for.
             * @example 2
             */
            low: number;
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        ProposalView: {
            /** @description Who would do the lines of whoever is ill; empty when it is cancelled. */
            people: components["schemas"]["LineTakenOverView"][];
            /**
             * Format: date-time
             * @description When it would start, ISO 8601 in UTC; null when it is cancelled.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string | null;
            /**
             * @description The same time with colleagues, another time, or neither.
             * @example hand-over
             * @enum {string}
             */
            what: "hand-over" | "move" | "cancel";
        };
        ProveDto: {
            /**
             * @description For whoever has a second factor: a code of an app, or a recovery code.
             * @example 287082
             */
            code?: string;
            /**
             * @description For whoever has none.
             * @example a blue door at noon
             */
            password?: string;
        };
        PublishReviewDto: {
            /**
             * @description Of the text that the admin has read.
             * @example 1
             */
            version: number;
        };
        QrView: {
            /**
             * @description The dark parts, as the `d` of a path; they are to be dark on light in every theme.
             * @example M4 4h7v1h-7z
             */
            path: string;
            /**
             * @description The view box is so many units on each side, with the quiet margin.
             * @example 1
             */
            size: number;
        };
        QuoteLineView: {
            /**
             * @description Its own, and its share of what is off the whole sale.
             * @example 0
             */
            discount: number;
            /**
             * @example service
             * @enum {string}
             */
            kind: "service" | "product" | "gift-card";
            /** @example 1 */
            quantity: number;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string | null;
            /** @example Ana */
            staffName: string;
            /** @example 17.76 */
            tax: number;
            /**
             * @description In percent.
             * @example 23
             */
            taxRate: number;
            /** @example Colour */
            title: string;
            /**
             * @description What the client pays for it.
             * @example 95
             */
            total: number;
            /**
             * @description Of one, with tax unless that is added.
             * @example 95
             */
            unitPrice: number;
        };
        QuoteView: {
            /**
             * @description What has to be confirmed, as it looks like a slip: that more than ten times as much was handed over.
             * @example tendered-is-high
             * @enum {string|null}
             */
            asksAgain: "tendered-is-high" | null;
            /**
             * Format: date
             * @description The day of the till, a local date.
             * @example 2027-03-02
             */
            businessDay: string;
            /**
             * @description What is given back of the cash handed over.
             * @example 20
             */
            change: number;
            currency: components["schemas"]["CurrencyView"];
            /** @example 0 */
            discount: number;
            /**
             * @description What is still to be paid.
             * @example 0
             */
            due: number;
            /**
             * @description False when today is closed, so that it goes to the next day.
             * @example true
             */
            isToday: boolean;
            lines: components["schemas"]["QuoteLineView"][];
            /**
             * @description What the payments come to.
             * @example 100
             */
            paid: number;
            /**
             * @description Of what is paid in cash.
             * @example 0
             */
            rounding: number;
            /**
             * @description Before discounts, with tax unless that is added.
             * @example 95
             */
            subtotal: number;
            /** @example 17.76 */
            tax: number;
            /** @example true */
            taxIsAdded: boolean;
            taxes: components["schemas"]["SaleTaxView"][];
            /** @example 5 */
            tip: number;
            /**
             * @description What is to be paid, tips and rounding in it.
             * @example 100
             */
            total: number;
        };
        RateFromDayDto: {
            /**
             * Format: date
             * @description Today or later, and not in a day that was closed.
             * @example 2027-03-02
             */
            fromDay: string;
            /** @example 23 */
            percent: number;
        };
        RateFromDayView: {
            /**
             * Format: date
             * @example 2027-03-02
             */
            fromDay: string;
            /**
             * @description In percent.
             * @example 23
             */
            percent: number;
        };
        RearrangeDto: {
            /**
             * @description The client has agreed on the telephone, and need not be called.
             * @example true
             */
            isAgreed?: boolean;
            /**
             * @description Added to the email when it is cancelled.
             * @example Do you also do weddings?
             */
            message?: string;
            /** @description Where it goes; needed unless it is cancelled. */
            offer?: components["schemas"]["TimeOfferDto"];
            /**
             * Format: uuid
             * @description Whose sick day it is.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string;
            /**
             * @description Give it another time or colleagues, or cancel it.
             * @example rearrange
             * @enum {string}
             */
            verb: "rearrange" | "cancel";
            /**
             * @description The version of the booking that was seen.
             * @example 1
             */
            version: number;
        };
        RearrangedView: {
            /**
             * Format: date-time
             * @description When somebody ticked that they have called the client; null until then.
             * @example 2027-03-01T10:05:00.000Z
             */
            calledAt: string | null;
            /**
             * @description Whether it may still be undone: nothing has changed since, and no email has left.
             * @example true
             */
            canUndo: boolean;
            /**
             * @description What becomes of the email that tells the client: `none` without a mail server or an address.
             * @example none
             * @enum {string}
             */
            letter: "none" | "waiting" | "sent" | "failed";
            /**
             * Format: date-time
             * @description When it was sent, or will be, ISO 8601 in UTC; null without one.
             * @example 2027-03-01T10:02:00.000Z
             */
            letterAt: string | null;
            /**
             * @description Who does now what whoever is ill was to do, by name.
             * @example [
             *       "Rita"
             *     ]
             */
            people: string[];
            /**
             * Format: date-time
             * @description When it starts now, ISO 8601 in UTC; of one that was cancelled, when it would have.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example hand-over
             * @enum {string}
             */
            what: "hand-over" | "move" | "cancel";
        };
        ReceivedInvitationView: {
            /**
             * @description Whom it is for.
             * @example mia@example.com
             */
            email: string;
            /**
             * @description What its reader does next: accept it, register an account for it, log in to the account with its address, or log out of
             *     another account first. Nothing where it does not work any more.
             * @example accept
             * @enum {string}
             */
            next: "accept" | "register" | "log-in" | "log-out" | "none";
            /**
             * @example stylist
             * @enum {string}
             */
            role: "stylist" | "reception" | "admin";
            /**
             * @example open
             * @enum {string}
             */
            state: "open" | "used" | "withdrawn" | "expired";
        };
        RecoveryCodesView: {
            /**
             * @example [
             *       "7h3k-9qtm-2c5x-v8wd"
             *     ]
             */
            codes: string[];
        };
        RegisterInvitedDto: {
            /**
             * @description What stands behind `#code=` in the link of the mail.
             * @example q3nV0b7xYkR2sT5uW8zA1cD4eF6gH9jK
             */
            code: string;
            /** @example Mia Costa */
            name: string;
            /**
             * @description As strong as that of everybody who works here.
             * @example a blue door at noon
             */
            password: string;
        };
        ReinstateBookingDto: {
            /**
             * @description Allow a time at which the team member doesn't work.
             * @example true
             */
            allowOutsideHours?: boolean;
            /**
             * @description For the desk: whether to email the client. Left out: yes.
             * @example true
             */
            sendLetter?: boolean;
            /** @example 1 */
            version?: number;
        };
        RemoveBlocksDto: {
            /**
             * @description The id of the block from which the change is seen.
             * @example 4711
             */
            blockId: string;
            /**
             * @description Only the date of that block, this and later ones, or all that have not begun.
             * @example this
             * @enum {string}
             */
            dates: "this" | "later" | "all";
            /**
             * @description Only the person of that block, or all.
             * @example this
             * @enum {string}
             */
            people: "this" | "all";
        };
        RepeatBlocksDto: {
            /**
             * @description How many dates there are. Either this or `until`.
             * @example 128
             */
            count?: number;
            /**
             * @description Every so many weeks of the salon’s calendar.
             * @example 4
             */
            everyWeeks: number;
            /**
             * @description The last local date of the salon on which there may be one.
             * @example 2027-08-31
             */
            until?: string;
            /**
             * @description On which weekdays: 1 is Monday, 7 is Sunday.
             * @example [
             *       2
             *     ]
             */
            weekdays: number[];
        };
        RequestCodeDto: {
            /**
             * Format: email
             * @example mia@example.com
             */
            email: string;
            /**
             * @description The page of this site that the link in the email leads to. Left out: the front page.
             * @example /book
             */
            from?: string;
            /**
             * @description What to call somebody who has no account yet.
             * @example Mia Costa
             */
            name?: string;
            /**
             * @description How the salon can reach them, if it does not know yet.
             * @example +351 912 345 678
             */
            phone?: string;
        };
        RequestResetDto: {
            /**
             * Format: email
             * @example mia@example.com
             */
            email: string;
        };
        RequestedCodeView: {
            /**
             * @description The code itself in the demo salon, which sends no emails; null everywhere else.
             * @example null
             */
            code: string | null;
            /**
             * Format: date-time
             * @description When the code stops working. Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:12:00.000Z
             */
            expiresAt: string;
        };
        ResetPasswordDto: {
            /**
             * @description What stands behind `#code=` in the link of the mail.
             * @example q3nV0b7xYkR2sT5uW8zA1cD4eF6gH9jK
             */
            code: string;
            /** @example a blue door at noon */
            password: string;
        };
        ResizeBookingDto: {
            /**
             * @description Allow a time at which the team member doesn't work.
             * @example true
             */
            allowOutsideHours?: boolean;
            /**
             * Format: uuid
             * @description The line to make longer or shorter.
             * @example e5f60718-293a-4b4c-8d5e-6f708192a3b4
             */
            lineId: string;
            /**
             * @description How long the client is there for this line from now on, from its start to its end; a multiple of five. The last
             *     active segment takes the difference.
             * @example 90
             */
            minutes: number;
            /** @example 1 */
            version?: number;
        };
        ReviewAbilitiesView: {
            /** @example true */
            hide: boolean;
            /** @example true */
            publish: boolean;
        };
        ReviewAnswerView: {
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            at: string;
            /** @example Thank you, Mia! */
            text: string;
        };
        ReviewEntryView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            answer: components["schemas"]["ReviewAnswerView"] | null;
            can: components["schemas"]["ReviewAbilitiesView"];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /**
             * @description Of the account it was written from; null when there is none.
             * @example mia@example.com
             */
            email: string | null;
            /** @example  */
            hiddenReason: string;
            /** @example /media/7a1b2c3d.webp */
            img: string;
            /** @example Mia Costa */
            name: string;
            /**
             * @description The services of that booking; null unless it is verified.
             * @example Colour
             */
            service: string | null;
            /**
             * @description One to five.
             * @example 5
             */
            stars: number;
            /**
             * @example pending
             * @enum {string}
             */
            status: "pending" | "published" | "hidden";
            /** @example Ana is wonderful. I will be back. */
            text: string;
            /**
             * @description Company and designation; may be empty.
             * @example Colour
             */
            title: string;
            /**
             * @description Whether it is about a booking that took place.
             * @example true
             */
            verified: boolean;
            /**
             * @description Of the text; sent along when it is published.
             * @example 1
             */
            version: number;
            visit: components["schemas"]["ReviewedBookingView"] | null;
        };
        ReviewPageView: {
            items: components["schemas"]["ReviewEntryView"][];
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description How many are waiting to be read, whatever the list shows.
             * @example 1
             */
            pending: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        ReviewSummaryView: {
            /**
             * @description Of their stars, to one decimal; null while there are too few for it to mean anything.
             * @example 4.9
             */
            average: number | null;
            /**
             * @description How many reviews are published.
             * @example 128
             */
            count: number;
        };
        ReviewView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            answer: components["schemas"]["ReviewAnswerView"] | null;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /** @example /media/7a1b2c3d.webp */
            img: string;
            /** @example Mia Costa */
            name: string;
            /**
             * @description The services of that booking; null unless it is verified.
             * @example Colour
             */
            service: string | null;
            /**
             * @description One to five.
             * @example 5
             */
            stars: number;
            /** @example Ana is wonderful. I will be back. */
            text: string;
            /**
             * @description Company and designation; may be empty.
             * @example Colour
             */
            title: string;
            /**
             * @description Whether it is about a booking that took place.
             * @example true
             */
            verified: boolean;
        };
        ReviewedBookingView: {
            /** @example K7QF2M */
            reference: string;
            /**
             * @example [
             *       "Ana"
             *     ]
             */
            staff: string[];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        RoleView: {
            /**
             * @description What an admin may grant beyond the role: only what changes anything for it.
             * @example [
             *       "edit-hours"
             *     ]
             */
            grants: ("edit-hours" | "see-contacts" | "move-others" | "read-only")[];
            /**
             * @example user
             * @enum {string}
             */
            role: "user" | "stylist" | "reception" | "admin";
        };
        SaleAbilitiesView: {
            /** @example true */
            email: boolean;
            /** @example true */
            print: boolean;
            /** @example true */
            refund: boolean;
            /** @example true */
            undo: boolean;
        };
        SaleBookingView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description Empty for somebody who has been erased.
             * @example Mia Costa
             */
            clientName: string;
            /** @example K7QF2M */
            reference: string;
        };
        SaleLineView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description Its own, and its share of what is off the whole sale.
             * @example 0
             */
            discount: number;
            /** @example  */
            discountReason: string;
            /**
             * @description Of a gift card that was sold.
             * @example null
             */
            giftCardId: string | null;
            /**
             * @example service
             * @enum {string}
             */
            kind: "service" | "product" | "gift-card";
            /** @example 1 */
            quantity: number;
            /**
             * @description How much of that was given back.
             * @example 0
             */
            refunded: number;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string | null;
            /**
             * @description As the team member is called today; empty without one.
             * @example Ana
             */
            staffName: string;
            /** @example 17.76 */
            tax: number;
            /**
             * @description In percent.
             * @example 23
             */
            taxRate: number;
            /** @example Colour */
            title: string;
            /**
             * @description What the client pays for it.
             * @example 95
             */
            total: number;
            /**
             * @description Of one, with tax unless that is added.
             * @example 95
             */
            unitPrice: number;
        };
        SalePageView: {
            currency: components["schemas"]["CurrencyView"];
            items: components["schemas"]["SaleRowView"][];
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        SalePaymentView: {
            /** @example 100 */
            amount: number;
            /**
             * @description Of cash: what was given back.
             * @example 20
             */
            change: number;
            /**
             * @description The end of the gift card's code.
             * @example null
             */
            giftCardLast4: string | null;
            /**
             * @example cash
             * @enum {string}
             */
            method: "cash" | "card" | "transfer" | "gift-card" | "elsewhere";
            /** @example  */
            reference: string;
            /**
             * @description Of cash: what was handed over.
             * @example 120
             */
            tendered: number | null;
        };
        SaleReferenceView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description Its number, as people say it: `S-1042`, `R-17`. Null where another till takes the money.
             * @example S-1042
             */
            label: string | null;
        };
        SaleRefundView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description Whether it gave back all that was left, so that the visit is to be paid again.
             * @example true
             */
            isUndo: boolean;
            /**
             * @description Its number, as people say it: `S-1042`, `R-17`. Null where another till takes the money.
             * @example R-17
             */
            label: string | null;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T11:35:00.000Z
             */
            madeAt: string;
            /** @example Colour was redone */
            reason: string;
            /**
             * @description What was given back.
             * @example 20
             */
            total: number;
        };
        SaleRowView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            booking: components["schemas"]["SaleBookingView"] | null;
            /**
             * Format: date
             * @example 2027-03-02
             */
            businessDay: string;
            /** @example 0 */
            discount: number;
            /** @example true */
            isUndone: boolean;
            /**
             * @example sale
             * @enum {string}
             */
            kind: "sale" | "refund";
            /**
             * @description Its number, as people say it: `S-1042`, `R-17`. Null where another till takes the money.
             * @example S-1042
             */
            label: string | null;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T11:35:00.000Z
             */
            madeAt: string;
            /**
             * @example [
             *       "cash"
             *     ]
             */
            methods: ("cash" | "card" | "transfer" | "gift-card" | "elsewhere")[];
            /** @description Of a refund: the sale. */
            ofSale: components["schemas"]["SaleReferenceView"] | null;
            /** @example  */
            reason: string;
            /**
             * @description How much of it was given back.
             * @example 0
             */
            refunded: number;
            soldBy: components["schemas"]["SaleSellerView"];
            /** @example 5 */
            tip: number;
            /**
             * @description Of its lines, in order.
             * @example [
             *       "Colour"
             *     ]
             */
            titles: string[];
            /**
             * @description What was paid, or given back.
             * @example 100
             */
            total: number;
        };
        SaleSellerView: {
            /**
             * @description Null when their account is gone.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            _id: string | null;
            /** @example Rita */
            name: string;
        };
        SaleTaxView: {
            /** @example Standard */
            name: string;
            /** @example 77.24 */
            net: number;
            /** @example 23 */
            ratePercent: number;
            /** @example 17.76 */
            tax: number;
        };
        SaleTipView: {
            /** @example 5 */
            amount: number;
            /** @example 0 */
            refunded: number;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            /** @example Ana */
            staffName: string;
        };
        SaleView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            booking: components["schemas"]["SaleBookingView"] | null;
            /**
             * Format: date
             * @description The day of the till, a local date: that of a sale after the close is the next one.
             * @example 2027-03-02
             */
            businessDay: string;
            /** @description What the reader may do with it. */
            can: components["schemas"]["SaleAbilitiesView"];
            currency: components["schemas"]["CurrencyView"];
            /** @example 0 */
            discount: number;
            giftCards: components["schemas"]["SoldGiftCardView"][];
            /**
             * @example sale
             * @enum {string}
             */
            kind: "sale" | "refund";
            /**
             * @description Its number, as people say it: `S-1042`, `R-17`. Null where another till takes the money.
             * @example S-1042
             */
            label: string | null;
            lines: components["schemas"]["SaleLineView"][];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T11:35:00.000Z
             */
            madeAt: string;
            /**
             * @description `elsewhere`: another till took the money, and its receipt counts.
             * @example elsewhere
             * @enum {string}
             */
            mode: "elsewhere" | "record";
            /** @description Of a refund: the sale. */
            ofSale: components["schemas"]["SaleReferenceView"] | null;
            payments: components["schemas"]["SalePaymentView"][];
            /**
             * @description Of a refund, or of what was off the whole sale.
             * @example
             */
            reason: string;
            /**
             * @description What is left to be given back.
             * @example 100
             */
            refundable: number;
            /** @description Oldest first. */
            refunds: components["schemas"]["SaleRefundView"][];
            /**
             * @description Of cash.
             * @example 0
             */
            rounding: number;
            soldBy: components["schemas"]["SaleSellerView"];
            /**
             * @description Before discounts, with tax unless that is added.
             * @example 95
             */
            subtotal: number;
            /** @example 17.76 */
            tax: number;
            /** @example true */
            taxIsAdded: boolean;
            taxes: components["schemas"]["SaleTaxView"][];
            /** @example 5 */
            tip: number;
            tips: components["schemas"]["SaleTipView"][];
            /**
             * @description What was paid, or given back, tips and rounding in it.
             * @example 100
             */
            total: number;
            /**
             * @description The refund that undid it.
             * @example null
             */
            undoneBy: string | null;
        };
        SalonLanguagesView: {
            /** @description The one whose addresses name no language. */
            mainLanguage: components["schemas"]["Language"];
            /** @description In the order of the menu. */
            others: components["schemas"]["SpokenLanguageView"][];
        };
        SalonNoteView: {
            /**
             * Format: date-time
             * @example 2027-02-21T09:30:00.000Z
             */
            changedAt: string;
            /**
             * Format: date-time
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /** @example mia@example.com */
            email: string;
            /** @example Mia Costa */
            name: string;
            /** @example Likes the seat by the window. */
            note: string;
            /** @example +351 912 345 678 */
            phone: string;
            /**
             * @example [
             *       "bride"
             *     ]
             */
            tags: string[];
            /** @example Allergic to ammonia. */
            warning: string;
        };
        SalonView: {
            address: components["schemas"]["AddressView"];
            /** @example 1440 */
            cancellationNoticeMinutes: number;
            /**
             * @description ISO 3166-1 in two letters; null until somebody has said in which country it is.
             * @example PT
             */
            countryCode: string | null;
            currency: components["schemas"]["CurrencyView"];
            /** @example hello@maisonvera.example */
            email: string;
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                "contact.heading"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "contact.intro"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "footer.company"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "footer.links"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "footer.note"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "footer.social"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "hero.button"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "hero.headline"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "hero.intro"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "imprint.heading"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "message.heading"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "message.intro"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "portfolio.heading"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "portfolio.intro"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "privacy.heading"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "services.heading"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "services.intro"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "showcase.heading"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "showcase.intro"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "showcase.more"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "team.heading"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "team.intro"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "terms.heading"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "testimonials.heading"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "treatment.customers.figure"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "treatment.customers.label"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "treatment.heading"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "treatment.services.figure"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "treatment.services.label"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "treatment.text"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                "visit.heading"?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description On which weeks begin, 1 is Monday. Null: as each reader's language has it.
             * @example 1
             */
            firstWeekday: number | null;
            hero: components["schemas"]["HeroView"];
            /** @example 90 */
            horizonDays: number;
            /**
             * @description How hours are written: to twelve, or to twenty-three. Null: as each reader's language does.
             * @example h23
             * @enum {string|null}
             */
            hourCycle: "h12" | "h23" | null;
            /**
             * @description Whether this is the invented salon of a first start, in which nothing is real. It ends with the salon's own name.
             * @example true
             */
            isDemo: boolean;
            /** @description In which the site can be read: the main one first. Pages in any other have it before their path, "/pt/contact". */
            languages: components["schemas"]["Language"][];
            /** @description The language of pages whose address names none. */
            mainLanguage: components["schemas"]["Language"];
            /** @example Maison Vera */
            name: string;
            /** @example 120 */
            noticeMinutes: number;
            openingHours: components["schemas"]["OpeningHoursView"][];
            /** @description Null where the standard words stand. */
            ownWords: components["schemas"]["OwnWordsView"] | null;
            /** @example +351 912 345 678 */
            phone: string;
            /** @description Null until the owner has said where it is. */
            position: components["schemas"]["PositionView"] | null;
            /**
             * @description How long before the end of free cancellation clients are reminded of their booking.
             * @example 1440
             */
            reminderMinutes: number;
            /**
             * @description Whether clients who book online have to leave a phone number; at the desk it can be left out.
             * @example true
             */
            requiresPhone: boolean;
            /** @example 15 */
            slotStepMinutes: number;
            socials: components["schemas"]["SocialLinkView"][];
            specialDays: components["schemas"]["SpecialDayView"][];
            /** @description What the public pages say, by the name of each text. */
            texts: {
                "contact.heading": string;
                "contact.intro": string;
                "footer.company": string;
                "footer.links": string;
                "footer.note": string;
                "footer.social": string;
                "hero.button": string;
                "hero.headline": string;
                "hero.intro": string;
                "imprint.heading": string;
                "message.heading": string;
                "message.intro": string;
                "portfolio.heading": string;
                "portfolio.intro": string;
                "privacy.heading": string;
                "services.heading": string;
                "services.intro": string;
                "showcase.heading": string;
                "showcase.intro": string;
                "showcase.more": string;
                "team.heading": string;
                "team.intro": string;
                "terms.heading": string;
                "testimonials.heading": string;
                "treatment.customers.figure": string;
                "treatment.customers.label": string;
                "treatment.heading": string;
                "treatment.services.figure": string;
                "treatment.services.label": string;
                "treatment.text": string;
                "visit.heading": string;
            };
            /**
             * @description IANA zone in which the salon's days and hours are meant.
             * @example Europe/Lisbon
             */
            timeZone: string;
        };
        SeenVersionDto: {
            /** @example 1 */
            version?: number;
        };
        SegmentDto: {
            /**
             * @description `active`: a team member works. `processing`: the client stays, the team member is free.
             * @example active
             * @enum {string}
             */
            kind: "active" | "processing";
            /**
             * @description In steps of five.
             * @example 90
             */
            minutes: number;
        };
        SegmentView: {
            /**
             * @description `active`: a team member works. `processing`: the client stays, the team member is free.
             * @example processing
             * @enum {string}
             */
            kind: "processing" | "active";
            /** @example 90 */
            minutes: number;
        };
        SendMessageDto: {
            /**
             * Format: email
             * @example mia@example.com
             */
            email: string;
            /**
             * @description The form it was sent with.
             * @example home
             * @enum {string}
             */
            kind: "home" | "contact";
            /** @example Costa */
            lastName?: string;
            /** @example Do you also do weddings? */
            message: string;
            /**
             * Format: uuid
             * @description Created once per message, so that sending it again after a double click or a lost response adds no second one.
             * @example 07182930-4b5c-4d6e-8f70-8192a3b4c5d6
             */
            messageId?: string;
            /** @example Mia Costa */
            name: string;
            /**
             * @description In any notation, including extensions.
             * @example +351 912 345 678
             */
            phone?: string;
            /**
             * @description A field that people do not see. Bots fill it in, and what they send is silently discarded.
             * @example
             */
            website?: string;
        };
        SentencePageView: {
            /**
             * @description All that there are, in their order.
             * @example [
             *       "web/book"
             *     ]
             */
            areas: string[];
            /**
             * @description And for how many of them the standard text has changed since.
             * @example 1
             */
            changedCount: number;
            items: components["schemas"]["SentenceView"][];
            /**
             * @description How many sentences have words of the salon's own.
             * @example 1
             */
            ownCount: number;
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        SentenceTextView: {
            /**
             * @description The first counts that this form is for; null where it is not for counts.
             * @example [
             *       1
             *     ]
             */
            counts: number[] | null;
            /**
             * @description "one", "few", …; empty where the sentence has one text only.
             * @example
             */
            form: string;
            /**
             * @description What the salon says instead; null while it says nothing of its own.
             * @example In the hands of {name}
             */
            own: string | null;
            /**
             * @description The values that a text has to have.
             * @example [
             *       "name"
             *     ]
             */
            required: string[];
            /**
             * @description Values stand in it by their names: "{name}".
             * @example With {name}
             */
            standard: string;
            /**
             * @example own
             * @enum {string}
             */
            state: "standard" | "own" | "changed" | "unfit";
            /**
             * @description The tags that it has to have, such as "b" for `<b>…</b>`.
             * @example [
             *       "b"
             *     ]
             */
            tags: string[];
        };
        SentenceView: {
            /**
             * @description Side and area, such as "web/book".
             * @example web/book
             */
            area: string;
            /**
             * @description Its name in the area.
             * @example withOnly
             */
            name: string;
            texts: components["schemas"]["SentenceTextView"][];
            /**
             * @description Those that a text may have.
             * @example [
             *       "name"
             *     ]
             */
            values: string[];
        };
        SeriesBookingView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description Another time was picked for it, or it was changed by itself: it stays when the series moves.
             * @example true
             */
            isApart: boolean;
            /**
             * @description Which of them it is, from 1; those that were cancelled count, too.
             * @example 1
             */
            number: number;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example confirmed
             * @enum {string}
             */
            status: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
        };
        SeriesDateView: {
            /**
             * @description Of a date that is not free, the nearest free starts from three days before to three days after, three at most.
             * @example [
             *       "2027-03-02T10:15:00.000Z"
             *     ]
             */
            alternatives: string[];
            /**
             * Format: date
             * @description The local date of the salon on which the series has it.
             * @example 2027-03-02
             */
            day: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @description `closed` when nobody who could do it works then, `client-busy` when the client has another booking.
             * @example free
             * @enum {string}
             */
            state: "free" | "taken" | "closed" | "client-busy";
        };
        SeriesPreviewView: {
            /** @description In order. */
            dates: components["schemas"]["SeriesDateView"][];
        };
        SeriesView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @description In order; for a stylist those with a line of theirs. */
            bookings: components["schemas"]["SeriesBookingView"][];
            /**
             * @description How many bookings there are, those included that the reader does not see.
             * @example 6
             */
            count: number;
            /** @example 4 */
            everyWeeks: number;
        };
        ServiceAbilitiesView: {
            /**
             * @description Only a service that was never booked can be deleted; others are archived.
             * @example true
             */
            delete: boolean;
        };
        ServiceCategoryDto: {
            /**
             * @description Left out, a new one takes what no other has as long as there is one, and another keeps its own.
             * @example clay
             * @enum {string}
             */
            colour?: "clay" | "rose" | "plum" | "sage" | "olive" | "sky" | "teal" | "indigo" | "amber" | "brick" | "moss" | "slate";
            /** @example Hair */
            title: string;
            /** @description In further languages. Those that are left out stay as they are. */
            words?: components["schemas"]["ServiceCategoryInEachLanguageDto"];
        };
        ServiceCategoryEntryView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description One of twelve, which stand for its services wherever they are shown by colour.
             * @example clay
             * @enum {string}
             */
            colour: "clay" | "rose" | "plum" | "sage" | "olive" | "sky" | "teal" | "indigo" | "amber" | "brick" | "moss" | "slate";
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                title?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description How many services stand in it, hidden and archived ones too. While there are any it cannot be deleted.
             * @example 4
             */
            services: number;
            /** @example colour */
            slug: string;
            /** @example Hair */
            title: string;
            /** @description In further languages. */
            words: components["schemas"]["TitleInEachLanguageView"];
        };
        ServiceCategoryInEachLanguageDto: {
            ar?: components["schemas"]["ServiceCategoryWordsDto"] | null;
            de?: components["schemas"]["ServiceCategoryWordsDto"] | null;
            en?: components["schemas"]["ServiceCategoryWordsDto"] | null;
            es?: components["schemas"]["ServiceCategoryWordsDto"] | null;
            fr?: components["schemas"]["ServiceCategoryWordsDto"] | null;
            pt?: components["schemas"]["ServiceCategoryWordsDto"] | null;
        };
        ServiceCategoryView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description One of twelve, which stand for its services wherever they are shown by colour.
             * @example clay
             * @enum {string}
             */
            colour: "clay" | "rose" | "plum" | "sage" | "olive" | "sky" | "teal" | "indigo" | "amber" | "brick" | "moss" | "slate";
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                title?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /** @example colour */
            slug: string;
            /** @example Hair */
            title: string;
        };
        ServiceCategoryWordsDto: {
            /** @example Colour */
            title?: string | null;
        };
        ServiceEntryView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            addOns: components["schemas"]["AddOnEntryView"][];
            /**
             * @description Clean-up after the client has left.
             * @example 10
             */
            bufferMinutes: number;
            can: components["schemas"]["ServiceAbilitiesView"];
            category: components["schemas"]["ServiceCategoryView"];
            /**
             * @description Bookings that are still to come. They stay as they were made, whatever is changed here.
             * @example 1
             */
            comingVisits: number;
            /** @example A colour that suits you, and a cut to go with it. */
            description: string;
            /**
             * @description How long the client is there.
             * @example 90
             */
            durationMinutes: number;
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                description?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                title?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description Path of the picture on this origin; empty when it has none.
             * @example /media/7a1b2c3d.webp
             */
            img: string;
            /** @description The salon's own picture in all its sizes; null for one that comes with the app. */
            picture: components["schemas"]["PictureView"] | null;
            /**
             * @description In the salon's currency.
             * @example 95
             */
            price: number;
            /**
             * @description `from`: the price is the least it costs.
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /**
             * @description After how many weeks clients usually come back for it; null where there is no such time.
             * @example 6
             */
            rebookWeeks: number | null;
            segments: components["schemas"]["SegmentView"][];
            /**
             * @description What its own page is called: `/all-services/{slug}`.
             * @example colour
             */
            slug: string;
            /**
             * @example active
             * @enum {string}
             */
            status: "active" | "hidden" | "archived";
            /** @example Colour */
            title: string;
            /**
             * @description Grows with every change except a new place in the order.
             * @example 1
             */
            version: number;
            /** @description In further languages. */
            words: components["schemas"]["ServiceInEachLanguageView"];
        };
        ServiceInEachLanguageDto: {
            ar?: components["schemas"]["ServiceWordsDto"] | null;
            de?: components["schemas"]["ServiceWordsDto"] | null;
            en?: components["schemas"]["ServiceWordsDto"] | null;
            es?: components["schemas"]["ServiceWordsDto"] | null;
            fr?: components["schemas"]["ServiceWordsDto"] | null;
            pt?: components["schemas"]["ServiceWordsDto"] | null;
        };
        ServiceInEachLanguageView: {
            ar?: components["schemas"]["ServiceWordsView"];
            de?: components["schemas"]["ServiceWordsView"];
            en?: components["schemas"]["ServiceWordsView"];
            es?: components["schemas"]["ServiceWordsView"];
            fr?: components["schemas"]["ServiceWordsView"];
            pt?: components["schemas"]["ServiceWordsView"];
        };
        ServiceTaxDto: {
            /**
             * Format: uuid
             * @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f
             */
            serviceId: string;
            /**
             * Format: uuid
             * @description Null for the usual one.
             * @example 3a5b6c7d-8e9f-4a01-8b2c-3d4e5f607182
             */
            taxRateId: string | null;
        };
        ServiceTaxView: {
            /** @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f */
            serviceId: string;
            /** @example 3a5b6c7d-8e9f-4a01-8b2c-3d4e5f607182 */
            taxRateId: string;
        };
        ServiceWordsDto: {
            /** @example A colour that suits you, and a cut to go with it. */
            description?: string | null;
            /** @example Colour */
            title?: string | null;
        };
        ServiceWordsView: {
            /** @example A colour that suits you, and a cut to go with it. */
            description: string | null;
            /** @description `changed`: the original is another one since. `missing`: a text has no translation. */
            state: components["schemas"]["WordsState"];
            /**
             * @description Null: not translated.
             * @example Colour
             */
            title: string | null;
        };
        SessionView: {
            /**
             * @description Whether one can log in with a code here.
             * @example true
             */
            codes: boolean;
            /**
             * @description Whether one can sign in with Google here.
             * @example true
             */
            google: boolean;
            /** @description Null for a visitor. */
            user: components["schemas"]["SignedInUserView"] | null;
        };
        SetBookingRulesDto: {
            /**
             * @description Up to how long before its start a client may cancel or move a booking.
             * @example 1440
             */
            cancellationNoticeMinutes: number;
            /**
             * @description How many days ahead the diary is open.
             * @example 90
             */
            horizonDays: number;
            /**
             * @description Says that it is known what a new time zone means for bookings that are to come; refused without it.
             * @example true
             */
            keepsBookings?: boolean;
            /**
             * @description How long before its start a booking must be made at the latest.
             * @example 120
             */
            noticeMinutes: number;
            /**
             * @description How long before the end of free cancellation clients are reminded of their booking. Left out: as it is.
             * @example 1440
             */
            reminderMinutes?: number;
            /**
             * @description Whether clients who book online have to leave a phone number. Left out: as it is.
             * @example true
             */
            requiresPhone?: boolean;
            /**
             * @description Bookings start on the hour and every so many minutes after it.
             * @example 15
             * @enum {integer}
             */
            slotStepMinutes: 5 | 10 | 15 | 20 | 30 | 60;
            /**
             * @description IANA name, such as Europe/Lisbon: the zone in which all hours of the salon are meant. Left out: as it is.
             * @example Europe/Lisbon
             */
            timeZone?: string;
        };
        SetFactorRuleDto: {
            /**
             * Format: date
             * @description The first day on which they need it, in the salon’s time zone; null to ask nobody.
             * @example 2027-04-01
             */
            from: string | null;
            /**
             * @description Who has to have a second factor. Clients never have to.
             * @example [
             *       "stylist"
             *     ]
             */
            roles: ("stylist" | "reception" | "admin")[];
        };
        SetOpeningHoursDto: {
            /** @description The whole week; a day without a window is closed. */
            windows: components["schemas"]["WeeklyWindowDto"][];
        };
        SetRoleDto: {
            /**
             * @description What they may beyond their role.
             * @example [
             *       "edit-hours"
             *     ]
             */
            grants: ("edit-hours" | "see-contacts" | "move-others" | "read-only")[];
            /**
             * @example user
             * @enum {string}
             */
            role: "user" | "stylist" | "reception" | "admin";
            /**
             * Format: uuid
             * @description The person of the team that they are; null for nobody whom clients book. A stylist is somebody.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string | null;
        };
        SetServiceTaxesDto: {
            /** @description Services that are left out keep what they have. */
            services: components["schemas"]["ServiceTaxDto"][];
        };
        SetSpecialDayDto: {
            /**
             * @description What visitors are told, such as "Freedom Day".
             * @example Dentist
             */
            reason?: string;
            /** @description When the salon is open that day instead of its usual hours; none to be closed. */
            windows: components["schemas"]["WindowDto"][];
        };
        SetStaffExceptionDto: {
            /** @description What is worked that day instead of the weekly hours; none for a day off. */
            windows: components["schemas"]["WindowDto"][];
        };
        SetStaffHoursDto: {
            /** @description The whole week; a day without a window is a day off. */
            windows: components["schemas"]["WeeklyWindowDto"][];
        };
        SetUpDto: {
            /**
             * @description What stands behind the # of the set-up link.
             * @example q3nV0b7xYkR2sT5uW8zA1cD4eF6gH9jK
             */
            code: string;
            /**
             * Format: email
             * @description Kept in lower case: it is what everybody types when they log in.
             * @example mia@example.com
             */
            email: string;
            /**
             * @description What to call the client.
             * @example Mia Costa
             */
            name: string;
            /** @example a blue door at noon */
            password: string;
            /** @description Left out, the salon stays as it is. */
            salon?: components["schemas"]["NewSalonDto"];
        };
        SettleStepDto: {
            /**
             * @description Whether the step counts as done though nothing was: it is not for this salon, or right as it is.
             * @example true
             */
            isSettled: boolean;
        };
        SetupView: {
            /**
             * @description Whether nothing in it has been arranged, so that it has to be asked what it is called and where it is.
             * @example true
             */
            isEmpty: boolean;
            /** @example true */
            open: boolean;
        };
        ShareView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example 285 */
            earned: number;
            /** @example Mia Costa */
            name: string;
            /** @example 1 */
            treatments: number;
        };
        ShownDelayDto: {
            /**
             * Format: uuid
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            _id: string;
            /**
             * Format: date-time
             * @description Its new start: an instant, ISO 8601.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        ShownTermsDto: {
            /**
             * Format: date-time
             * @description Instant, ISO 8601.
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @example 95 */
            totalPrice: number;
        };
        SickDayView: {
            /**
             * @description Whether the reader may change the bookings.
             * @example true
             */
            canChange: boolean;
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * @description Whether they have time off for all of it, so that nobody can book them.
             * @example true
             */
            isAway: boolean;
            /**
             * @description How many bookings in this time are left alone: the client has arrived, or it has begun or is over.
             * @example 1
             */
            leftAlone: number;
            /**
             * @description Whether the salon sends emails at all.
             * @example true
             */
            sendsEmail: boolean;
            /**
             * @description Whose.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /** @description In the order in which they were to start. */
            visits: components["schemas"]["SickDayVisitView"][];
        };
        SickDayVisitView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @description What else there is, best first. */
            choices: components["schemas"]["ProposalView"][];
            /** @description How to reach the client. */
            client: components["schemas"]["ClientContactView"];
            /** @description What was done; null until then. */
            done: components["schemas"]["RearrangedView"] | null;
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * @description Until when the proposal is held while the client is called, ISO 8601 in UTC; null when it is not.
             * @example 2027-03-01T10:30:00.000Z
             */
            heldUntil: string | null;
            /**
             * @description Who does the rest of the booking, by name.
             * @example [
             *       "Rita"
             *     ]
             */
            others: string[];
            /** @description What is proposed; null once it is done. */
            proposal: components["schemas"]["ProposalView"] | null;
            /** @example K7QF2M */
            reference: string;
            /**
             * Format: date-time
             * @description When it was to start before anything was changed, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @description The services of whoever is ill.
             * @example [
             *       "Colour"
             *     ]
             */
            titles: string[];
            /** @example 1 */
            version: number;
        };
        SignUpDto: {
            /**
             * Format: email
             * @description Kept in lower case: it is what everybody types when they log in.
             * @example mia@example.com
             */
            email: string;
            /**
             * @description What to call the client.
             * @example Mia Costa
             */
            name: string;
            /** @example a blue door at noon */
            password: string;
        };
        SignedInByCodeView: {
            /**
             * @description Whether the account was opened just now.
             * @example true
             */
            isNew: boolean;
            user: components["schemas"]["SignedInUserView"];
        };
        SignedInUserView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example mia@example.com */
            email: string;
            /**
             * Format: date
             * @description The first day, in the salon’s time zone, on which they need a second factor; null where they do not, or have one.
             * @example 2027-04-01
             */
            factorRequiredFrom: string | null;
            /**
             * @description What an admin has granted them beyond their role.
             * @example [
             *       "edit-hours"
             *     ]
             */
            grants: ("edit-hours" | "see-contacts" | "move-others" | "read-only")[];
            /**
             * @description What they may do at the desk, and whether for everybody or only in their own column and with their own clients. What is
             *     not in it they may not do. Empty for clients.
             */
            may: {
                /** @enum {string} */
                audit?: "own" | "all";
                /** @enum {string} */
                bookings?: "own" | "all";
                /** @enum {string} */
                catalogue?: "own" | "all";
                /** @enum {string} */
                "client-search"?: "own" | "all";
                /** @enum {string} */
                clients?: "own" | "all";
                /** @enum {string} */
                contacts?: "own" | "all";
                /** @enum {string} */
                "day-figures"?: "own" | "all";
                /** @enum {string} */
                diary?: "own" | "all";
                /** @enum {string} */
                exports?: "own" | "all";
                /** @enum {string} */
                figures?: "own" | "all";
                /** @enum {string} */
                health?: "own" | "all";
                /** @enum {string} */
                hours?: "own" | "all";
                /** @enum {string} */
                inbox?: "own" | "all";
                /** @enum {string} */
                ledger?: "own" | "all";
                /** @enum {string} */
                mail?: "own" | "all";
                /** @enum {string} */
                reports?: "own" | "all";
                /** @enum {string} */
                reviews?: "own" | "all";
                /** @enum {string} */
                settings?: "own" | "all";
                /** @enum {string} */
                site?: "own" | "all";
                /** @enum {string} */
                team?: "own" | "all";
                /** @enum {string} */
                till?: "own" | "all";
                /** @enum {string} */
                "time-off"?: "own" | "all";
                /** @enum {string} */
                users?: "own" | "all";
            };
            /**
             * @description Whether that day has come. Until they have added one the desk is closed: `may` is empty, and what is in it otherwise
             *     answers 403 `factor-required`. Their account and their own bookings stay open.
             * @example true
             */
            mustAddFactor: boolean;
            /**
             * @description Empty when they never gave one.
             * @example Mia Costa
             */
            name: string;
            /**
             * @example user
             * @enum {string}
             */
            role: "user" | "stylist" | "reception" | "admin";
            /**
             * @description The person of the team that they are, if any.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string | null;
        };
        SignedInView: {
            user: components["schemas"]["SignedInUserView"];
        };
        SiteTextInEachLanguageView: {
            ar?: components["schemas"]["SiteTextWordsView"];
            de?: components["schemas"]["SiteTextWordsView"];
            en?: components["schemas"]["SiteTextWordsView"];
            es?: components["schemas"]["SiteTextWordsView"];
            fr?: components["schemas"]["SiteTextWordsView"];
            pt?: components["schemas"]["SiteTextWordsView"];
        };
        /** @enum {string} */
        SiteTextKey: "hero.headline" | "hero.intro" | "hero.button" | "showcase.heading" | "showcase.intro" | "showcase.more" | "treatment.heading" | "treatment.text" | "treatment.customers.figure" | "treatment.customers.label" | "treatment.services.figure" | "treatment.services.label" | "testimonials.heading" | "message.heading" | "message.intro" | "visit.heading" | "portfolio.heading" | "portfolio.intro" | "team.heading" | "team.intro" | "services.heading" | "services.intro" | "contact.heading" | "contact.intro" | "privacy.heading" | "terms.heading" | "imprint.heading" | "footer.company" | "footer.links" | "footer.social" | "footer.note" | "privacy.text" | "terms.text" | "imprint.text";
        SiteTextView: {
            /**
             * @description What it says until the owner changes it.
             * @example Beauty, at your own pace
             */
            default: string;
            key: components["schemas"]["SiteTextKey"];
            /**
             * @description In characters.
             * @example 80
             */
            longest: number;
            /** @example Ana is wonderful. I will be back. */
            text: string;
            /** @description In every language but the main one. */
            words: components["schemas"]["SiteTextInEachLanguageView"];
        };
        SiteTextWordsView: {
            /**
             * @description What the app says there until the owner writes something, in any language.
             * @example Beauty, at your own pace
             */
            default: string;
            /** @description `changed`: the original is another one since. `missing`: the owner's own text has no translation. */
            state: components["schemas"]["WordsState"];
            /**
             * @description What the owner has written; null if nothing.
             * @example Ana is wonderful. I will be back.
             */
            text: string | null;
        };
        SiteTextsInEachLanguageDto: {
            ar?: components["schemas"]["SiteTextsWordsDto"] | null;
            de?: components["schemas"]["SiteTextsWordsDto"] | null;
            en?: components["schemas"]["SiteTextsWordsDto"] | null;
            es?: components["schemas"]["SiteTextsWordsDto"] | null;
            fr?: components["schemas"]["SiteTextsWordsDto"] | null;
            pt?: components["schemas"]["SiteTextsWordsDto"] | null;
        };
        SiteTextsWordsDto: {
            /** @example Beauty, at your own pace */
            "contact.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "contact.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "footer.company"?: string | null;
            /** @example Beauty, at your own pace */
            "footer.links"?: string | null;
            /** @example Beauty, at your own pace */
            "footer.note"?: string | null;
            /** @example Beauty, at your own pace */
            "footer.social"?: string | null;
            /** @example Beauty, at your own pace */
            "hero.button"?: string | null;
            /** @example Beauty, at your own pace */
            "hero.headline"?: string | null;
            /** @example Beauty, at your own pace */
            "hero.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "imprint.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "imprint.text"?: string | null;
            /** @example Beauty, at your own pace */
            "message.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "message.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "portfolio.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "portfolio.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "privacy.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "privacy.text"?: string | null;
            /** @example Beauty, at your own pace */
            "services.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "services.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "showcase.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "showcase.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "showcase.more"?: string | null;
            /** @example Beauty, at your own pace */
            "team.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "team.intro"?: string | null;
            /** @example Beauty, at your own pace */
            "terms.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "terms.text"?: string | null;
            /** @example Beauty, at your own pace */
            "testimonials.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "treatment.customers.figure"?: string | null;
            /** @example Beauty, at your own pace */
            "treatment.customers.label"?: string | null;
            /** @example Beauty, at your own pace */
            "treatment.heading"?: string | null;
            /** @example Beauty, at your own pace */
            "treatment.services.figure"?: string | null;
            /** @example Beauty, at your own pace */
            "treatment.services.label"?: string | null;
            /** @example Beauty, at your own pace */
            "treatment.text"?: string | null;
            /** @example Beauty, at your own pace */
            "visit.heading"?: string | null;
        };
        SocialLinkDto: {
            /**
             * @example instagram
             * @enum {string}
             */
            network: "instagram" | "facebook" | "pinterest" | "tiktok" | "youtube" | "x";
            /**
             * Format: uri
             * @description With https; it becomes a link on every page.
             * @example https://www.instagram.com/maisonvera
             */
            url: string;
        };
        SocialLinkView: {
            /**
             * @example instagram
             * @enum {string}
             */
            network: "instagram" | "facebook" | "pinterest" | "tiktok" | "youtube" | "x";
            /** @example https://www.instagram.com/maisonvera */
            url: string;
        };
        SoldGiftCardView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description To be spent with: said once, to whoever sold it. Null ever after.
             * @example 8R4K-2M7Q-X9TD-5HJW-P
             */
            code: string | null;
            /** @example 100 */
            value: number;
        };
        SpecialDayView: {
            /**
             * Format: date
             * @description Local date, YYYY-MM-DD.
             * @example 2027-03-02
             */
            day: string;
            /** @example Dentist */
            reason: string;
            /** @description Empty when the salon is closed that day. */
            windows: components["schemas"]["WindowView"][];
        };
        SpokenLanguageDto: {
            /**
             * @description Whether visitors can read the site in it.
             * @example true
             */
            isPublic: boolean;
            language: components["schemas"]["Language"];
        };
        SpokenLanguageView: {
            /**
             * @description Whether visitors can read the site in it.
             * @example true
             */
            isPublic: boolean;
            language: components["schemas"]["Language"];
        };
        StaffEntryView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description Whether they work here; one who has left is neither shown nor booked.
             * @example true
             */
            active: boolean;
            /**
             * @description How many bookings with them are still to come.
             * @example 1
             */
            comingVisits: number;
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                introduction?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                role?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description Path of the portrait on this origin; empty when there is none.
             * @example /media/7a1b2c3d.webp
             */
            img: string;
            /** @example Ana has been colouring hair for twelve years. */
            introduction: string;
            /** @example Ana */
            name: string;
            /** @description What they do, at their price and length. */
            offers: components["schemas"]["OfferView"][];
            /** @description The salon's own picture of them in all its sizes; null for one that comes with the app. */
            picture: components["schemas"]["PictureView"] | null;
            /** @example Colourist */
            role: string;
            /** @description In further languages. */
            words: components["schemas"]["StaffInEachLanguageView"];
        };
        StaffExceptionView: {
            /**
             * Format: date
             * @description Local date, YYYY-MM-DD.
             * @example 2027-03-02
             */
            day: string;
            /** @description Empty for a day off. */
            windows: components["schemas"]["WindowView"][];
        };
        StaffHoursView: {
            /** @description Days that differ from the week, in order. */
            exceptions: components["schemas"]["StaffExceptionView"][];
            /** @description Every week, in order. */
            weekly: components["schemas"]["OpeningHoursView"][];
        };
        StaffInEachLanguageDto: {
            ar?: components["schemas"]["StaffWordsDto"] | null;
            de?: components["schemas"]["StaffWordsDto"] | null;
            en?: components["schemas"]["StaffWordsDto"] | null;
            es?: components["schemas"]["StaffWordsDto"] | null;
            fr?: components["schemas"]["StaffWordsDto"] | null;
            pt?: components["schemas"]["StaffWordsDto"] | null;
        };
        StaffInEachLanguageView: {
            ar?: components["schemas"]["StaffWordsView"];
            de?: components["schemas"]["StaffWordsView"];
            en?: components["schemas"]["StaffWordsView"];
            es?: components["schemas"]["StaffWordsView"];
            fr?: components["schemas"]["StaffWordsView"];
            pt?: components["schemas"]["StaffWordsView"];
        };
        StaffMemberView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @description The texts that the owner has not translated into the language that was asked for, and the language in which they are instead. */
            fallbacks: {
                /**
                 * @example en
                 * @enum {string}
                 */
                introduction?: "en" | "de" | "fr" | "es" | "pt" | "ar";
                /**
                 * @example en
                 * @enum {string}
                 */
                role?: "en" | "de" | "fr" | "es" | "pt" | "ar";
            };
            /**
             * @description Path of the portrait on this origin; empty when there is none.
             * @example /media/7a1b2c3d.webp
             */
            img: string;
            /** @example Ana has been colouring hair for twelve years. */
            introduction: string;
            /** @example Ana */
            name: string;
            /** @description What they do, at their price and length. */
            offers: components["schemas"]["OfferView"][];
            /** @description The salon's own picture of them in all its sizes; null for one that comes with the app. */
            picture: components["schemas"]["PictureView"] | null;
            /** @example Colourist */
            role: string;
        };
        StaffTodayView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example true */
            isFreeNow: boolean;
            /** @example Ana */
            name: string;
            /** @description The next stretch, now or later today, in which they are free; null when there is none. */
            nextGap: components["schemas"]["TimeSpanView"] | null;
            /** @example 1 */
            visits: number;
            working: components["schemas"]["TimeSpanView"][];
        };
        StaffWordsDto: {
            /** @example Ana has been colouring hair for twelve years. */
            introduction?: string | null;
            /** @example user */
            role?: string | null;
        };
        StaffWordsView: {
            /** @example Ana has been colouring hair for twelve years. */
            introduction: string | null;
            /**
             * @description Null: not translated.
             * @example user
             */
            role: string | null;
            /** @description `changed`: the original is another one since. `missing`: a text has no translation. */
            state: components["schemas"]["WordsState"];
        };
        StockMovementView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * Format: date-time
             * @example 2027-03-02T09:10:00.000Z
             */
            movedAt: string;
            /**
             * @description Who entered or sold it; null when their account is gone.
             * @example Rita
             */
            movedBy: string | null;
            /**
             * @description What came, or went when it is below nothing.
             * @example 6
             */
            quantity: number;
            /**
             * @example sale
             * @enum {string}
             */
            reason: "sale" | "refund" | "delivery" | "correction" | "own-use" | "waste";
        };
        StockPageView: {
            items: components["schemas"]["StockMovementView"][];
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            product: components["schemas"]["ProductView"];
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        StretchView: {
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * Format: date-time
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        TaxRateView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @description All that it was, is and will be, by day. */
            changes: components["schemas"]["RateFromDayView"][];
            /** @example true */
            isArchived: boolean;
            /** @example Standard */
            name: string;
            /**
             * @description What it is today, in percent; null before its first day.
             * @example 23
             */
            percent: number | null;
        };
        TillAbilitiesView: {
            /** @example true */
            close: boolean;
            /** @example true */
            move: boolean;
        };
        TillCountView: {
            /** @example 545 */
            counted: number;
            /**
             * Format: date
             * @example 2027-03-02
             */
            day: string;
            /** @example -5 */
            difference: number;
            /** @example 550 */
            expected: number;
        };
        TillDayView: {
            can: components["schemas"]["TillAbilitiesView"];
            /** @description How the day ended; null while it is open. */
            close: components["schemas"]["DayCloseView"] | null;
            /** @description Null where the whole amount can only be typed. */
            coinsAndNotes: components["schemas"]["CoinsAndNotesView"] | null;
            /**
             * @description ISO 4217.
             * @example USD
             */
            currency: string;
            /**
             * Format: date
             * @description The business day to which what is sold now belongs: later than today once today is closed.
             * @example 2027-03-02
             */
            currentDay: string;
            /**
             * Format: date
             * @example 2027-03-02
             */
            day: string;
            methods: components["schemas"]["MethodOfDayView"][];
            movements: components["schemas"]["TillMovementView"][];
            /** @description What is owed to people of the team, whatever the day. */
            owedTips: components["schemas"]["OwedTipsView"][];
            /** @description The latest first; 500 at most. */
            payments: components["schemas"]["PaymentOfDayView"][];
            /** @example 1 */
            refunds: number;
            /** @example 1 */
            sales: number;
            /**
             * @description The salon’s local date.
             * @example 2027-03-02
             */
            today: string;
            /**
             * Format: date
             * @description The oldest business day that has to be closed before today can be; null when there is none.
             * @example null
             */
            unclosedDay: string | null;
        };
        TillMovementView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @example 65 */
            amount: number;
            /**
             * Format: date
             * @example 2027-03-02
             */
            businessDay: string;
            /**
             * @example paid-in
             * @enum {string}
             */
            kind: "paid-in" | "paid-out" | "banked" | "tips-paid";
            /**
             * Format: date-time
             * @example 2027-03-02T09:10:00.000Z
             */
            movedAt: string;
            /**
             * @description Null when their account is gone.
             * @example Rita
             */
            movedBy: string | null;
            /** @example Dentist */
            reason: string;
            /**
             * @description Who got their tips.
             * @example Ana
             */
            staffName: string | null;
        };
        TillSettingsView: {
            /**
             * @description Null for no limit.
             * @example null
             */
            adminRefundLimit: number | null;
            /**
             * @description What is paid in cash is rounded to a multiple of it; 0 for not at all.
             * @example 0.05
             */
            cashRounding: number;
            /**
             * @description ISO 4217.
             * @example USD
             */
            currency: string;
            /**
             * @description On everything that has no rate of its own; null for no tax.
             * @example 3a5b6c7d-8e9f-4a01-8b2c-3d4e5f607182
             */
            defaultTaxRateId: string | null;
            /** @example 500 */
            giftCardMax: number;
            /**
             * @description Null until the owner has chosen; until then no gift card can be sold.
             * @example at-use
             * @enum {string|null}
             */
            giftCardTax: "at-use" | "at-sale" | null;
            /**
             * @description Null for never.
             * @example null
             */
            giftCardYears: number | null;
            /**
             * @description `off`: no money is taken. `elsewhere`: another till takes it, and what was paid is noted. `record`: this is the till.
             * @example off
             * @enum {string}
             */
            mode: "off" | "elsewhere" | "record";
            rates: components["schemas"]["TaxRateView"][];
            /** @example 50 */
            receptionRefundLimit: number;
            /** @description Services that have a rate of their own. */
            serviceTaxes: components["schemas"]["ServiceTaxView"][];
            /**
             * Format: date-time
             * @description When the salon began to take money. Visits that were done before are not to be paid.
             * @example 2027-03-01T08:00:00.000Z
             */
            since: string | null;
            /**
             * @description The least amount that can be paid: 1 in a currency without decimals.
             * @example 0.01
             */
            smallestAmount: number;
            /**
             * @description Whether tax comes on top of prices; otherwise it is in them.
             * @example true
             */
            taxIsAdded: boolean;
        };
        TimeOffAbilitiesView: {
            /**
             * @description Grant or decline it.
             * @example true
             */
            answer: boolean;
            /**
             * @description Take it back: what was granted, or a request of their own.
             * @example true
             */
            delete: boolean;
        };
        TimeOffPreviewView: {
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            visits: components["schemas"]["BookingInTheWayView"][];
        };
        TimeOffView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * @description What was said to whoever asked; empty unless it was declined.
             * @example Thank you, Mia!
             */
            answer: string;
            can: components["schemas"]["TimeOffAbilitiesView"];
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /** @example Dentist */
            reason: string;
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example granted
             * @enum {string}
             */
            state: "granted" | "pending" | "declined";
            /** @description The days, if it is made up of whole ones. */
            wholeDays: components["schemas"]["WholeDaysView"] | null;
        };
        TimeOfferDto: {
            /** @description Who does the lines of whoever is ill; the other lines stay with whoever was to do them. */
            people: components["schemas"]["LineTakenOverDto"][];
            /**
             * Format: date-time
             * @description When the booking starts then: an instant, ISO 8601. Its own start for the same time with colleagues.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        TimeSpanView: {
            /**
             * Format: date-time
             * @example 2027-03-02T11:30:00.000Z
             */
            endsAt: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
        };
        TipDto: {
            /** @example 5 */
            amount: number;
            /**
             * Format: uuid
             * @description Whose it is.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string;
        };
        TitleInEachLanguageView: {
            ar?: components["schemas"]["TitleWordsView"];
            de?: components["schemas"]["TitleWordsView"];
            en?: components["schemas"]["TitleWordsView"];
            es?: components["schemas"]["TitleWordsView"];
            fr?: components["schemas"]["TitleWordsView"];
            pt?: components["schemas"]["TitleWordsView"];
        };
        TitleWordsView: {
            /** @description `changed`: the original is another one since. `missing`: a text has no translation. */
            state: components["schemas"]["WordsState"];
            /**
             * @description Null: not translated.
             * @example Colour
             */
            title: string | null;
        };
        TodayView: {
            /**
             * Format: date
             * @description Local date of the salon.
             * @example 2027-03-02
             */
            day: string;
            /**
             * @description What the bookings that are done came to.
             * @example 760
             */
            earned: number;
            /**
             * @description What the day comes to if everybody who is expected comes.
             * @example 920
             */
            expected: number;
            /** @example 1 */
            freeNow: number;
            /** @example true */
            isOpen: boolean;
            people: components["schemas"]["StaffTodayView"][];
            visits: components["schemas"]["BookingCountsView"];
        };
        TokenView: {
            /** @example eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiI1ZjBjOWE4NiJ9.s1gN4tUr3 */
            token: string;
        };
        TranslationProgressView: {
            language: components["schemas"]["Language"];
            /**
             * @description How many texts of the owner's visitors may see: titles, descriptions, alt texts, texts of the site.
             * @example 1
             */
            texts: number;
            /**
             * @description How many of them have a translation.
             * @example 1
             */
            translated: number;
        };
        UseCodeDto: {
            /**
             * @description What stands behind `#code=` in the link of the mail.
             * @example q3nV0b7xYkR2sT5uW8zA1cD4eF6gH9jK
             */
            code: string;
        };
        UserPageView: {
            items: components["schemas"]["UserRowView"][];
            /**
             * @description Counted from one.
             * @example 1
             */
            page: number;
            /** @example 20 */
            pageSize: number;
            /**
             * @description On all pages together.
             * @example 1
             */
            total: number;
        };
        UserRowView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /** @example mia@example.com */
            email: string;
            /**
             * @description What an admin has granted them beyond their role.
             * @example [
             *       "edit-hours"
             *     ]
             */
            grants: ("edit-hours" | "see-contacts" | "move-others" | "read-only")[];
            /**
             * @description Whether they log in with a second factor.
             * @example true
             */
            hasFactor: boolean;
            /** @example true */
            isDisabled: boolean;
            /**
             * @description Whether the email address is verified.
             * @example true
             */
            isVerified: boolean;
            /**
             * Format: date-time
             * @description Null when no session of theirs is left.
             * @example 2027-02-20T18:04:00.000Z
             */
            lastSeenAt: string | null;
            /**
             * @description Empty when they never gave one.
             * @example Mia Costa
             */
            name: string;
            /**
             * @example user
             * @enum {string}
             */
            role: "user" | "stylist" | "reception" | "admin";
            /**
             * @description The person of the team that they are, if any.
             * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
             */
            staffId: string | null;
            /** @example Ana */
            staffName: string | null;
        };
        /**
         * @description The worst of all.
         * @enum {string}
         */
        Verdict: "ok" | "warn" | "fail";
        VerifiedAddressView: {
            /**
             * @description The address that the account has now.
             * @example mia@example.com
             */
            email: string;
            /**
             * @example verified
             * @enum {string}
             */
            outcome: "verified" | "email-changed" | "email-restored";
        };
        VerifyAddressDto: {
            /**
             * @description What stands behind `#code=` in the link of the mail.
             * @example q3nV0b7xYkR2sT5uW8zA1cD4eF6gH9jK
             */
            code: string;
            /**
             * @description Another password instead: the one before and every session end.
             * @example seven quiet mornings
             */
            newPassword?: string;
            /**
             * @description The password the account was created with, where `unknown-browser` asks for it.
             * @example a blue door at noon
             */
            password?: string;
        };
        VisitToPayView: {
            /**
             * @description Of the booking.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            _id: string;
            /** @example Mia Costa */
            clientName: string;
            /**
             * @description As booked.
             * @example 95
             */
            price: number;
            /**
             * @description `from` when one of its prices has to be typed.
             * @example fixed
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /** @example K7QF2M */
            reference: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /**
             * @example [
             *       "Colour"
             *     ]
             */
            titles: string[];
        };
        VisitorMessageView: {
            /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
            _id: string;
            /** @description The answers sent by email, oldest first. */
            answers: components["schemas"]["MessageAnswerView"][];
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC.
             * @example 2027-02-20T18:04:00.000Z
             */
            createdAt: string;
            /** @example mia@example.com */
            email: string;
            /**
             * Format: date-time
             * @description Instant, ISO 8601 in UTC; null while it is open.
             * @example 2027-02-21T09:30:00.000Z
             */
            handledAt: string | null;
            /**
             * @description Who marked it as handled; null while it is open, or if their account no longer exists.
             * @example Vera
             */
            handledBy: string | null;
            /**
             * @example home
             * @enum {string}
             */
            kind: "home" | "contact";
            /**
             * @description Of the page it was written on, in which it is answered; null for the salon's main one.
             * @example pt
             * @enum {string|null}
             */
            language: "en" | "de" | "fr" | "es" | "pt" | "ar" | null;
            /** @example Costa */
            lastName: string;
            /** @example Do you also do weddings? */
            message: string;
            /** @example Mia Costa */
            name: string;
            /** @example Likes the seat by the window. */
            note: string;
            /** @example +351 912 345 678 */
            phone: string;
            /**
             * @example open
             * @enum {string}
             */
            status: "open" | "handled";
        };
        VisitsToPayView: {
            currency: components["schemas"]["CurrencyView"];
            /**
             * @description Of all of them.
             * @example 1
             */
            total: number;
            /** @description The oldest first, at most a hundred. */
            visits: components["schemas"]["VisitToPayView"][];
        };
        WaitingAtDeskView: {
            /** @example 1 */
            openMessages: number | null;
            /** @example 1 */
            pendingReviews: number | null;
        };
        WaitingView: {
            /** @example 1 */
            failedLetters: number;
            /** @example 1 */
            openMessages: number;
            /** @example 1 */
            pendingReviews: number;
            /**
             * @description Of the team, for time off.
             * @example 1
             */
            timeOffRequests: number;
        };
        WayInView: {
            /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
            staffId: string;
            /** @example Ana */
            staffName: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC.
             * @example 2027-03-02T10:00:00.000Z
             */
            startsAt: string;
            /** @description In whose booking it falls, while that waits; null for a colleague at the start that was asked about. */
            waitsIn: components["schemas"]["ObstacleBookingView"] | null;
        };
        WeeklyWindowDto: {
            /** @example 1080 */
            endsMinute: number;
            /** @example 540 */
            startsMinute: number;
            /**
             * @description 1 is Monday, 7 is Sunday.
             * @example 2
             */
            weekday: number;
        };
        WholeDaysView: {
            /**
             * Format: date
             * @description Local date of the salon.
             * @example 2027-03-02
             */
            from: string;
            /**
             * Format: date
             * @description The last day, inclusive.
             * @example 2027-03-08
             */
            to: string;
        };
        WindowDto: {
            /** @example 1080 */
            endsMinute: number;
            /** @example 540 */
            startsMinute: number;
        };
        WindowView: {
            /** @example 1080 */
            endsMinute: number;
            /**
             * @description Minute of the salon's day, 0 to 1440.
             * @example 540
             */
            startsMinute: number;
        };
        WithheldEmailView: {
            /**
             * @description False when it had left, or there was none.
             * @example true
             */
            isWithheld: boolean;
        };
        /**
         * @description `changed`: the original is another one since. `missing`: a text has no translation.
         * @enum {string}
         */
        WordsState: "fine" | "changed" | "missing";
        WriteReviewDto: {
            /**
             * Format: uuid
             * @description The author's own booking that is done: the review is marked verified. Left out: about the salon as a whole.
             * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
             */
            bookingId?: string;
            /** @example Mia Costa */
            name: string;
            /** @example 5 */
            stars: number;
            /** @example Ana is wonderful. I will be back. */
            text: string;
            /**
             * @description Company name and designation, shown under the name.
             * @example Colour
             */
            title?: string;
        };
    };
    responses: {
        /** @description Any other problem, in the same form. */
        other: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `another-message`: Another message was already sent with this id. */
        "problem.another-message": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `bad-request`: The request could not be read. */
        "problem.bad-request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `category-in-use`: This category still has services. */
        "problem.category-in-use": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `client-busy`: You already have a booking at that time. */
        "problem.client-busy": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `email-already-in-use`: There is already an account with this email address. */
        "problem.email-already-in-use": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `forbidden`: Your account is not allowed to do this. */
        "problem.forbidden": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `internal`: Something went wrong on our side. */
        "problem.internal": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `invalid-action-code`: This link is no longer valid. */
        "problem.invalid-action-code": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `invalid-input`: Some fields need your attention. */
        "problem.invalid-input": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `invalid-verification-code`: That is not the code. */
        "problem.invalid-verification-code": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `last-factor`: The salon asks for two-step log-in, so the last one stays. Please add another first. */
        "problem.last-factor": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `list-has-changed`: Somebody else has just changed this list. Please check it again. */
        "problem.list-has-changed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `needs-password`: Please set a password first. Without one you could no longer log in. */
        "problem.needs-password": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `not-found`: This could not be found. */
        "problem.not-found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `not-possible`: This is no longer possible. */
        "problem.not-possible": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `picture-in-use`: This picture is still in use. */
        "problem.picture-in-use": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `prices-have-changed`: A price has changed in the meantime. Please look at the new prices again. */
        "problem.prices-have-changed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `proof-needed`: Please confirm that it’s you. */
        "problem.proof-needed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `requires-recent-login`: Please log in again before you change this. */
        "problem.requires-recent-login": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `service-has-bookings`: This service has bookings, so it can only be archived. */
        "problem.service-has-bookings": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `slot-taken`: That time was just taken. */
        "problem.slot-taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `stale-change`: Somebody else has just changed this booking. */
        "problem.stale-change": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `storage-full`: There is no space left for pictures. */
        "problem.storage-full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `tax-rate-in-use`: Something that is sold still has this tax. Give it another one first. */
        "problem.tax-rate-in-use": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `till-off`: The salon does not take money here yet. An admin can turn it on under Money. */
        "problem.till-off": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `too-large`: This is too large. */
        "problem.too-large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `too-many-requests`: Too many attempts. Please wait a moment. */
        "problem.too-many-requests": {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `unauthenticated`: Please log in first. */
        "problem.unauthenticated": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `unavailable`: The salon’s system is busy. Please try again in a moment. */
        "problem.unavailable": {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `unsupported-media-type`: Please send JSON. */
        "problem.unsupported-media-type": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `user-token-expired`: Your session has ended. Please log in again. */
        "problem.user-token-expired": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `verify-first`: Please confirm your email address first. */
        "problem.verify-first": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
        /** @description `wrong-password`: The email address or password is wrong. */
        "problem.wrong-password": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemView"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    showAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    eraseAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseAccountDto"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            /**
             * @description `unauthenticated`: Please log in first.
             *
             *     `wrong-password`: The email address or password is wrong.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            403: components["responses"]["problem.requires-recent-login"];
            /**
             * @description `last-admin`: The salon needs at least one admin. Make somebody else an admin first.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAccountDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            409: components["responses"]["problem.verify-first"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    previewOwnErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnErasurePreviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExportView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.proof-needed"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFactorsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorAddedView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `passkey-refused`: This passkey could not be confirmed. Please try again, or choose another way.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `too-many-factors`: You have ten of them already. Please remove one first.
             *
             *     `verify-first`: Please confirm your email address first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    askForPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `requires-recent-login`: Please log in again before you change this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `too-many-factors`: You have ten of them already. Please remove one first.
             *
             *     `verify-first`: Please confirm your email address first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    addTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameFactorDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTotpView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `requires-recent-login`: Please log in again before you change this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `too-many-factors`: You have ten of them already. Please remove one first.
             *
             *     `verify-first`: Please confirm your email address first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterCodeDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorAddedView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.invalid-verification-code"];
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    removeFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.proof-needed"];
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.last-factor"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    renameFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameFactorDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.proof-needed"];
            409: components["responses"]["problem.not-possible"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthReportView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            /**
             * @description `unavailable`: The salon’s system is busy. Please try again in a moment.
             *
             *     `pictures-away`: Pictures cannot be reached at the moment. Nothing was changed; please try again in a few minutes.
             */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    checkAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mia@example.com */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    dismissAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mia@example.com */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModifiedUsersView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             *
             *     `unverified-email`: This email address has not been confirmed.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `last-admin`: The salon needs at least one admin. Make somebody else an admin first.
             *
             *     `not-possible`: This is no longer possible.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /** @example salon.set-up */
                action?: "salon.set-up" | "user.deleted" | "user.disabled" | "user.enabled" | "admin.appointed" | "admin.dismissed" | "access.changed" | "access.removed" | "invitation.sent" | "invitation.withdrawn" | "invitation.accepted" | "sign-in.admin" | "session.ended" | "session.family-revoked" | "password.changed" | "password.reset" | "email.changed" | "email.restored" | "email.verified" | "google.linked" | "google.unlinked" | "factor.added" | "factor.removed" | "factor.copied" | "factors.reset" | "recovery-code.used" | "recovery-codes.made" | "factor-rule.changed" | "account.unlocked" | "account.exported" | "account.erased" | "client.added" | "client.changed" | "client.warned-of" | "client.merged" | "clients.merged" | "client.erased" | "clients.exported" | "mail.retried" | "mail.held-sent" | "mail.held-dropped" | "message.answered" | "salon.changed" | "service.added" | "service.changed" | "service.archived" | "service.restored" | "service.deleted" | "services.arranged" | "prices.changed" | "service-category.added" | "service-category.changed" | "service-category.deleted" | "service-offers.changed" | "portfolio.added" | "portfolio.changed" | "portfolio.deleted" | "review.published" | "review.hidden" | "review.answered" | "staff.added" | "staff.changed" | "staff.deleted" | "time-off.asked" | "time-off.withdrawn" | "time-off.declined" | "time-off.added" | "time-off.deleted" | "block.added" | "block.changed" | "block.deleted" | "blocks.added" | "blocks.changed" | "blocks.deleted" | "gift-card.blocked" | "gift-card.unblocked" | "bookings.exported" | "picture.uploaded" | "picture.deleted" | "till.mode-changed" | "till-settings.changed" | "tax-rate.added" | "tax-rate.changed" | "service-taxes.changed" | "product.added" | "product.changed" | "product.archived" | "product.restored" | "stock.moved" | "till.moved" | "till.counted" | "till.closed" | "sale.made" | "sale.refunded" | "sale.undone";
                /**
                 * @description Who did it.
                 * @example vera@maisonvera.example
                 */
                actor?: string;
                /**
                 * @description Who or what it was done to.
                 * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
                 */
                object?: string;
                /**
                 * @description First day, a local date of the salon.
                 * @example 2027-03-02
                 */
                from?: string;
                /**
                 * @description Last day.
                 * @example 2027-03-08
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    requestCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestCodeDto"];
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestedCodeView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            403: components["responses"]["problem.forbidden"];
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    confirmCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmCodeDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInByCodeView"] | components["schemas"]["FactorNeededView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.user-token-expired"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `user-disabled`: This account has been closed.
             *
             *     `invalid-verification-code`: That is not the code.
             *
             *     `code-expired`: This code no longer works. Please ask for a new one.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.email-already-in-use"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailDto"];
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            /**
             * @description `unauthenticated`: Please log in first.
             *
             *     `wrong-password`: The email address or password is wrong.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `requires-recent-login`: Please log in again before you change this.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            409: components["responses"]["problem.email-already-in-use"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showFactorWays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorWaysView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            403: components["responses"]["problem.forbidden"];
            404: components["responses"]["problem.not-found"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    enterFactorCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterCodeDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.user-token-expired"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `user-disabled`: This account has been closed.
             *
             *     `invalid-verification-code`: That is not the code.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: {
                language?: components["schemas"]["Language"];
                /** @example /book */
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To Google. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    unlinkGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            409: components["responses"]["problem.needs-password"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    finishGoogleSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To a page of the site. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    linkGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkGoogleDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleLinkView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogInDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"] | components["schemas"]["FactorNeededView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            /**
             * @description `wrong-password`: The email address or password is wrong.
             *
             *     `user-token-expired`: Your session has ended. Please log in again.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `weak-password`: People who work at the salon need a longer password. Please choose a new one.
             *
             *     `user-disabled`: This account has been closed.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    askPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            403: components["responses"]["problem.forbidden"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerPasskeyDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.user-token-expired"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `user-disabled`: This account has been closed.
             *
             *     `passkey-refused`: This passkey could not be confirmed. Please try again, or choose another way.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            /**
             * @description `unauthenticated`: Please log in first.
             *
             *     `wrong-password`: The email address or password is wrong.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            403: components["responses"]["problem.requires-recent-login"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    prove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProveDto"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            /**
             * @description `unauthenticated`: Please log in first.
             *
             *     `wrong-password`: The email address or password is wrong.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `requires-recent-login`: Please log in again before you change this.
             *
             *     `invalid-verification-code`: That is not the code.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    proveByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerPasskeyDto"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `passkey-refused`: This passkey could not be confirmed. Please try again, or choose another way.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    askPasskeyForProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordDto"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            /**
             * @description `user-disabled`: This account has been closed.
             *
             *     `invalid-action-code`: This link is no longer valid.
             *
             *     `expired-action-code`: This link has expired. Please ask for a new one.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    requestReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestResetDto"];
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSessionView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            403: components["responses"]["problem.forbidden"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.user-token-expired"];
            403: components["responses"]["problem.forbidden"];
            409: components["responses"]["problem.email-already-in-use"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    sendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    verifyAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyAddressDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedAddressView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.wrong-password"];
            /**
             * @description `user-disabled`: This account has been closed.
             *
             *     `invalid-action-code`: This link is no longer valid.
             *
             *     `unknown-browser`: Please enter the password of this account, or choose a new one.
             *
             *     `expired-action-code`: This link has expired. Please ask for a new one.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            409: components["responses"]["problem.email-already-in-use"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showDay: {
        parameters: {
            query: {
                /**
                 * @description Local date of the salon.
                 * @example 2027-03-02
                 */
                day: string;
                /**
                 * @description Ids of one to five services in the order in which they are done, separated by commas.
                 * @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f
                 */
                services?: string;
                /**
                 * @description `any`, one person for the whole booking, or one of these per service.
                 * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
                 */
                staff?: string;
                /**
                 * @description Ids of add-ons of these services.
                 * @example 293a4b5c-6d7e-4f80-8192-a3b4c5d6e7f8
                 */
                addOns?: string;
                /**
                 * @description A hold of the caller's that does not count as taken.
                 * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
                 */
                hold?: string;
                /**
                 * @description A booking of the caller's to move, instead of services; `staff` is then `any` or left out, or for the desk one
                 *     person.
                 * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
                 */
                booking?: string;
                /**
                 * @description `true`: by the rules of the desk, without notice and horizon. For those who may book there, in the columns that they may book in.
                 * @example true
                 */
                desk?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayStartsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.client-busy"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showDays: {
        parameters: {
            query: {
                /**
                 * @description First local date of the salon.
                 * @example 2027-03-02
                 */
                from: string;
                /**
                 * @description Last local date, at most 42 days in all.
                 * @example 2027-03-08
                 */
                to: string;
                /**
                 * @description Ids of one to five services in the order in which they are done, separated by commas.
                 * @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f
                 */
                services?: string;
                /**
                 * @description `any`, one person for the whole booking, or one of these per service.
                 * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
                 */
                staff?: string;
                /**
                 * @description Ids of add-ons of these services.
                 * @example 293a4b5c-6d7e-4f80-8192-a3b4c5d6e7f8
                 */
                addOns?: string;
                /**
                 * @description A hold of the caller's that does not count as taken.
                 * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
                 */
                hold?: string;
                /**
                 * @description A booking of the caller's to move, instead of services; `staff` is then `any` or left out, or for the desk one
                 *     person.
                 * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
                 */
                booking?: string;
                /**
                 * @description `true`: by the rules of the desk, without notice and horizon. For those who may book there, in the columns that they may book in.
                 * @example true
                 */
                desk?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaysAvailabilityView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.client-busy"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showFirst: {
        parameters: {
            query?: {
                /**
                 * @description Ids of one to five services in the order in which they are done, separated by commas.
                 * @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f
                 */
                services?: string;
                /**
                 * @description `any`, one person for the whole booking, or one of these per service.
                 * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
                 */
                staff?: string;
                /**
                 * @description Ids of add-ons of these services.
                 * @example 293a4b5c-6d7e-4f80-8192-a3b4c5d6e7f8
                 */
                addOns?: string;
                /**
                 * @description A hold of the caller's that does not count as taken.
                 * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
                 */
                hold?: string;
                /**
                 * @description A booking of the caller's to move, instead of services; `staff` is then `any` or left out, or for the desk one
                 *     person.
                 * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
                 */
                booking?: string;
                /**
                 * @description `true`: by the rules of the desk, without notice and horizon. For those who may book there, in the columns that they may book in.
                 * @example true
                 */
                desk?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstFreeView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.client-busy"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showObstacles: {
        parameters: {
            query: {
                /**
                 * @description Ids of one to five services in the order in which they are done, separated by commas.
                 * @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f
                 */
                services?: string;
                /**
                 * @description `any`, one person for the whole booking, or one of these per service.
                 * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
                 */
                staff?: string;
                /**
                 * @description Ids of add-ons of these services.
                 * @example 293a4b5c-6d7e-4f80-8192-a3b4c5d6e7f8
                 */
                addOns?: string;
                /**
                 * @description A hold of the caller's that does not count as taken.
                 * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
                 */
                hold?: string;
                /**
                 * @description A booking of the caller's to move, instead of services; `staff` is then `any` or left out, or for the desk one
                 *     person.
                 * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
                 */
                booking?: string;
                /**
                 * @description The start that is asked about, ISO 8601.
                 * @example 2027-03-02T10:00:00.000Z
                 */
                startsAt: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObstaclesView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.client-busy"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    makeBlocks: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for these blocks.
                 * @example 4b5c6d7e-8f90-4a1b-8c2d-3e4f50617283
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeBlocksDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockGroupView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `blocks-in-the-way`: Something is in the way, so nothing was changed.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `idempotency-key-reused`: This Idempotency-Key was already used for another request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    previewBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewBlocksDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlocksPreviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showBlockGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockGroupView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeBlockGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBlocksDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedBlocksView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `blocks-in-the-way`: Something is in the way, so nothing was changed.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    removeBlockGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveBlocksDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedBlocksView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    addBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBlockDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiaryBlockView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            409: components["responses"]["problem.slot-taken"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    deleteBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBlockDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiaryBlockView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.slot-taken"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /**
                 * @description Left out: by the start of the booking.
                 * @example startsAt
                 */
                sort?: "startsAt" | "createdAt" | "client" | "price";
                /**
                 * @description Left out: in order when days are given, names from A, everything else latest or highest first.
                 * @example asc
                 */
                direction?: "asc" | "desc";
                /**
                 * @description Local date of the salon; the same as setting `from` and `to` to that day.
                 * @example 2027-03-02
                 */
                day?: string;
                /**
                 * @description First local date; left out, from the beginning.
                 * @example 2027-03-02
                 */
                from?: string;
                /**
                 * @description Last local date; left out, to the end.
                 * @example 2027-03-08
                 */
                to?: string;
                /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
                staff?: string;
                /** @example confirmed */
                status?: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
                /**
                 * @description Searches the client's name, email address and phone number, the reference and the services.
                 * @example mia
                 */
                q?: string;
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for this booking.
                 * @example 4b5c6d7e-8f90-4a1b-8c2d-3e4f50617283
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBookingDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `outside-hours`: Nobody is working at that time.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `verify-first`: Please confirm your email address first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `idempotency-key-reused`: This Idempotency-Key was already used for another request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    bookAtDesk: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for this booking.
                 * @example 4b5c6d7e-8f90-4a1b-8c2d-3e4f50617283
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookAtDeskDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `outside-hours`: Nobody is working at that time.
             *
             *     `client-busy`: You already have a booking at that time.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `idempotency-key-reused`: This Idempotency-Key was already used for another request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showDiary: {
        parameters: {
            query: {
                /**
                 * @description First local date of the salon.
                 * @example 2027-03-02
                 */
                from: string;
                /**
                 * @description Last local date, at most 31 days in all.
                 * @example 2027-03-08
                 */
                to: string;
                /**
                 * @description One team member’s diary. Left out: everybody’s.
                 * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
                 */
                staff?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskDiaryView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    exportBookings: {
        parameters: {
            query?: {
                /**
                 * @description Left out: a comma. With a semicolon prices have a decimal comma, as spreadsheets of those countries read them.
                 * @example comma
                 */
                separator?: "comma" | "semicolon";
                /**
                 * @description Local date of the salon; the same as setting `from` and `to` to that day.
                 * @example 2027-03-02
                 */
                day?: string;
                /**
                 * @description First local date; left out, from the beginning.
                 * @example 2027-03-02
                 */
                from?: string;
                /**
                 * @description Last local date; left out, to the end.
                 * @example 2027-03-08
                 */
                to?: string;
                /** @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506 */
                staff?: string;
                /** @example confirmed */
                status?: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
                /**
                 * @description Searches the client's name, email address and phone number, the reference and the services.
                 * @example mia
                 */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listMyBookings: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /**
                 * @description Left out: upcoming.
                 * @example upcoming
                 */
                when?: "upcoming" | "past";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBookingDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `stale-change`: Somebody else has just changed this booking.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgainView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.client-busy"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBookingDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedBookingView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            404: components["responses"]["problem.not-found"];
            /**
             * @description `stale-change`: Somebody else has just changed this booking.
             *
             *     `too-late`: It is too late to change this booking online.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientContactView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    correctBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectBookingDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedBookingView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `outside-hours`: Nobody is working at that time.
             *
             *     `stale-change`: Somebody else has just changed this booking.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `terms-changed`: The price or the length would be another.
             *
             *     `too-late`: It is too late to change this booking online.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    previewCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewCorrectionDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectionPreviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `outside-hours`: Nobody is working at that time.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `too-late`: It is too late to change this booking online.
             *
             *     `not-possible`: This is no longer possible.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    previewDelay: {
        parameters: {
            query: {
                /**
                 * @description How much longer the visit takes; a multiple of five.
                 * @example 90
                 */
                minutes: number;
            };
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelayView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `client-busy`: You already have a booking at that time.
             *
             *     `not-possible`: This is no longer possible.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    delayBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelayBookingDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DelayedBookingView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `stale-change`: Somebody else has just changed this booking.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             *
             *     `delay-in-the-way`: What comes after it cannot move on like that.
             *
             *     `delay-has-changed`: What comes after it has just changed.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingEventView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    previewMove: {
        parameters: {
            query: {
                /**
                 * @description The new start: an instant, ISO 8601.
                 * @example 2027-03-02T10:00:00.000Z
                 */
                startsAt: string;
                /**
                 * @description Whether the same team members do it, or anyone who can. Left out: the same.
                 * @example keep
                 */
                staff?: "keep" | "any";
                /**
                 * @description For the desk: this person does all of it, or the line that is named.
                 * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
                 */
                staffId?: string;
                /**
                 * @description For the desk, with `staffId` or `minutes`: the line they are about; the others stay as they are.
                 * @example e5f60718-293a-4b4c-8d5e-6f708192a3b4
                 */
                lineId?: string;
                /**
                 * @description For the desk: whether somebody who takes over does so at the price that was agreed, or at their own. Left out: as
                 *     agreed. A client always moves at the price of those who do it.
                 * @example agreed
                 */
                price?: "agreed" | "current";
            };
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovePreviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `outside-hours`: Nobody is working at that time.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `too-late`: It is too late to change this booking online.
             *
             *     `not-possible`: This is no longer possible.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    moveBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBookingDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedBookingView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `outside-hours`: Nobody is working at that time.
             *
             *     `stale-change`: Somebody else has just changed this booking.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `terms-changed`: The price or the length would be another.
             *
             *     `too-late`: It is too late to change this booking online.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    reinstateBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReinstateBookingDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedBookingView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `outside-hours`: Nobody is working at that time.
             *
             *     `stale-change`: Somebody else has just changed this booking.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    resizeBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResizeBookingDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `outside-hours`: Nobody is working at that time.
             *
             *     `stale-change`: Somebody else has just changed this booking.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    markBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkBookingDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `stale-change`: Somebody else has just changed this booking.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    withholdEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenVersionDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithheldEmailView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.stale-change"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    quoteSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `not-possible`: This is no longer possible.
             *
             *     `till-off`: The salon does not take money here yet. An admin can turn it on under Money.
             *
             *     `till-elsewhere`: The salon’s money is taken by another till.
             *
             *     `gift-card-empty`: There is not that much left on the gift card.
             *
             *     `gift-card-blocked`: This gift card is blocked.
             *
             *     `gift-card-expired`: This gift card has expired.
             *
             *     `gift-cards-not-set-up`: Gift cards are sold once an admin has said how they are taxed.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    startCheckout: {
        parameters: {
            query?: {
                /**
                 * @description The visit; left out for a sale without one.
                 * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
                 */
                bookingId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutStartView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.till-off"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /**
                 * @description Left out: by name.
                 * @example name
                 */
                sort?: "name" | "newest";
                /**
                 * @description Searched for in names, email addresses and phone numbers.
                 * @example mia
                 */
                q?: string;
                /**
                 * @description Only those who have this tag, however it is spelt.
                 * @example bride
                 */
                tag?: string;
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    addClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddClientDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDetailsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.email-already-in-use"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    exportClients: {
        parameters: {
            query?: {
                /**
                 * @description Left out: a comma. With a semicolon prices have a decimal comma, as spreadsheets of those countries read them.
                 * @example comma
                 */
                separator?: "comma" | "semicolon";
                /**
                 * @description Searched for in names, email addresses and phone numbers.
                 * @example mia
                 */
                q?: string;
                /**
                 * @description Only those who have this tag, however it is spelt.
                 * @example bride
                 */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listClientTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTagView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDetailsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    eraseClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeClientDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDetailsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.email-already-in-use"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listClientBookings: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /**
                 * @description Left out: upcoming.
                 * @example upcoming
                 */
                when?: "upcoming" | "past";
            };
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    previewClientErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasurePreviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    mergeClients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeClientsDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDetailsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `clients-have-accounts`: Both clients have an account.
             *
             *     `account-not-verified`: The email address of this account is not confirmed.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    reportCrash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrashReportDto"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    lookAround: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookAroundDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.user-token-expired"];
            403: components["responses"]["problem.forbidden"];
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listDemoPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoPersonView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showNewsEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsEmailsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    chooseNewsEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseNewsEmailsDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsEmailsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            409: components["responses"]["problem.not-possible"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    markNewsSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkNewsDto"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showDeskVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskVersionView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstStepsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    settleFirstStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example email */
                step: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleStepDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstStepsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listGiftCards: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /**
                 * @description The last four signs of the code, as on receipts.
                 * @example 28A1
                 */
                last4?: string;
                /**
                 * @description Only cards with something left on them, or only those without.
                 * @example something
                 */
                left?: "something" | "nothing";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    lookAtGiftCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookAtGiftCardDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    blockGiftCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    unblockGiftCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    holdTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldTimeDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldBookingView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `outside-hours`: Nobody is working at that time.
             *
             *     `client-busy`: You already have a booking at that time.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            /**
             * @description `too-many-requests`: Too many attempts. Please wait a moment.
             *
             *     `too-many-holds`: You are already holding as many times as you can.
             */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    claimHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    extendHold: {
        parameters: {
            query?: {
                /**
                 * @description What the time is needed for: a code to log in with, which takes its time to arrive.
                 * @example code
                 */
                for?: "code";
            };
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.not-possible"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseCodeDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `user-disabled`: This account has been closed.
             *
             *     `invalid-action-code`: This link is no longer valid.
             *
             *     `expired-action-code`: This link has expired. Please ask for a new one.
             *
             *     `unverified-email`: This email address has not been confirmed.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `last-admin`: The salon needs at least one admin. Make somebody else an admin first.
             *
             *     `not-possible`: This is no longer possible.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseCodeDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedInvitationView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            403: components["responses"]["problem.invalid-action-code"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    registerInvited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInvitedDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.user-token-expired"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `user-disabled`: This account has been closed.
             *
             *     `invalid-action-code`: This link is no longer valid.
             *
             *     `expired-action-code`: This link has expired. Please ask for a new one.
             *
             *     `unverified-email`: This email address has not been confirmed.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `email-already-in-use`: There is already an account with this email address.
             *
             *     `last-admin`: The salon needs at least one admin. Make somebody else an admin first.
             *
             *     `not-possible`: This is no longer possible.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.not-possible"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    sendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.not-possible"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    checkLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerCheckView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listMail: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /**
                 * @description Any if left out.
                 * @example waiting
                 */
                state?: "waiting" | "held" | "sent" | "dropped" | "failed";
                /** @example booking-confirmed */
                kind?: "booking-confirmed" | "booking-moved" | "booking-corrected" | "booking-handed-over" | "booking-cancelled" | "booking-reinstated" | "booking-reminder" | "review-request" | "series-confirmed" | "series-moved" | "series-cancelled" | "verification" | "reset" | "login-code" | "login-code-refused" | "password-changed" | "email-change" | "email-changed" | "sign-up-attempt" | "google-linked" | "google-unlinked" | "admin-sign-in" | "session-copied" | "factor-added" | "factor-removed" | "recovery-code-used" | "passkey-copied" | "message-to-salon" | "message-answer" | "time-off-asked" | "time-off-answered" | "invitation" | "access-changed" | "colleague-changed" | "desk-news" | "salon-needs-care";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    dropHeldMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldMailDecisionView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    sendHeldMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldMailDecisionView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showEmail: {
        parameters: {
            query?: {
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    retryMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.not-possible"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    alt?: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaItemView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `unusable-picture`: This picture cannot be used. Please choose a JPEG, PNG, WebP or AVIF file.
             *
             *     `too-many-pixels`: This picture has too many pixels. Please choose one with at most 40 million.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            /**
             * @description `unavailable`: The salon’s system is busy. Please try again in a moment.
             *
             *     `pictures-away`: Pictures cannot be reached at the moment. Nothing was changed; please try again in a few minutes.
             */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            507: components["responses"]["problem.storage-full"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the file, as `src` and its kin give it.
                 * @example 7a1b2c3d-480.webp
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["problem.bad-request"];
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            500: components["responses"]["problem.internal"];
            /**
             * @description `unavailable`: The salon’s system is busy. Please try again in a moment.
             *
             *     `pictures-away`: Pictures cannot be reached at the moment. Nothing was changed; please try again in a few minutes.
             */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    deletePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.picture-in-use"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            /**
             * @description `unavailable`: The salon’s system is busy. Please try again in a moment.
             *
             *     `pictures-away`: Pictures cannot be reached at the moment. Nothing was changed; please try again in a few minutes.
             */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    describePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DescribePictureDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaItemView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /**
                 * @description Any if left out.
                 * @example open
                 */
                status?: "open" | "handled";
                /**
                 * @description Searched for in the name, email address, phone number and text.
                 * @example mia
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReceiptView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            409: components["responses"]["problem.another-message"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorMessageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    answerMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerMessageDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorMessageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.another-message"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    markMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkMessageDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorMessageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayAtWorkView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacesView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listPortfolio: {
        parameters: {
            query?: {
                /** @description Of the texts that have a translation; the salon’s main language when left out. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioItemView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    addPortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPortfolioItemDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioEntryView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listPortfolioEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    arrangePortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangePortfolioDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            409: components["responses"]["problem.list-has-changed"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    deletePortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changePortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePortfolioItemDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioEntryView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changePrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyPriceChangeDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChangePreviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            409: components["responses"]["problem.prices-have-changed"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    previewPriceChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceChangeDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChangePreviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /**
                 * @description A part of the name.
                 * @example mia
                 */
                search?: string;
                /**
                 * @description `low`: those to order again. `archived`: those that are no longer sold. Left out, all that are sold.
                 * @example low
                 */
                only?: "low" | "archived";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductsPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            409: components["responses"]["problem.till-off"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    addProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddProductDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.till-off"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeProductDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.till-off"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listStockMovements: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.till-off"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    moveStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveStockDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.till-off"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    declineReviewRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example q3nV0b7xYkR2sT5uW8zA1cD4eF6gH9jK */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            403: components["responses"]["problem.invalid-action-code"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteReviewDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            404: components["responses"]["problem.not-found"];
            /**
             * @description `not-possible`: This is no longer possible.
             *
             *     `already-reviewed`: You have already reviewed this booking.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listAllReviews: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /**
                 * @description Left out: any, pending ones first.
                 * @example pending
                 */
                status?: "pending" | "published" | "hidden";
                /**
                 * @description Searched for in the name, the title under it, the review and the answer.
                 * @example mia
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listMyReviews: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviewPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    summarizeReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSummaryView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeReviewDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.not-possible"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    answerReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerReviewDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewEntryView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    hideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideReviewDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewEntryView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.not-possible"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    publishReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishReviewDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewEntryView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `not-possible`: This is no longer possible.
             *
             *     `review-has-changed`: The client has just changed this review. Please read it again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listSales: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /**
                 * @description First day of the till, a local date; left out, from the beginning.
                 * @example 2027-03-02
                 */
                fromDay?: string;
                /**
                 * @description Last day of the till; left out, to the end.
                 * @example 2027-03-05
                 */
                toDay?: string;
                /** @example sale */
                kind?: "sale" | "refund";
                /**
                 * @description One by which some of it was paid.
                 * @example cash
                 */
                method?: "cash" | "card" | "transfer" | "gift-card" | "elsewhere";
                /**
                 * @description Searches its number, the client's name, the booking's reference, what was sold, and reasons.
                 * @example mia
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            409: components["responses"]["problem.till-off"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    makeSale: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for this sale.
                 * @example 4b5c6d7e-8f90-4a1b-8c2d-3e4f50617283
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeSaleDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             *
             *     `till-off`: The salon does not take money here yet. An admin can turn it on under Money.
             *
             *     `till-elsewhere`: The salon’s money is taken by another till.
             *
             *     `price-has-changed`: It comes to another total than was shown. Please look again.
             *
             *     `sale-not-paid`: The payments do not come to the total.
             *
             *     `tendered-is-high`: That is more than ten times what is due. Please check the amount.
             *
             *     `gift-card-empty`: There is not that much left on the gift card.
             *
             *     `gift-card-blocked`: This gift card is blocked.
             *
             *     `gift-card-expired`: This gift card has expired.
             *
             *     `gift-cards-not-set-up`: Gift cards are sold once an admin has said how they are taxed.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `idempotency-key-reused`: This Idempotency-Key was already used for another request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listVisitsToPay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitsToPayView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            409: components["responses"]["problem.till-off"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.till-off"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showSalon: {
        parameters: {
            query?: {
                /** @description Of the texts that have a translation; the salon’s main language when left out. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeSalon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSalonDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `bookings-are-to-come`: Bookings are still to come. They stay as they are; say that you know.
             *
             *     `currency-is-in-use`: Money of the till is in the old currency, so the currency stays.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    setBookingRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetBookingRulesDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `bookings-are-to-come`: Bookings are still to come. They stay as they are; say that you know.
             *
             *     `currency-is-in-use`: Money of the till is in the old currency, so the currency stays.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showFactorRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorRuleView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    setFactorRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetFactorRuleDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorRuleView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonLanguagesView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeLanguagesDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonLanguagesView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listTranslationProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationProgressView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showLegalTexts: {
        parameters: {
            query?: {
                /** @description Of the texts that have a translation; the salon’s main language when left out. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalTextsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    setOpeningHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetOpeningHoursDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    setSpecialDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2027-03-02 */
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSpecialDayDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    deleteSpecialDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2027-03-02 */
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listSiteTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteTextView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeSiteTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSiteTextsDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listSentences: {
        parameters: {
            query: {
                language: components["schemas"]["Language"];
                /**
                 * @description All if left out.
                 * @example own
                 */
                only?: "own" | "changed";
                /**
                 * @description Searched for in what is said, in the standard words, and in the English ones.
                 * @example mia
                 */
                search?: string;
                /**
                 * @description Side and area, such as "web/book". All if left out.
                 * @example web/book
                 */
                area?: string;
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentencePageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeSentence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSentenceDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentenceView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listSeries: {
        parameters: {
            query: {
                /**
                 * @description The id of a booking.
                 * @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21
                 */
                booking: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    makeSeries: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for this series.
                 * @example 4b5c6d7e-8f90-4a1b-8c2d-3e4f50617283
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeSeriesDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `dates-taken`: Not all of these dates are free.
             *
             *     `client-busy`: You already have a booking at that time.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `idempotency-key-reused`: This Idempotency-Key was already used for another request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    previewSeries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewSeriesDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesPreviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.client-busy"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    cancelSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelSeriesDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedSeriesView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `dates-taken`: Not all of these dates are free.
             *
             *     `stale-change`: Somebody else has just changed this booking.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    moveSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveSeriesDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedSeriesView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `dates-taken`: Not all of these dates are free.
             *
             *     `stale-change`: Somebody else has just changed this booking.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listServiceCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCategoryEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    addServiceCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceCategoryDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCategoryEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            409: components["responses"]["problem.category-in-use"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    arrangeServiceCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangeServiceCategoriesDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCategoryEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `category-in-use`: This category still has services.
             *
             *     `list-has-changed`: Somebody else has just changed this list. Please check it again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    deleteServiceCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCategoryEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.category-in-use"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeServiceCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceCategoryDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCategoryEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.category-in-use"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /** @description Of the texts that have a translation; the salon’s main language when left out. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedServiceView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    addService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddServiceDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEntryView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.service-has-bookings"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listServiceEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    exportServices: {
        parameters: {
            query?: {
                /**
                 * @description Left out: a comma. With a semicolon prices have a decimal comma, as spreadsheets of those countries read them.
                 * @example comma
                 */
                separator?: "comma" | "semicolon";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    arrangeServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangeServicesDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `service-has-bookings`: This service has bookings, so it can only be archived.
             *
             *     `list-has-changed`: Somebody else has just changed this list. Please check it again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.service-has-bookings"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeServiceDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEntryView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `service-has-bookings`: This service has bookings, so it can only be archived.
             *
             *     `service-has-changed`: Somebody else has just changed this service.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    setUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUpDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.user-token-expired"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `invalid-action-code`: This link is no longer valid.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showSickDay: {
        parameters: {
            query: {
                /**
                 * @description Who is ill.
                 * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
                 */
                staffId: string;
                /**
                 * @description The first day.
                 * @example 2027-03-02
                 */
                fromDay: string;
                /**
                 * @description The last day, inclusive.
                 * @example 2027-03-05
                 */
                toDay: string;
                /**
                 * @description The minute of the first day at which it begins. Left out: midnight.
                 * @example 540
                 */
                fromMinute?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SickDayView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    addSickDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewTimeOffDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SickDayView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `already-away`: This team member already has time off then.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    rearrangeVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RearrangeDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SickDayVisitView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `outside-hours`: Nobody is working at that time.
             *
             *     `stale-change`: Somebody else has just changed this booking.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `too-late`: It is too late to change this booking online.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    tickVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalledDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SickDayVisitView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    holdOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldOfferDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferHeldView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `outside-hours`: Nobody is working at that time.
             *
             *     `stale-change`: Somebody else has just changed this booking.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `not-possible`: This is no longer possible.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            /**
             * @description `too-many-requests`: Too many attempts. Please wait a moment.
             *
             *     `too-many-holds`: You are already holding as many times as you can.
             */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    letOfferGo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    undoVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `stale-change`: Somebody else has just changed this booking.
             *
             *     `client-busy`: You already have a booking at that time.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listStaff: {
        parameters: {
            query?: {
                /** @description Of the texts that have a translation; the salon’s main language when left out. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMemberView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    addStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddStaffMemberDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffEntryView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listStaffEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    arrangeOffers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9b2d5c1e-6f7a-4c3b-9e8d-1a2b3c4d5e6f */
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangeOffersDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    arrangeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangeStaffDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffEntryView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            409: components["responses"]["problem.list-has-changed"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    deleteStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             *
             *     `unverified-email`: This email address has not been confirmed.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `last-admin`: The salon needs at least one admin. Make somebody else an admin first.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `has-history`: This team member has past bookings, so they cannot be deleted. Mark them as having left instead.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStaffMemberDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffEntryView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             *
             *     `unverified-email`: This email address has not been confirmed.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `last-admin`: The salon needs at least one admin. Make somebody else an admin first.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `has-coming-visits`: This team member still has upcoming bookings. Please move or cancel them first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    setStaffException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
                /** @example 2027-03-02 */
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetStaffExceptionDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffHoursView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    deleteStaffException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
                /** @example 2027-03-02 */
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffHoursView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showStaffHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffHoursView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    setStaffHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetStaffHoursDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffHoursView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showTill: {
        parameters: {
            query?: {
                /**
                 * @description A business day; left out, the one to which what is sold now belongs.
                 * @example 2027-03-02
                 */
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillDayView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            409: components["responses"]["problem.till-off"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    closeDay: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for this close.
                 * @example 4b5c6d7e-8f90-4a1b-8c2d-3e4f50617283
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseDayDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayCloseSheetView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `till-off`: The salon does not take money here yet. An admin can turn it on under Money.
             *
             *     `till-elsewhere`: The salon’s money is taken by another till.
             *
             *     `day-is-closed`: This day is closed already.
             *
             *     `earlier-day-open`: An earlier day has to be closed first.
             *
             *     `count-has-changed`: Something was sold or moved in the meantime. Please count again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `idempotency-key-reused`: This Idempotency-Key was already used for another request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    previewClose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountTillDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillCountView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `till-off`: The salon does not take money here yet. An admin can turn it on under Money.
             *
             *     `till-elsewhere`: The salon’s money is taken by another till.
             *
             *     `day-is-closed`: This day is closed already.
             *
             *     `earlier-day-open`: An earlier day has to be closed first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listDayCloses: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayClosesPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `till-off`: The salon does not take money here yet. An admin can turn it on under Money.
             *
             *     `till-elsewhere`: The salon’s money is taken by another till.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showDayClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2027-03-02 */
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayCloseSheetView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `till-off`: The salon does not take money here yet. An admin can turn it on under Money.
             *
             *     `till-elsewhere`: The salon’s money is taken by another till.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    moveCash: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for this movement.
                 * @example 4b5c6d7e-8f90-4a1b-8c2d-3e4f50617283
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveCashDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillMovementView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `till-off`: The salon does not take money here yet. An admin can turn it on under Money.
             *
             *     `till-elsewhere`: The salon’s money is taken by another till.
             *
             *     `not-enough-tips`: This person is not owed that much in tips.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `idempotency-key-reused`: This Idempotency-Key was already used for another request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    setServiceTaxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetServiceTaxesDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillSettingsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    showTillSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillSettingsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeTillSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTillSettingsDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillSettingsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    addTaxRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTaxRateDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillSettingsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    changeTaxRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTaxRateDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillSettingsView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.tax-rate-in-use"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listTimeOff: {
        parameters: {
            query?: {
                /**
                 * @description Left out: everybody's.
                 * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
                 */
                staff?: string;
                /**
                 * @description Left out: upcoming, including what is going on now.
                 * @example upcoming
                 */
                when?: "upcoming" | "past";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    addTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTimeOffDto"];
            };
        };
        responses: {
            /** @description Made; this is how it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedTimeOffView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `too-late`: It is too late to change this booking online.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             *
             *     `visits-in-the-way`: There are bookings during that time. Please decide what happens to each of them.
             *
             *     `nobody-free`: Nobody else is free at that time.
             *
             *     `already-away`: This team member already has time off then.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    previewTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewTimeOffDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffPreviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    deleteTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    answerTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerTimeOffDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedTimeOffView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `slot-taken`: That time was just taken.
             *
             *     `too-late`: It is too late to change this booking online.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             *
             *     `visits-in-the-way`: There are bookings during that time. Please decide what happens to each of them.
             *
             *     `nobody-free`: Nobody else is free at that time.
             *
             *     `already-away`: This team member already has time off then.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedUserView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    makeAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeAdminDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModifiedUsersView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             *
             *     `unverified-email`: This email address has not been confirmed.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `last-admin`: The salon needs at least one admin. Make somebody else an admin first.
             *
             *     `not-possible`: This is no longer possible.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mia@example.com */
                email: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueTokenDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            403: components["responses"]["problem.forbidden"];
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mia@example.com */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedUsersView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `last-admin`: The salon needs at least one admin. Make somebody else an admin first.
             *
             *     `not-possible`: This is no longer possible.
             *
             *     `already-paid`: This visit is paid for. Give the money back first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    previewUserErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mia@example.com */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasurePreviewView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            /**
             * @description `invalid-input`: Some fields need your attention.
             *
             *     `invalid-email`: This is not a valid email address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listUserPage: {
        parameters: {
            query?: {
                /**
                 * @description Counted from one.
                 * @example 1
                 */
                page?: number;
                /** @example 20 */
                pageSize?: number;
                /**
                 * @description Searched for in names and email addresses; a whole id works too.
                 * @example mia
                 */
                search?: string;
                /** @example user */
                role?: "user" | "stylist" | "reception" | "admin";
                /**
                 * @description The account of this person of the team.
                 * @example 3c6e8f10-2b4d-4e6f-8a90-b1c2d3e4f506
                 */
                staff?: string;
                /**
                 * @description Left out: both.
                 * @example true
                 */
                disabled?: "true" | "false";
                /**
                 * @description Left out: by address.
                 * @example email
                 */
                sort?: "email" | "name" | "newest" | "last-seen";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPageView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleView"][];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    disableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisableUserDto"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `last-admin`: The salon needs at least one admin. Make somebody else an admin first.
             *
             *     `not-possible`: This is no longer possible.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    resetFactors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            409: components["responses"]["problem.not-possible"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
    setRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetRoleDto"];
            };
        };
        responses: {
            /** @description Done, or found; this is how it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRowView"];
                };
            };
            400: components["responses"]["problem.bad-request"];
            401: components["responses"]["problem.unauthenticated"];
            /**
             * @description `forbidden`: Your account is not allowed to do this.
             *
             *     `proof-needed`: Please confirm that it’s you.
             *
             *     `factor-required`: The salon asks for two-step log-in. Please set it up in your account first.
             *
             *     `unverified-email`: This email address has not been confirmed.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            404: components["responses"]["problem.not-found"];
            /**
             * @description `last-admin`: The salon needs at least one admin. Make somebody else an admin first.
             *
             *     `not-possible`: This is no longer possible.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
            413: components["responses"]["problem.too-large"];
            415: components["responses"]["problem.unsupported-media-type"];
            422: components["responses"]["problem.invalid-input"];
            429: components["responses"]["problem.too-many-requests"];
            500: components["responses"]["problem.internal"];
            503: components["responses"]["problem.unavailable"];
            "4XX": components["responses"]["other"];
            "5XX": components["responses"]["other"];
        };
    };
}
