// Generated from api/openapi.json by `npm run contract`. Never edited.
export interface paths {
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own account. */
        get: operations["showAccount"];
        put?: never;
        post?: never;
        /** Erases the caller's account: cancels coming bookings, anonymises past ones, deletes the rest. */
        delete: operations["eraseAccount"];
        options?: never;
        head?: never;
        /** Changes the caller's name or phone number. */
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
        /** What erasing the caller's account would cancel. */
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
        /** Everything the salon knows about the caller, as a file. */
        get: operations["exportAccount"];
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
        /** Whether the account with this address is an admin; the account itself and admins may ask. */
        get: operations["checkAdmin"];
        put?: never;
        post?: never;
        /** Takes the role back, from the account's next request on. The last admin stays. */
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
        /** Who did what, the latest first. Kept for a year. */
        get: operations["listAudit"];
        put?: never;
        post?: never;
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
        /** Sends a link to the new address, which the account has once it is followed. */
        put: operations["changeEmail"];
        post?: never;
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
        /** Sends a visitor to Google, who comes back signed in, to the page of the site that `from` names. */
        get: operations["signInWithGoogle"];
        put?: never;
        post?: never;
        /** Unlinks Google from the account; its password opens it as before. */
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
        /** Where Google leads back to. Redirects to a page in any case; `error` in its address is the code of what went wrong. */
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
        /** Begins to link the account to Google; only within ten minutes of a sign-in. */
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
        /** Signs in with email and password. */
        post: operations["logIn"];
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
        /** A new password with the current one. Ends every other session of the account, and every access token. */
        put: operations["changePassword"];
        post?: never;
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
        /** A new password with the code from the mail. Ends every session of the account and opens none; the browser becomes a known one. */
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
        /** Sends a link for a new password if the address has an account; the answer does not say whether it has. */
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
        /** Who is signed in with this browser, if anybody is. */
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
        /** The browsers in which one is signed in, this one first, then by last use. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Signs one out everywhere else. */
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
        /** Signs one out in one browser; its access tokens end with it. */
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
        /** Ends the session of this browser; its access tokens end with it. */
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
        /** Creates an account and signs it in. */
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
        /** Sends the link that verifies the caller's email address again, unless it is verified already. */
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
        /** Does what the link in an email is for: verifies an address, changes to it, or undoes such a change. */
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
        /** Every free start of a day. */
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
        /** Which days have free starts, for a week or a month, and the first of them. */
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
        /** The first free start within the horizon. */
        get: operations["showFirst"];
        put?: never;
        post?: never;
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
        /** Blocks a team member's time. 409 `slot-taken` when they have a booking, a hold or another block then. */
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
        /** Removes the block. */
        delete: operations["deleteBlock"];
        options?: never;
        head?: never;
        /** Moves a block, makes it longer or shorter, gives it to somebody else, or changes its reason. */
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
        /** Everybody's bookings. */
        get: operations["listBookings"];
        put?: never;
        /** Makes a booking. 409 `slot-taken` with the nearest free starts if it is gone; the same key has the same answer. */
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
         * Books for somebody who phones or walks in: at any multiple of five minutes, without notice, even some hours back.
         *     409 `slot-taken` when something is in the diary then, `outside-hours` when nobody works then and
         *     `allowOutsideHours` doesn't confirm that this is intended; both with the nearest free starts.
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
        /** Who works when, who is coming, and what else keeps people busy, for up to 31 days; without cancelled bookings. */
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
        /** All bookings that match the filters, as CSV in UTF-8. */
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
        /** The caller's own bookings. */
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
        /** One booking; somebody else's is not found. */
        get: operations["showBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the salon's note about a booking. */
        patch: operations["changeBooking"];
        trace?: never;
    };
    "/bookings/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A booking as a calendar file; the file of a changed booking replaces the earlier calendar entry. */
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
        /** Cancels a booking; clients can until the deadline. */
        post: operations["cancelBooking"];
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
        /** The history of a booking, oldest first. */
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
        get?: never;
        put?: never;
        /** Moves a booking. It keeps the old time unless the new one could be taken. */
        post: operations["moveBooking"];
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
        /** Makes one line longer or shorter; later lines shift along. 409 like a new booking when that doesn't fit. */
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
        /** Records what happened at the desk. */
        post: operations["markBooking"];
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
        /** The salon's clients, with and without an account, page by page. */
        get: operations["listClients"];
        put?: never;
        /** Adds a client who has no account. */
        post: operations["addClient"];
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
        /** One client, with what the salon has noted about them. */
        get: operations["showClient"];
        put?: never;
        post?: never;
        /** Erases a client without an account: record, emails and messages, and the name in past bookings. */
        delete: operations["eraseClient"];
        options?: never;
        head?: never;
        /** Changes a client; of one with an account only the note. */
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
        /** The bookings of one client. */
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
        /** What erasing a client without an account would cancel. */
        get: operations["previewClientErasure"];
        put?: never;
        post?: never;
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
        /** Reports a crash of the web app, so that the operator finds it in the log. */
        post: operations["reportCrash"];
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
        /** Holds a slot for ten minutes. 409 `slot-taken` with the nearest free starts if somebody else was faster. */
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
        /** Releases the slot. */
        delete: operations["releaseHold"];
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
        /** Extends the hold to ten minutes from now, and to an hour after it was first placed at most. 404 if it has expired. */
        post: operations["extendHold"];
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
        /** The emails the salon has sent or is about to send, newest first. */
        get: operations["listMail"];
        put?: never;
        post?: never;
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
        /** One email with its text. */
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
        /** Sends an email that failed, or that is waiting for its next attempt, as soon as possible. */
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
        /** The salon's own pictures, newest first. */
        get: operations["listMedia"];
        put?: never;
        /** Uploads a picture: JPEG, PNG, WebP or AVIF, at most 15 MB and 40 million pixels. */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file of a picture. Its name never refers to anything else, so it may be cached forever. */
        get: operations["showPicture"];
        put?: never;
        post?: never;
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
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a picture that nothing shows any more; 409 `picture-in-use` otherwise. */
        delete: operations["deletePicture"];
        options?: never;
        head?: never;
        /** Changes the alt text and the focal point of a picture. */
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
        /** The inbox, newest first. */
        get: operations["listMessages"];
        put?: never;
        /** Sends a message to the salon: it goes to the inbox and is emailed to the salon. */
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
        /** One message. */
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
        /** Answers a message by email and marks it as handled. */
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
        /** Marks a message as handled, or opens it again. */
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
        /** The salon's day, what needs attention, and the last thirty days in figures. */
        get: operations["showOverview"];
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
        /** The work that visitors see, in the owner's order. */
        get: operations["listPortfolio"];
        put?: never;
        /** Adds a piece of work at the end. */
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
        /** All of it, including what is hidden. */
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
        /** Puts all of it in another order; 409 `list-has-changed` when something was added or deleted in the meantime. */
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
        delete: operations["deletePortfolioItem"];
        options?: never;
        head?: never;
        /** Changes a piece of work, or hides it. */
        patch: operations["changePortfolioItem"];
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest published reviews. */
        get: operations["listReviews"];
        put?: never;
        /** Writes a review, shown once the salon has read it. 409 `already-reviewed` if the booking already has one. */
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
        /** Everybody's reviews, those waiting to be read first. */
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
        /** The caller's own reviews, latest first. */
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
        /** How many are published, and their average. */
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
        /** Deletes the caller's own review. */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        /** Changes the caller's own review until the salon has read it; 409 `not-possible` from then on. */
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
        /** Answers a review publicly, or removes the answer. */
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
        /** Hides a review from everybody but its author, and says why. */
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
        /** Publishes a review. 409 `review-has-changed` if its text is no longer the one that was read. */
        post: operations["publishReview"];
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
        /** The salon's name, address, hours and booking rules, and what its pages say and show. */
        get: operations["showSalon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the salon's name, address and links; what is left out stays. */
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
        /** Sets the rules for new bookings. */
        put: operations["setBookingRules"];
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
        /** Sets the opening hours of the whole week at once. */
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
        /** Closes the salon on a day, or gives the day other hours. Bookings on that day stay. */
        put: operations["setSpecialDay"];
        post?: never;
        /** Goes back to the weekly hours on that day. */
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
        /** Every text of the site with its default and its maximum length. */
        get: operations["listSiteTexts"];
        /** Changes texts of the site; null restores the default. */
        put: operations["changeSiteTexts"];
        post?: never;
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
        /** All of them in the owner's order, empty ones too. */
        get: operations["listServiceCategories"];
        put?: never;
        /** Adds a category at the end; its slug is made from its title. */
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
        /** Puts all of them in another order; 409 `list-has-changed` when one was added or deleted in the meantime. */
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
        /** Deletes an empty category; 409 `category-in-use` while a service is in it. */
        delete: operations["deleteServiceCategory"];
        options?: never;
        head?: never;
        /** Gives a category another title; its slug stays. */
        patch: operations["renameServiceCategory"];
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that can be booked, in the owner's order. */
        get: operations["listServices"];
        put?: never;
        /** Adds a service behind the others. */
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
        /** All of it, hidden and archived services too. */
        get: operations["listServiceEntries"];
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
        /** Puts all of them in another order; 409 `list-has-changed` when one was added or deleted in the meantime. */
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
        /** Deletes a service that was never booked; 409 `service-has-bookings` otherwise. */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        /**
         * Changes a service, hides or archives it. What is booked already stays as it was booked. 409 `service-has-changed`
         *     with the service as it is now when its version is another one.
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
        /** Whether the salon still has no admin. */
        get: operations["showSetup"];
        put?: never;
        /** Creates the first admin with the code from the server's log, and signs them in. */
        post: operations["setUp"];
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
        /** The team members who can be booked, in the owner's order. */
        get: operations["listStaff"];
        put?: never;
        /** Adds a team member at the end. They can be booked once they have working hours and an offer. */
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
        /** All of them, including those who have left, with how many bookings each still has. */
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
        /** Which team members do which service, hidden and archived services included. */
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
        /** Sets which team members do a service, at what price and length; answers with that. */
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
        /** Puts all of them in another order; 409 `list-has-changed` when one was added or deleted in the meantime. */
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
        /** Deletes a team member who was never booked; 409 `has-history` otherwise. */
        delete: operations["deleteStaffMember"];
        options?: never;
        head?: never;
        /** Changes a team member, or marks them as having left; 409 `has-coming-visits` while they have bookings to come. */
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
        /** Sets what a team member works on one day instead of the weekly hours. */
        put: operations["setStaffException"];
        post?: never;
        /** Goes back to the weekly hours on that day. */
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
        /** When a team member works: every week, and the days that differ from it. */
        get: operations["showStaffHours"];
        /** Sets the whole week at once. */
        put: operations["setStaffHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is away when: current and upcoming time off, or the last hundred entries that are over. */
        get: operations["listTimeOff"];
        put?: never;
        /**
         * Gives somebody time off. 409 `visits-in-the-way` with those bookings unless all of them have been decided on, 409
         *     `nobody-free` with those that nobody can take over, 409 `already-away`; nothing has changed then.
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
        /** The bookings that would be in the way, each with who could take it over. Changes nothing. */
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
        /** Deletes time off: the team member can be booked again. What became of the bookings stays as it is. */
        delete: operations["deleteTimeOff"];
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
        /** Everybody who can sign in, by address. */
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
        /** Makes an account an admin, from its next request on. */
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
        /** An access token for the owner of the address, proved by the session cookie or by an older token. */
        put: operations["issueToken"];
        post?: never;
        /** Erases an account: cancels its coming bookings and anonymises the past ones. The last admin cannot be erased. */
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
        /** What erasing this user would cancel; nothing when the address has no account. */
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
        /** Accounts page by page, with a search. */
        get: operations["listUserPage"];
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
        /** Disables an account, signing it out everywhere, or enables it again. Not the caller's, and not the last admin's. */
        put: operations["disableUser"];
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
            /** @description Instant, ISO 8601 in UTC. */
            exportedAt: string;
            /** @description Emails that the salon sent, or is about to send. */
            letters: components["schemas"]["OwnEmailView"][];
            /** @description Messages to the salon from the account's address. */
            messages: components["schemas"]["OwnMessageView"][];
            /** @description The salon's own notes about the client. */
            notes: components["schemas"]["SalonNoteView"][];
            profile: components["schemas"]["AccountView"];
            reviews: components["schemas"]["OwnReviewView"][];
            /** @description Grows when the shape of this file changes. */
            schema: number;
            /** @description The browsers that are signed in, this one first. */
            sessions: components["schemas"]["OpenSessionView"][];
            /** @description Oldest first, like what follows. */
            visits: components["schemas"]["OwnBookingView"][];
        };
        AccountView: {
            _id: string;
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            email: string;
            /** @description Whether the account is linked to Google. */
            google: boolean;
            /** @description False when Google is the only way to sign in. */
            hasPassword: boolean;
            /** @description Whether the email address is verified. */
            isVerified: boolean;
            name: string;
            /** @description Empty when none was given. */
            phone: string;
            /** @enum {string} */
            role: "user" | "admin";
        };
        AddBlockDto: {
            /** @description At most 25 hours later. */
            endsAt: string;
            /** @description Shown to the salon in the diary. */
            reason?: string;
            /** Format: uuid */
            staffId: string;
            /** @description Instant, ISO 8601, at a multiple of five minutes. */
            startsAt: string;
        };
        AddClientDto: {
            /**
             * Format: email
             * @description Empty when there is none.
             */
            email?: string;
            name: string;
            /** @description For the people who run the salon. */
            note?: string;
            phone?: string;
        };
        AddOnDto: {
            /**
             * Format: uuid
             * @description Of one that exists; left out for a new one.
             */
            _id?: string;
            /** @description How much longer the booking gets; in steps of five. */
            extraMinutes: number;
            /** @description In the salon's currency; may be nothing. */
            price: number;
            title: string;
        };
        AddOnView: {
            _id: string;
            /** @description How much longer the booking gets. */
            extraMinutes: number;
            /** @description In the salon's currency. */
            price: number;
            title: string;
        };
        AddPortfolioItemDto: {
            description?: string;
            /** @description When it is left out for a new item, visitors see it at once. */
            isPublished?: boolean;
            /**
             * Format: uuid
             * @description One of the salon's own pictures; null to remove it.
             */
            pictureId?: string | null;
            /** @description The small line above the title. */
            subtitle?: string;
            title: string;
        };
        AddServiceDto: {
            /** @description All of them, in the order in which they are offered; one that is left out is removed. */
            addOns?: components["schemas"]["AddOnDto"][];
            /** @description Time to clean up after the client has left; in steps of five. */
            bufferMinutes?: number;
            /** Format: uuid */
            categoryId: string;
            description?: string;
            /**
             * Format: uuid
             * @description One of the salon's own pictures; null to remove it.
             */
            pictureId?: string | null;
            /** @description In the salon's currency. */
            price: number;
            /**
             * @description `from`: the price is the least it costs.
             * @enum {string}
             */
            priceKind?: "fixed" | "from";
            /** @description In their order. The first and the last are active, and no two that follow each other are processing. */
            segments: components["schemas"]["SegmentDto"][];
            /**
             * @description When it is left out for a new service, visitors see and book it at once.
             * @enum {string}
             */
            status?: "active" | "hidden" | "archived";
            title: string;
        };
        AddStaffMemberDto: {
            introduction?: string;
            name: string;
            /**
             * Format: uuid
             * @description One of the salon's own pictures; null to remove it.
             */
            pictureId?: string | null;
            /** @description Such as "Colour specialist". */
            role?: string;
        };
        AddTimeOffDto: {
            /** @description The first day. */
            fromDay: string;
            /** @description The minute of the first day at which it begins. Left out: midnight. */
            fromMinute?: number;
            /** @description Added to the email for clients whose booking is cancelled. */
            message?: string;
            /** @description Why they are away; only the salon sees it. */
            reason?: string;
            /** Format: uuid */
            staffId: string;
            /** @description The last day, inclusive. */
            toDay: string;
            /** @description The minute of the last day at which it ends. Left out: the end of the day. */
            toMinute?: number;
            /** @description What becomes of each booking in that time. */
            visits?: components["schemas"]["BookingFateDto"][];
        };
        AddressView: {
            city: string;
            country: string;
            postalCode: string;
            street: string;
        };
        AdminView: {
            admin: boolean;
        };
        AnswerMessageDto: {
            /**
             * Format: uuid
             * @description Created once per answer, so that sending it again after a double click or a lost response sends one email.
             */
            answerId?: string;
            text: string;
        };
        AnswerReviewDto: {
            /** @description Shown under the review; empty removes the answer. */
            answer: string;
        };
        ArrangeOffersDto: {
            /** @description All who do the service; one who is left out no longer does. */
            offers: components["schemas"]["OfferDto"][];
        };
        ArrangePortfolioDto: {
            /** @description Every item once, hidden ones included, in the new order. */
            ids: string[];
        };
        ArrangeServiceCategoriesDto: {
            /** @description Every category once, empty ones included, in the new order. */
            ids: string[];
        };
        ArrangeServicesDto: {
            /** @description Every service once, hidden and archived ones included, in the new order. */
            ids: string[];
        };
        ArrangeStaffDto: {
            /** @description All of them once, including those who have left, in the new order. */
            ids: string[];
        };
        AuditEntryView: {
            _id: string;
            /** @enum {string} */
            action: "salon.set-up" | "user.deleted" | "user.disabled" | "user.enabled" | "admin.appointed" | "admin.dismissed" | "sign-in.admin" | "session.ended" | "session.family-revoked" | "password.changed" | "password.reset" | "email.changed" | "email.restored" | "email.verified" | "google.linked" | "google.unlinked" | "account.exported" | "account.erased" | "client.added" | "client.changed" | "client.merged" | "client.erased" | "mail.retried" | "message.answered" | "salon.changed" | "service.added" | "service.changed" | "service.archived" | "service.restored" | "service.deleted" | "services.arranged" | "service-category.added" | "service-category.changed" | "service-category.deleted" | "service-offers.changed" | "portfolio.added" | "portfolio.changed" | "portfolio.deleted" | "review.published" | "review.hidden" | "review.answered" | "staff.added" | "staff.changed" | "staff.deleted" | "time-off.added" | "time-off.deleted" | "block.added" | "block.changed" | "block.deleted" | "bookings.exported" | "picture.uploaded" | "picture.deleted";
            /** @description Null when nobody was signed in. */
            actor: components["schemas"]["AuditPartyView"] | null;
            /** @description Instant, ISO 8601 in UTC. */
            at: string;
            detail: {
                [key: string]: (string | number | boolean) | null;
            };
            object: components["schemas"]["AuditPartyView"];
        };
        AuditPageView: {
            items: components["schemas"]["AuditEntryView"][];
            /** @description Counted from one. */
            page: number;
            pageSize: number;
            /** @description On all pages together. */
            total: number;
        };
        AuditPartyView: {
            _id: string;
            email: string | null;
            /** @description Their name today, or their email address when they gave none; null for a deleted account, and for things. */
            name: string | null;
            /** @description `user` for accounts, else the noun that the id is one of. */
            type: string;
        };
        BookAtDeskDto: {
            /** @description Allow a time at which the team member doesn't work. */
            allowOutsideHours?: boolean;
            client: components["schemas"]["DeskClientDto"];
            /** @description One to five services in the order in which they are done. */
            lines: components["schemas"]["BookingLineDto"][];
            /** @description What the salon should know. */
            note?: string;
            /** @description Whether to send the client a confirmation, if they have an email address. Left out: yes. */
            sendLetter?: boolean;
            /** @description Instant, ISO 8601. */
            startsAt: string;
        };
        BookedStaffView: {
            _id: string;
            name: string;
        };
        BookingAbilitiesView: {
            arrive: boolean;
            cancel: boolean;
            finish: boolean;
            move: boolean;
            noShow: boolean;
            reopen: boolean;
            /** @description Lengthen or shorten a line. */
            resize: boolean;
            review: boolean;
        };
        BookingActorView: {
            /** @description Null when their account is gone. */
            name: string | null;
            /**
             * @description Whether it was the client or somebody at the salon; `unknown` when their account is gone.
             * @enum {string}
             */
            side: "client" | "salon" | "unknown";
        };
        BookingClientView: {
            /** @description Null for somebody without an account. */
            _id: string | null;
            /** @description The client record of somebody without an account for whom the desk booked; null for everyone else. */
            cardId: string | null;
            email: string;
            name: string;
            phone: string;
        };
        BookingCountsView: {
            arrived: number;
            cancelled: number;
            confirmed: number;
            done: number;
            noShow: number;
        };
        BookingEventView: {
            _id: string;
            /** @description Instant, ISO 8601 in UTC. */
            at: string;
            /**
             * @description Of a move, the instants `from` and `to`, and `fromPeople` and `toPeople` if those changed; of a line made longer or
             *     shorter, its `title`, `minutesBefore` and `minutes`.
             */
            detail: {
                [key: string]: string;
            };
            /** @enum {string|null} */
            fromStatus: "confirmed" | "arrived" | "done" | "no-show" | "cancelled" | null;
            /** @enum {string} */
            toStatus: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
            /** @description `book`, `move`, `resize`, `note`, `arrive`, `finish`, `no-show`, `cancel` or `reopen`. */
            verb: string;
            who: components["schemas"]["BookingActorView"];
        };
        BookingFateDto: {
            /** Format: uuid */
            bookingId: string;
            /** @enum {string} */
            fate: "move" | "cancel" | "keep";
        };
        BookingInTheWayAbilitiesView: {
            cancel: boolean;
            move: boolean;
        };
        BookingInTheWayView: {
            _id: string;
            can: components["schemas"]["BookingInTheWayAbilitiesView"];
            clientName: string;
            endsAt: string;
            reference: string;
            /** @description Instant, ISO 8601 in UTC. */
            startsAt: string;
            /** @description Who would take over, by name; empty when nobody can. */
            takenOverBy: string[];
            titles: string[];
        };
        BookingLineDto: {
            addOnIds?: string[];
            /** Format: uuid */
            serviceId: string;
            /**
             * Format: uuid
             * @description Null or left out: anyone.
             */
            staffId?: string | null;
        };
        BookingLineView: {
            _id: string;
            addOns: components["schemas"]["AddOnView"][];
            /** @description The client asked for anyone. */
            anyStaff: boolean;
            endsAt: string;
            /** @description With its add-ons, in the salon's currency. */
            price: number;
            /** @enum {string} */
            priceKind: "fixed" | "from";
            serviceId: string;
            staff: components["schemas"]["BookedStaffView"];
            /** @description Instant, ISO 8601 in UTC. */
            startsAt: string;
            title: string;
        };
        BookingPageView: {
            items: components["schemas"]["BookingView"][];
            /** @description Counted from one. */
            page: number;
            pageSize: number;
            /** @description On all pages together. */
            total: number;
        };
        BookingView: {
            _id: string;
            can: components["schemas"]["BookingAbilitiesView"];
            cancelReason: string;
            /** @description The last instant at which the client may cancel or move it online. */
            cancellationDeadline: string;
            cancelledAt: string | null;
            /** @enum {string|null} */
            cancelledBy: "client" | "salon" | null;
            client: components["schemas"]["BookingClientView"];
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            currency: components["schemas"]["CurrencyView"];
            /** @description When the client leaves. */
            endsAt: string;
            lines: components["schemas"]["BookingLineView"][];
            note: string;
            /**
             * @description `from` when any of its services has no fixed price.
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /** @description The reference that people read out on the phone. */
            reference: string;
            /** @description Instant, ISO 8601 in UTC. */
            startsAt: string;
            /** @enum {string} */
            status: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
            totalPrice: number;
            /** @description Grows with every change. */
            version: number;
        };
        CancelBookingDto: {
            /** @description What the salon should know about it. */
            reason?: string;
            version?: number;
        };
        ChangeAccountDto: {
            name?: string;
            /** @description Where the salon can call; empty to remove it. */
            phone?: string;
        };
        ChangeAddressDto: {
            city?: string;
            country?: string;
            postalCode?: string;
            street?: string;
        };
        ChangeBlockDto: {
            /** @description At most 25 hours later. */
            endsAt?: string;
            reason?: string;
            /** Format: uuid */
            staffId?: string;
            /** @description Instant, ISO 8601, at a multiple of five minutes. */
            startsAt?: string;
        };
        ChangeBookingDto: {
            /** @description What the salon should know. */
            note?: string;
            version?: number;
        };
        ChangeClientDto: {
            /**
             * Format: email
             * @description Empty when there is none.
             */
            email?: string;
            name?: string;
            /** @description For the people who run the salon. */
            note?: string;
            phone?: string;
        };
        ChangeEmailDto: {
            /** Format: email */
            email: string;
            /** @description Left out only when the account has none. */
            password?: string;
        };
        ChangePasswordDto: {
            /** @description Left out only when the account has none. */
            currentPassword?: string;
            password: string;
        };
        ChangePortfolioItemDto: {
            description?: string;
            /** @description When it is left out for a new item, visitors see it at once. */
            isPublished?: boolean;
            /**
             * Format: uuid
             * @description One of the salon's own pictures; null to remove it.
             */
            pictureId?: string | null;
            /** @description The small line above the title. */
            subtitle?: string;
            title?: string;
        };
        ChangeReviewDto: {
            name?: string;
            stars?: number;
            text?: string;
            title?: string;
        };
        ChangeSalonDto: {
            address?: components["schemas"]["ChangeAddressDto"];
            /** @description ISO 4217. Prices keep their figures; nothing is converted. */
            currency?: string;
            /** @description Where visitors can write to; empty to show none. */
            email?: string;
            /**
             * Format: uuid
             * @description The same in the dark theme.
             */
            heroNightPictureId?: string | null;
            /**
             * Format: uuid
             * @description The picture at the top of the front page; null for the one that comes with the app.
             */
            heroPictureId?: string | null;
            name?: string;
            /** @description As it should be read; empty to show none. */
            phone?: string;
            /** @description For the map; null to have none. */
            position?: components["schemas"]["PositionDto"] | null;
            /** @description All of them, in the order in which they are shown. */
            socials?: components["schemas"]["SocialLinkDto"][];
        };
        ChangeServiceDto: {
            /** @description All of them, in the order in which they are offered; one that is left out is removed. */
            addOns?: components["schemas"]["AddOnDto"][];
            /** @description Time to clean up after the client has left; in steps of five. */
            bufferMinutes?: number;
            /** Format: uuid */
            categoryId?: string;
            description?: string;
            /**
             * Format: uuid
             * @description One of the salon's own pictures; null to remove it.
             */
            pictureId?: string | null;
            /** @description In the salon's currency. */
            price?: number;
            /**
             * @description `from`: the price is the least it costs.
             * @enum {string}
             */
            priceKind?: "fixed" | "from";
            /** @description In their order. The first and the last are active, and no two that follow each other are processing. */
            segments?: components["schemas"]["SegmentDto"][];
            /**
             * @description When it is left out for a new service, visitors see and book it at once.
             * @enum {string}
             */
            status?: "active" | "hidden" | "archived";
            title?: string;
            /** @description The version that was read. When there is a newer one: 409 `service-has-changed`. */
            version?: number;
        };
        ChangeSiteTextsDto: {
            "contact.heading"?: string | null;
            "contact.intro"?: string | null;
            "footer.company"?: string | null;
            "footer.links"?: string | null;
            "footer.note"?: string | null;
            "footer.social"?: string | null;
            "hero.button"?: string | null;
            "hero.headline"?: string | null;
            "hero.intro"?: string | null;
            "message.heading"?: string | null;
            "message.intro"?: string | null;
            "portfolio.heading"?: string | null;
            "portfolio.intro"?: string | null;
            "services.heading"?: string | null;
            "services.intro"?: string | null;
            "showcase.heading"?: string | null;
            "showcase.intro"?: string | null;
            "showcase.more"?: string | null;
            "team.heading"?: string | null;
            "team.intro"?: string | null;
            "testimonials.heading"?: string | null;
            "treatment.customers.figure"?: string | null;
            "treatment.customers.label"?: string | null;
            "treatment.heading"?: string | null;
            "treatment.services.figure"?: string | null;
            "treatment.services.label"?: string | null;
            "treatment.text"?: string | null;
            "visit.heading"?: string | null;
        };
        ChangeStaffMemberDto: {
            /** @description Whether they work here. One who has left is neither shown nor booked; past bookings keep the name. */
            active?: boolean;
            introduction?: string;
            name?: string;
            /**
             * Format: uuid
             * @description One of the salon's own pictures; null to remove it.
             */
            pictureId?: string | null;
            /** @description Such as "Colour specialist". */
            role?: string;
        };
        ClientAbilitiesView: {
            /** @description Name, email address and phone number; only its owner changes those of an account. */
            changeContact: boolean;
            erase: boolean;
        };
        ClientDetailsView: {
            /** @description The account's, or the client record's when there is no account. */
            _id: string;
            can: components["schemas"]["ClientAbilitiesView"];
            cancelledVisits: number;
            /** @description Bookings that have yet to begin. */
            comingVisits: number;
            /** @description Since when the salon knows them. */
            createdAt: string;
            currency: components["schemas"]["CurrencyView"];
            /** @description Empty when the salon does not know it; so is the phone number. */
            email: string;
            hasAccount: boolean;
            /** @description Whether the account's email address is verified; until then it may be somebody else's. */
            isVerified: boolean;
            /** @description When they last came; instant, ISO 8601 in UTC. */
            lastVisitAt: string | null;
            name: string;
            /** @description When they are expected next. */
            nextVisitAt: string | null;
            noShows: number;
            /** @description For the people who run the salon. It is part of the data that the client can download. */
            note: string;
            /** @description When the note, or anything else in the client record, was last changed. */
            noteChangedAt: string | null;
            phone: string;
            /** @description What their bookings that are done came to, in the salon's currency. */
            spent: number;
            /** @description How often they came: bookings that are done. */
            visits: number;
        };
        ClientPageView: {
            currency: components["schemas"]["CurrencyView"];
            items: components["schemas"]["ClientView"][];
            /** @description Counted from one. */
            page: number;
            pageSize: number;
            /** @description On all pages together. */
            total: number;
        };
        ClientView: {
            /** @description The account's, or the client record's when there is no account. */
            _id: string;
            /** @description Since when the salon knows them. */
            createdAt: string;
            /** @description Empty when the salon does not know it; so is the phone number. */
            email: string;
            hasAccount: boolean;
            /** @description Whether the account's email address is verified; until then it may be somebody else's. */
            isVerified: boolean;
            /** @description When they last came; instant, ISO 8601 in UTC. */
            lastVisitAt: string | null;
            name: string;
            /** @description When they are expected next. */
            nextVisitAt: string | null;
            noShows: number;
            phone: string;
            /** @description What their bookings that are done came to, in the salon's currency. */
            spent: number;
            /** @description How often they came: bookings that are done. */
            visits: number;
        };
        CrashReportDto: {
            /** @description Which build of the web app it was. */
            build?: string;
            /** @description The error's name and message. */
            message: string;
            /** @description The page it happened on. What follows a `?` or `#` is not logged. */
            path: string;
            /** @description The error's stack, or its first lines. */
            stack?: string;
        };
        CreateBookingDto: {
            /**
             * Format: uuid
             * @description The hold to turn into this booking. If it has expired but the time is still free, the booking is made anyway.
             */
            holdId?: string;
            /** @description One to five services in the order in which they are done. */
            lines: components["schemas"]["BookingLineDto"][];
            /** @description What the salon should know. */
            note?: string;
            /** @description How the salon can reach the client. */
            phone?: string;
            /** @description Instant, ISO 8601. */
            startsAt: string;
        };
        CurrencyView: {
            /** @description ISO 4217 code. */
            code: string;
            /** @description What stands before a price. */
            symbol: string;
        };
        DayAvailabilityView: {
            /** @description Local date of the salon. */
            day: string;
            /** @description The first of them, ISO 8601 in UTC. */
            firstStartsAt: string | null;
            /** @description How many starts are free. */
            freeStarts: number;
            /** @enum {string} */
            state: "free" | "full" | "closed" | "past" | "beyond";
        };
        DayFiguresView: {
            cancelled: number;
            day: string;
            /** @description What the bookings that are done came to. */
            earned: number;
            noShows: number;
            /** @description Bookings that were neither cancelled nor no-shows. */
            visits: number;
        };
        DayStartsView: {
            /** @description Local date of the salon. */
            day: string;
            /** @description Every free start, ISO 8601 in UTC, in order. */
            starts: string[];
            /** @enum {string} */
            state: "free" | "full" | "closed" | "past" | "beyond";
            /** @description IANA zone that the day is in. */
            timeZone: string;
        };
        DaysAvailabilityView: {
            days: components["schemas"]["DayAvailabilityView"][];
            /** @description The first free start of all these days. */
            firstFree: string | null;
            timeZone: string;
        };
        DeletedUsersView: {
            deletedCount: number;
        };
        DescribePictureDto: {
            alt?: string;
            focusXPercent?: number;
            focusYPercent?: number;
        };
        DeskClientDto: {
            /**
             * Format: uuid
             * @description Of their account, or of their client record.
             */
            _id?: string;
            /** Format: email */
            email?: string;
            /** @description Needed without an id. */
            name?: string;
            phone?: string;
        };
        DeskDiaryView: {
            blocks: components["schemas"]["DiaryBlockView"][];
            days: components["schemas"]["DiaryDayView"][];
            from: string;
            /** @description Slots that somebody is about to confirm. */
            holds: components["schemas"]["DiaryHoldView"][];
            people: components["schemas"]["DiaryStaffView"][];
            /** @description IANA name of the salon’s time zone. */
            timeZone: string;
            to: string;
            /** @description Uncancelled bookings, in the order in which they start. */
            visits: components["schemas"]["DiaryBookingView"][];
        };
        DiaryBlockView: {
            _id: string;
            endsAt: string;
            /**
             * @description `block` is changed under `/blocks`; `time-off` belongs to somebody’s time off.
             * @enum {string}
             */
            kind: "block" | "time-off";
            reason: string;
            staffId: string;
            startsAt: string;
        };
        DiaryBookingView: {
            _id: string;
            can: components["schemas"]["BookingAbilitiesView"];
            client: components["schemas"]["BookingClientView"];
            endsAt: string;
            /** @description All lines of the booking, whoever does them. */
            lines: components["schemas"]["DiaryLineView"][];
            note: string;
            reference: string;
            startsAt: string;
            /** @enum {string} */
            status: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
            totalPrice: number;
            /** @description Grows with every change. */
            version: number;
        };
        DiaryDayView: {
            /** @description Local date of the salon. */
            day: string;
            /** @description When the salon is open; empty on a day on which it is closed. */
            open: components["schemas"]["StretchView"][];
            people: components["schemas"]["DiaryRotaView"][];
        };
        DiaryHoldView: {
            endsAt: string;
            staffId: string;
            startsAt: string;
        };
        DiaryLineView: {
            _id: string;
            /** @description The client asked for anyone. */
            anyStaff: boolean;
            /** @description When the team member has finished cleaning up. */
            bufferEndsAt: string;
            /** @description When the client is done. */
            endsAt: string;
            segments: components["schemas"]["DiarySegmentView"][];
            serviceId: string;
            staffId: string;
            staffName: string;
            startsAt: string;
            title: string;
        };
        DiaryRotaView: {
            staffId: string;
            working: components["schemas"]["StretchView"][];
        };
        DiarySegmentView: {
            endsAt: string;
            /**
             * @description During an `active` segment the team member works; during a `processing` one they are free for others.
             * @enum {string}
             */
            kind: "active" | "processing";
            startsAt: string;
        };
        DiaryStaffView: {
            _id: string;
            /** @description Path of the portrait on this origin. */
            img: string;
            /** @description False for somebody who can no longer be booked but still has something in these days. */
            isActive: boolean;
            name: string;
            role: string;
        };
        DisableUserDto: {
            /** @description True closes the account, false opens it again. */
            disabled: boolean;
        };
        EmailView: {
            _id: string;
            attempts: number;
            /** @description The calendar file attached to it; null if there is none. */
            calendar: string | null;
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When it will be tried next, or was due. */
            dueAt: string;
            html: string | null;
            /** @enum {string} */
            kind: "booking-confirmed" | "booking-moved" | "booking-handed-over" | "booking-cancelled" | "booking-reminder" | "review-request" | "verification" | "reset" | "password-changed" | "email-change" | "email-changed" | "sign-up-attempt" | "google-linked" | "google-unlinked" | "admin-sign-in" | "message-to-salon" | "message-answer";
            /** @description Why it was dropped, or what the last attempt failed with; empty if all went well. */
            reason: string;
            sentAt: string | null;
            /** @enum {string} */
            state: "waiting" | "sent" | "dropped" | "failed";
            /** @description Null until it was sent. */
            subject: string | null;
            /** @description As it was sent, or would be sent now; null if it never will be. Secret links are left out once a mail server has it. */
            text: string | null;
            toAddress: string;
            toName: string;
        };
        EraseAccountDto: {
            /** @description The current one. An account without a password needs a recent sign-in instead. */
            password?: string;
        };
        ErasurePreviewView: {
            /** @description Bookings that have yet to begin; they are cancelled. */
            comingVisits: number;
        };
        FieldProblemView: {
            /** @description Why it was rejected. */
            detail: string;
            /**
             * @description Where the rejected value is, as a JSON pointer into the request.
             * @example #/startsAt
             */
            pointer: string;
        };
        FirstFreeView: {
            /** @description Its local date. */
            day: string | null;
            /** @description The first free start within the horizon, ISO 8601 in UTC; null when there is none. */
            startsAt: string | null;
        };
        FirstStepsView: {
            /** @description The site says where the salon is or how to reach it. */
            hasContact: boolean;
            /** @description Somebody works during opening hours within a week. */
            hasHours: boolean;
            hasServices: boolean;
            hasStaff: boolean;
        };
        GoogleLinkView: {
            url: string;
        };
        HeldBookingView: {
            _id: string;
            /** @description Instant, ISO 8601 in UTC, after which others may take the time. */
            expiresAt: string;
            /** @description Who, when and how much, if it is confirmed. */
            visit: components["schemas"]["PlannedBookingView"];
        };
        HeroView: {
            /** @description Null: the picture that comes with the app. */
            light: components["schemas"]["PictureView"] | null;
            night: components["schemas"]["PictureView"] | null;
        };
        HideReviewDto: {
            /** @description The author can read it. */
            reason: string;
        };
        HoldTimeDto: {
            /**
             * Format: uuid
             * @description Chosen by the caller, and secret; if left out, the server makes one. A hold that already has it is released in the
             *     same step, so that trying again after a lost answer doesn't run into the caller's own hold.
             */
            holdId?: string;
            /** @description One to five services in the order in which they are done. */
            lines: components["schemas"]["BookingLineDto"][];
            /** @description Instant, ISO 8601. */
            startsAt: string;
        };
        HoldView: {
            _id: string;
            /** @description Instant, ISO 8601 in UTC, after which others may take the time. */
            expiresAt: string;
        };
        IssueTokenDto: {
            /**
             * Format: email
             * @description The same address as in the path.
             */
            email: string;
        };
        LinkGoogleDto: {
            /** @description The page to come back to; the front page when there is none. */
            from?: string;
        };
        ListedMediaView: {
            _id: string;
            /** @description The alt text; empty for a decorative picture. */
            alt: string;
            /** @description Ready for `srcset` of a `<source type="image/avif">`. */
            avif: string;
            /** @description `#rrggbb`, to show until the picture has loaded. */
            colour: string;
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            /** @description The focal point that stays visible when the picture is cropped, from the left; as in `object-position`. */
            focusXPercent: number;
            /** @description The same from the top. */
            focusYPercent: number;
            /** @description When it is deleted unless something shows it by then; null if something has. Instant, ISO 8601 in UTC. */
            goesAt: string | null;
            height: number;
            shownIn: components["schemas"]["PicturePlace"][];
            /** @description The path of a medium size, where `srcset` is not supported. */
            src: string;
            /** @description Ready for `srcset` of a `<source type="image/webp">`. */
            webp: string;
            /** @description Of the largest file, in pixels. */
            width: number;
        };
        ListedUserView: {
            _id: string;
            email: string;
            /** @enum {string} */
            role: "user" | "admin";
        };
        LogInDto: {
            /** Format: email */
            email: string;
            password: string;
        };
        MailPageView: {
            /** @description How many could not be delivered. */
            failed: number;
            items: components["schemas"]["MailView"][];
            /** @description False if no mail server is configured, and emails are kept on this page. */
            leavesTheHouse: boolean;
            /** @description How many are waiting although they were tried minutes ago, because the mail server has a problem. */
            overdue: number;
            /** @description Counted from one. */
            page: number;
            pageSize: number;
            /** @description On all pages together. */
            total: number;
        };
        MailView: {
            _id: string;
            attempts: number;
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When it will be tried next, or was due. */
            dueAt: string;
            /** @enum {string} */
            kind: "booking-confirmed" | "booking-moved" | "booking-handed-over" | "booking-cancelled" | "booking-reminder" | "review-request" | "verification" | "reset" | "password-changed" | "email-change" | "email-changed" | "sign-up-attempt" | "google-linked" | "google-unlinked" | "admin-sign-in" | "message-to-salon" | "message-answer";
            /** @description Why it was dropped, or what the last attempt failed with; empty if all went well. */
            reason: string;
            sentAt: string | null;
            /** @enum {string} */
            state: "waiting" | "sent" | "dropped" | "failed";
            /** @description Null until it was sent. */
            subject: string | null;
            toAddress: string;
            toName: string;
        };
        MakeAdminDto: {
            /**
             * Format: email
             * @description Whom to make an admin.
             */
            email: string;
        };
        MarkBookingDto: {
            /**
             * @description What happened at the desk.
             * @enum {string}
             */
            verb: "arrive" | "finish" | "no-show" | "reopen";
            version?: number;
        };
        MarkMessageDto: {
            /** @description For the salon only. If left out, the note stays as it is. */
            note?: string;
            /** @enum {string} */
            status: "open" | "handled";
        };
        MediaItemView: {
            _id: string;
            /** @description The alt text; empty for a decorative picture. */
            alt: string;
            /** @description Ready for `srcset` of a `<source type="image/avif">`. */
            avif: string;
            /** @description `#rrggbb`, to show until the picture has loaded. */
            colour: string;
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            /** @description The focal point that stays visible when the picture is cropped, from the left; as in `object-position`. */
            focusXPercent: number;
            /** @description The same from the top. */
            focusYPercent: number;
            height: number;
            /** @description The path of a medium size, where `srcset` is not supported. */
            src: string;
            /** @description Ready for `srcset` of a `<source type="image/webp">`. */
            webp: string;
            /** @description Of the largest file, in pixels. */
            width: number;
        };
        MediaPageView: {
            items: components["schemas"]["ListedMediaView"][];
            /** @description Counted from one. */
            page: number;
            pageSize: number;
            /** @description On all pages together. */
            total: number;
        };
        MessageAnswerView: {
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            text: string;
            /** @description Who wrote it; null if their account no longer exists. */
            writtenBy: string | null;
        };
        MessagePageView: {
            items: components["schemas"]["VisitorMessageView"][];
            /** @description How many messages are open, whatever the list shows. */
            open: number;
            /** @description Counted from one. */
            page: number;
            pageSize: number;
            /** @description On all pages together. */
            total: number;
        };
        MessageReceiptView: {
            _id: string;
        };
        ModifiedUsersView: {
            modifiedCount: number;
        };
        MoveBookingDto: {
            /** @description For the desk: allow a time at which the team member doesn't work. */
            allowOutsideHours?: boolean;
            /**
             * Format: uuid
             * @description For the desk, with `staffId`: the line to reassign; the others keep their team members.
             */
            lineId?: string;
            /** @description For the desk: whether to email the client. Left out: yes. */
            sendLetter?: boolean;
            /**
             * @description Whether the same team members do it, or anyone who can. Left out: the same.
             * @enum {string}
             */
            staff?: "keep" | "any";
            /**
             * Format: uuid
             * @description For the desk: this person does all of it, or the line that is named.
             */
            staffId?: string;
            /** @description The new start: an instant, ISO 8601. */
            startsAt: string;
            version?: number;
        };
        OfferDto: {
            /** @description Their own price, in the salon's currency; null or left out for the service's. */
            price?: number | null;
            /** @description Their own segments; null or left out for the service's. */
            segments?: components["schemas"]["SegmentDto"][] | null;
            /** Format: uuid */
            staffId: string;
        };
        OfferEntryView: {
            /** @description The team member's own, in the salon's currency; null for the service's. */
            price: number | null;
            /** @description The team member's own; null for the service's. */
            segments: components["schemas"]["SegmentView"][] | null;
            serviceId: string;
            staffId: string;
        };
        OfferView: {
            /** @description How long it takes them. */
            durationMinutes: number;
            /** @description The team member's price for it, in the salon's currency. */
            price: number;
            serviceId: string;
        };
        OpenSessionView: {
            _id: string;
            /** @description When they signed in there; an instant, ISO 8601 in UTC, like the two below. */
            createdAt: string;
            /** @description What to call it: "Chrome on Android". */
            device: string;
            /** @description When it ends if it is not used again. */
            expiresAt: string;
            /** @description Whether it is the one that asks. */
            isCurrent: boolean;
            /** @description When it last asked for a new access token. */
            lastSeenAt: string;
        };
        OpeningHoursView: {
            endsMinute: number;
            /** @description Minute of the salon's day, 0 to 1440. */
            startsMinute: number;
            /** @description 1 is Monday, 7 is Sunday. */
            weekday: number;
        };
        OverviewView: {
            currency: components["schemas"]["CurrencyView"];
            /** @description The last thirty days, including today. */
            days: components["schemas"]["DayFiguresView"][];
            firstSteps: components["schemas"]["FirstStepsView"];
            /** @description No-shows out of all bookings of those days that were not cancelled, 0 to 1; null when there were none. */
            noShowRate: number | null;
            people: components["schemas"]["ShareView"][];
            services: components["schemas"]["ShareView"][];
            timeZone: string;
            today: components["schemas"]["TodayView"];
            waiting: components["schemas"]["WaitingView"];
        };
        OwnAnswerView: {
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            text: string;
        };
        OwnBookingEventView: {
            /** @description Instant, ISO 8601 in UTC. */
            at: string;
            /** @enum {string} */
            by: "client" | "salon";
            /** @description From and to which instant it was moved, for a booking that was. */
            detail: {
                [key: string]: string;
            };
            verb: string;
        };
        OwnBookingLineView: {
            addOns: string[];
            endsAt: string;
            price: number;
            staffName: string;
            startsAt: string;
            title: string;
        };
        OwnBookingView: {
            cancelReason: string;
            cancelledAt: string | null;
            /** @enum {string|null} */
            cancelledBy: "client" | "salon" | null;
            createdAt: string;
            currency: components["schemas"]["CurrencyView"];
            email: string;
            endsAt: string;
            events: components["schemas"]["OwnBookingEventView"][];
            lines: components["schemas"]["OwnBookingLineView"][];
            name: string;
            note: string;
            phone: string;
            reference: string;
            /** @description Instant, ISO 8601 in UTC. */
            startsAt: string;
            /** @enum {string} */
            status: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
            totalPrice: number;
        };
        OwnEmailView: {
            createdAt: string;
            /** @enum {string} */
            kind: "booking-confirmed" | "booking-moved" | "booking-handed-over" | "booking-cancelled" | "booking-reminder" | "review-request" | "verification" | "reset" | "password-changed" | "email-change" | "email-changed" | "sign-up-attempt" | "google-linked" | "google-unlinked" | "admin-sign-in" | "message-to-salon" | "message-answer";
            sentAt: string | null;
            /** @enum {string} */
            state: "waiting" | "sent" | "dropped" | "failed";
            /** @description Null until it was sent. */
            subject: string | null;
            text: string | null;
            to: string;
        };
        OwnErasurePreviewView: {
            /** @description Bookings that have yet to begin; they are cancelled. */
            comingVisits: number;
            /** @description When each of those bookings starts, the next one first; instants, ISO 8601 in UTC. */
            startsAt: string[];
        };
        OwnMessageView: {
            answers: components["schemas"]["OwnAnswerView"][];
            createdAt: string;
            email: string;
            /** @enum {string} */
            kind: "home" | "contact";
            message: string;
            name: string;
            phone: string;
        };
        OwnReviewAbilitiesView: {
            change: boolean;
        };
        OwnReviewPageView: {
            items: components["schemas"]["OwnReviewView"][];
            /** @description Counted from one. */
            page: number;
            pageSize: number;
            /** @description On all pages together. */
            total: number;
        };
        OwnReviewView: {
            _id: string;
            answer: components["schemas"]["ReviewAnswerView"] | null;
            /** @description The booking it is about. */
            bookingId: string | null;
            can: components["schemas"]["OwnReviewAbilitiesView"];
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            /** @description Why it is not shown; empty unless it is hidden. */
            hiddenReason: string;
            img: string;
            name: string;
            /** @description The services of that booking; null unless it is verified. */
            service: string | null;
            /** @description One to five. */
            stars: number;
            /** @enum {string} */
            status: "pending" | "published" | "hidden";
            text: string;
            /** @description Company and designation; may be empty. */
            title: string;
            /** @description Whether it is about a booking that took place. */
            verified: boolean;
        };
        /** @enum {string} */
        PicturePlace: "site" | "services" | "team" | "portfolio" | "elsewhere";
        PictureView: {
            _id: string;
            /** @description The alt text; empty for a decorative picture. */
            alt: string;
            /** @description Ready for `srcset` of a `<source type="image/avif">`. */
            avif: string;
            /** @description `#rrggbb`, to show until the picture has loaded. */
            colour: string;
            /** @description The focal point that stays visible when the picture is cropped, from the left; as in `object-position`. */
            focusXPercent: number;
            /** @description The same from the top. */
            focusYPercent: number;
            height: number;
            /** @description The path of a medium size, where `srcset` is not supported. */
            src: string;
            /** @description Ready for `srcset` of a `<source type="image/webp">`. */
            webp: string;
            /** @description Of the largest file, in pixels. */
            width: number;
        };
        PlannedBookingView: {
            /** @description The last instant at which the client may cancel or move it online. */
            cancellationDeadline: string;
            currency: components["schemas"]["CurrencyView"];
            /** @description When the client leaves. */
            endsAt: string;
            lines: components["schemas"]["PlannedLineView"][];
            /**
             * @description `from` when any of its services has no fixed price.
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            /** @description Instant, ISO 8601 in UTC. */
            startsAt: string;
            totalPrice: number;
        };
        PlannedLineView: {
            addOns: components["schemas"]["AddOnView"][];
            /** @description The client asked for anyone. */
            anyStaff: boolean;
            endsAt: string;
            /** @description With its add-ons, in the salon's currency. */
            price: number;
            /** @enum {string} */
            priceKind: "fixed" | "from";
            serviceId: string;
            staff: components["schemas"]["BookedStaffView"];
            /** @description Instant, ISO 8601 in UTC. */
            startsAt: string;
            title: string;
        };
        PortfolioEntryView: {
            _id: string;
            description: string;
            /** @description Path of the picture on this origin; empty when it has none. */
            img: string;
            isPublished: boolean;
            /** @description The salon's own picture in all its sizes; null for one that comes with the app. */
            picture: components["schemas"]["PictureView"] | null;
            subtitle: string;
            title: string;
        };
        PortfolioItemView: {
            _id: string;
            description: string;
            /** @description Path of the picture on this origin; empty when it has none. */
            img: string;
            /** @description The salon's own picture in all its sizes; null for one that comes with the app. */
            picture: components["schemas"]["PictureView"] | null;
            subtitle: string;
            title: string;
        };
        PositionDto: {
            /** @description Degrees north of the equator. */
            latitude: number;
            /** @description Degrees east of Greenwich. */
            longitude: number;
        };
        PositionView: {
            /** @description Degrees north of the equator. */
            latitude: number;
            /** @description Degrees east of Greenwich. */
            longitude: number;
        };
        PreviewTimeOffDto: {
            /** @description The first day. */
            fromDay: string;
            /** @description The minute of the first day at which it begins. Left out: midnight. */
            fromMinute?: number;
            /** Format: uuid */
            staffId: string;
            /** @description The last day, inclusive. */
            toDay: string;
            /** @description The minute of the last day at which it ends. Left out: the end of the day. */
            toMinute?: number;
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
         *     | 401 | `wrong-password` | The email address or password is wrong. |
         *     | 401 | `user-token-expired` | Your session has ended. Please log in again. |
         *     | 403 | `user-disabled` | This account has been closed. |
         *     | 403 | `requires-recent-login` | Please log in again before you change this. |
         *     | 403 | `invalid-action-code` | This link is no longer valid. |
         *     | 403 | `unknown-browser` | Please enter the password of this account, or choose a new one. |
         *     | 403 | `expired-action-code` | This link has expired. Please ask for a new one. |
         *     | 409 | `last-admin` | The salon needs at least one admin. Make somebody else an admin first. |
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
         *     | 409 | `outside-hours` | Nobody is working at that time. |
         *     | 409 | `stale-change` | Somebody else has just changed this booking. |
         *     | 409 | `client-busy` | You already have a booking at that time. |
         *     | 409 | `too-late` | It is too late to change this booking online. |
         *     | 409 | `not-possible` | This is no longer possible. |
         *     | 422 | `idempotency-key-reused` | This Idempotency-Key was already used for another request. |
         *     | 429 | `too-many-holds` | You are already holding as many times as you can. |
         *     | 409 | `visits-in-the-way` | There are bookings during that time. Please decide what happens to each of them. |
         *     | 409 | `nobody-free` | Nobody else is free at that time. |
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
         *     | 409 | `list-has-changed` | Somebody else has just changed this list. Please check it again. |
         *     | 409 | `another-message` | Another message was already sent with this id. |
         * @enum {string}
         */
        ProblemCode: "bad-request" | "unauthenticated" | "forbidden" | "not-found" | "method-not-allowed" | "too-large" | "unsupported-media-type" | "invalid-input" | "too-many-requests" | "internal" | "unavailable" | "email-already-in-use" | "invalid-email" | "wrong-password" | "user-token-expired" | "user-disabled" | "requires-recent-login" | "invalid-action-code" | "unknown-browser" | "expired-action-code" | "last-admin" | "popup-closed-by-user" | "account-exists-with-different-credential" | "unauthorized-domain" | "network-request-failed" | "invalid-credential" | "unverified-email" | "credential-already-in-use" | "provider-already-linked" | "needs-password" | "slot-taken" | "outside-hours" | "stale-change" | "client-busy" | "too-late" | "not-possible" | "idempotency-key-reused" | "too-many-holds" | "visits-in-the-way" | "nobody-free" | "already-away" | "has-coming-visits" | "has-history" | "service-has-bookings" | "service-has-changed" | "category-in-use" | "already-reviewed" | "review-has-changed" | "unusable-picture" | "too-many-pixels" | "picture-in-use" | "storage-full" | "list-has-changed" | "another-message";
        ProblemView: {
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
             *     | 401 | `wrong-password` | The email address or password is wrong. |
             *     | 401 | `user-token-expired` | Your session has ended. Please log in again. |
             *     | 403 | `user-disabled` | This account has been closed. |
             *     | 403 | `requires-recent-login` | Please log in again before you change this. |
             *     | 403 | `invalid-action-code` | This link is no longer valid. |
             *     | 403 | `unknown-browser` | Please enter the password of this account, or choose a new one. |
             *     | 403 | `expired-action-code` | This link has expired. Please ask for a new one. |
             *     | 409 | `last-admin` | The salon needs at least one admin. Make somebody else an admin first. |
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
             *     | 409 | `outside-hours` | Nobody is working at that time. |
             *     | 409 | `stale-change` | Somebody else has just changed this booking. |
             *     | 409 | `client-busy` | You already have a booking at that time. |
             *     | 409 | `too-late` | It is too late to change this booking online. |
             *     | 409 | `not-possible` | This is no longer possible. |
             *     | 422 | `idempotency-key-reused` | This Idempotency-Key was already used for another request. |
             *     | 429 | `too-many-holds` | You are already holding as many times as you can. |
             *     | 409 | `visits-in-the-way` | There are bookings during that time. Please decide what happens to each of them. |
             *     | 409 | `nobody-free` | Nobody else is free at that time. |
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
             *     | 409 | `list-has-changed` | Somebody else has just changed this list. Please check it again. |
             *     | 409 | `another-message` | Another message was already sent with this id. |
             */
            code: components["schemas"]["ProblemCode"];
            detail?: string;
            /** @description The fields that were rejected, the first twenty of them. */
            errors?: components["schemas"]["FieldProblemView"][];
            /** @description The id of the request, also in the server's log. */
            instance: string;
            /** @example 409 */
            status: number;
            title: string;
            /** @example /problems/slot-taken */
            type: string;
        };
        PublishReviewDto: {
            /** @description Of the text that the admin has read. */
            version: number;
        };
        RequestResetDto: {
            /** Format: email */
            email: string;
        };
        ResetPasswordDto: {
            /** @description What stands behind `#code=` in the link of the mail. */
            code: string;
            password: string;
        };
        ResizeBookingDto: {
            /** @description Allow a time at which the team member doesn't work. */
            allowOutsideHours?: boolean;
            /**
             * Format: uuid
             * @description The line to make longer or shorter.
             */
            lineId: string;
            /**
             * @description How long the client is there for this line from now on, from its start to its end; a multiple of five. The last
             *     active segment takes the difference.
             */
            minutes: number;
            version?: number;
        };
        ReviewAbilitiesView: {
            hide: boolean;
            publish: boolean;
        };
        ReviewAnswerView: {
            /** @description Instant, ISO 8601 in UTC. */
            at: string;
            text: string;
        };
        ReviewEntryView: {
            _id: string;
            answer: components["schemas"]["ReviewAnswerView"] | null;
            can: components["schemas"]["ReviewAbilitiesView"];
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            /** @description Of the account it was written from; null when there is none. */
            email: string | null;
            hiddenReason: string;
            img: string;
            name: string;
            /** @description The services of that booking; null unless it is verified. */
            service: string | null;
            /** @description One to five. */
            stars: number;
            /** @enum {string} */
            status: "pending" | "published" | "hidden";
            text: string;
            /** @description Company and designation; may be empty. */
            title: string;
            /** @description Whether it is about a booking that took place. */
            verified: boolean;
            /** @description Of the text; sent along when it is published. */
            version: number;
            visit: components["schemas"]["ReviewedBookingView"] | null;
        };
        ReviewPageView: {
            items: components["schemas"]["ReviewEntryView"][];
            /** @description Counted from one. */
            page: number;
            pageSize: number;
            /** @description How many are waiting to be read, whatever the list shows. */
            pending: number;
            /** @description On all pages together. */
            total: number;
        };
        ReviewSummaryView: {
            /** @description Of their stars, to one decimal; null while there are too few for it to mean anything. */
            average: number | null;
            /** @description How many reviews are published. */
            count: number;
        };
        ReviewView: {
            _id: string;
            answer: components["schemas"]["ReviewAnswerView"] | null;
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            img: string;
            name: string;
            /** @description The services of that booking; null unless it is verified. */
            service: string | null;
            /** @description One to five. */
            stars: number;
            text: string;
            /** @description Company and designation; may be empty. */
            title: string;
            /** @description Whether it is about a booking that took place. */
            verified: boolean;
        };
        ReviewedBookingView: {
            reference: string;
            staff: string[];
            /** @description Instant, ISO 8601 in UTC. */
            startsAt: string;
        };
        SalonNoteView: {
            changedAt: string;
            createdAt: string;
            email: string;
            name: string;
            note: string;
            phone: string;
        };
        SalonView: {
            address: components["schemas"]["AddressView"];
            cancellationNoticeMinutes: number;
            currency: components["schemas"]["CurrencyView"];
            email: string;
            hero: components["schemas"]["HeroView"];
            horizonDays: number;
            name: string;
            noticeMinutes: number;
            openingHours: components["schemas"]["OpeningHoursView"][];
            phone: string;
            /** @description Null until the owner has said where it is. */
            position: components["schemas"]["PositionView"] | null;
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
                "message.heading": string;
                "message.intro": string;
                "portfolio.heading": string;
                "portfolio.intro": string;
                "services.heading": string;
                "services.intro": string;
                "showcase.heading": string;
                "showcase.intro": string;
                "showcase.more": string;
                "team.heading": string;
                "team.intro": string;
                "testimonials.heading": string;
                "treatment.customers.figure": string;
                "treatment.customers.label": string;
                "treatment.heading": string;
                "treatment.services.figure": string;
                "treatment.services.label": string;
                "treatment.text": string;
                "visit.heading": string;
            };
            /** @description IANA zone in which the salon's days and hours are meant. */
            timeZone: string;
        };
        SegmentDto: {
            /**
             * @description `active`: a team member works. `processing`: the client stays, the team member is free.
             * @enum {string}
             */
            kind: "active" | "processing";
            /** @description In steps of five. */
            minutes: number;
        };
        SegmentView: {
            /**
             * @description `active`: a team member works. `processing`: the client stays, the team member is free.
             * @enum {string}
             */
            kind: "active" | "processing";
            minutes: number;
        };
        SendMessageDto: {
            /** Format: email */
            email: string;
            /**
             * @description The form it was sent with.
             * @enum {string}
             */
            kind: "home" | "contact";
            lastName?: string;
            message: string;
            /**
             * Format: uuid
             * @description Created once per message, so that sending it again after a double click or a lost response adds no second one.
             */
            messageId?: string;
            name: string;
            /** @description In any notation, including extensions. */
            phone?: string;
            /** @description A field that people do not see. Bots fill it in, and what they send is silently discarded. */
            website?: string;
        };
        ServiceAbilitiesView: {
            /** @description Only a service that was never booked can be deleted; others are archived. */
            delete: boolean;
        };
        ServiceCategoryDto: {
            title: string;
        };
        ServiceCategoryEntryView: {
            _id: string;
            /** @description How many services stand in it, hidden and archived ones too. While there are any it cannot be deleted. */
            services: number;
            slug: string;
            title: string;
        };
        ServiceCategoryView: {
            _id: string;
            slug: string;
            title: string;
        };
        ServiceEntryView: {
            _id: string;
            addOns: components["schemas"]["AddOnView"][];
            /** @description Clean-up after the client has left. */
            bufferMinutes: number;
            can: components["schemas"]["ServiceAbilitiesView"];
            category: components["schemas"]["ServiceCategoryView"];
            /** @description Bookings that are still to come. They stay as they were made, whatever is changed here. */
            comingVisits: number;
            description: string;
            /** @description How long the client is there. */
            durationMinutes: number;
            /** @description Path of the picture on this origin; empty when it has none. */
            img: string;
            /** @description The salon's own picture in all its sizes; null for one that comes with the app. */
            picture: components["schemas"]["PictureView"] | null;
            /** @description In the salon's currency. */
            price: number;
            /**
             * @description `from`: the price is the least it costs.
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            segments: components["schemas"]["SegmentView"][];
            /** @description What its own page is called: `/all-services/{slug}`. */
            slug: string;
            /** @enum {string} */
            status: "active" | "hidden" | "archived";
            title: string;
            /** @description Grows with every change except a new place in the order. */
            version: number;
        };
        ServiceView: {
            _id: string;
            addOns: components["schemas"]["AddOnView"][];
            /** @description Clean-up after the client has left. */
            bufferMinutes: number;
            category: components["schemas"]["ServiceCategoryView"];
            description: string;
            /** @description How long the client is there. */
            durationMinutes: number;
            /** @description Path of the picture on this origin; empty when it has none. */
            img: string;
            /** @description The salon's own picture in all its sizes; null for one that comes with the app. */
            picture: components["schemas"]["PictureView"] | null;
            /** @description In the salon's currency. */
            price: number;
            /**
             * @description `from`: the price is the least it costs.
             * @enum {string}
             */
            priceKind: "fixed" | "from";
            segments: components["schemas"]["SegmentView"][];
            /** @description What its own page is called: `/all-services/{slug}`. */
            slug: string;
            title: string;
        };
        SessionView: {
            /** @description Whether one can sign in with Google here. */
            google: boolean;
            /** @description Null for a visitor. */
            user: components["schemas"]["UserView"] | null;
        };
        SetBookingRulesDto: {
            /** @description Up to how long before its start a client may cancel or move a booking. */
            cancellationNoticeMinutes: number;
            /** @description How many days ahead the diary is open. */
            horizonDays: number;
            /** @description How long before its start a booking must be made at the latest. */
            noticeMinutes: number;
            /**
             * @description Bookings start on the hour and every so many minutes after it.
             * @enum {number}
             */
            slotStepMinutes: 5 | 10 | 15 | 20 | 30 | 60;
            /** @description IANA name, such as Europe/Lisbon: the zone in which all hours of the salon are meant. */
            timeZone: string;
        };
        SetOpeningHoursDto: {
            /** @description The whole week; a day without a window is closed. */
            windows: components["schemas"]["WeeklyWindowDto"][];
        };
        SetSpecialDayDto: {
            /** @description What visitors are told, such as "Freedom Day". */
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
            /** @description What stands behind the # of the set-up link. */
            code: string;
            /** Format: email */
            email: string;
            /** @description What to call the client. */
            name: string;
            password: string;
        };
        SetupView: {
            open: boolean;
        };
        ShareView: {
            _id: string;
            earned: number;
            name: string;
            treatments: number;
        };
        SignUpDto: {
            /** Format: email */
            email: string;
            /** @description What to call the client. */
            name: string;
            password: string;
        };
        SignedInView: {
            user: components["schemas"]["UserView"];
        };
        /** @enum {string} */
        SiteTextKey: "hero.headline" | "hero.intro" | "hero.button" | "showcase.heading" | "showcase.intro" | "showcase.more" | "treatment.heading" | "treatment.text" | "treatment.customers.figure" | "treatment.customers.label" | "treatment.services.figure" | "treatment.services.label" | "testimonials.heading" | "message.heading" | "message.intro" | "visit.heading" | "portfolio.heading" | "portfolio.intro" | "team.heading" | "team.intro" | "services.heading" | "services.intro" | "contact.heading" | "contact.intro" | "footer.company" | "footer.links" | "footer.social" | "footer.note";
        SiteTextView: {
            /** @description What it says until the owner changes it. */
            default: string;
            key: components["schemas"]["SiteTextKey"];
            /** @description In characters. */
            longest: number;
            text: string;
        };
        SocialLinkDto: {
            /** @enum {string} */
            network: "instagram" | "facebook" | "pinterest" | "tiktok" | "youtube" | "x";
            /**
             * Format: uri
             * @description With https; it becomes a link on every page.
             */
            url: string;
        };
        SocialLinkView: {
            /** @enum {string} */
            network: "instagram" | "facebook" | "pinterest" | "tiktok" | "youtube" | "x";
            url: string;
        };
        SpecialDayView: {
            /** @description Local date, YYYY-MM-DD. */
            day: string;
            reason: string;
            /** @description Empty when the salon is closed that day. */
            windows: components["schemas"]["WindowView"][];
        };
        StaffEntryView: {
            _id: string;
            /** @description Whether they work here; one who has left is neither shown nor booked. */
            active: boolean;
            /** @description How many bookings with them are still to come. */
            comingVisits: number;
            /** @description Path of the portrait on this origin; empty when there is none. */
            img: string;
            introduction: string;
            name: string;
            /** @description What they do, at their price and length. */
            offers: components["schemas"]["OfferView"][];
            /** @description The salon's own picture of them in all its sizes; null for one that comes with the app. */
            picture: components["schemas"]["PictureView"] | null;
            role: string;
        };
        StaffExceptionView: {
            /** @description Local date, YYYY-MM-DD. */
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
        StaffMemberView: {
            _id: string;
            /** @description Path of the portrait on this origin; empty when there is none. */
            img: string;
            introduction: string;
            name: string;
            /** @description What they do, at their price and length. */
            offers: components["schemas"]["OfferView"][];
            /** @description The salon's own picture of them in all its sizes; null for one that comes with the app. */
            picture: components["schemas"]["PictureView"] | null;
            role: string;
        };
        StaffTodayView: {
            _id: string;
            isFreeNow: boolean;
            name: string;
            /** @description The next stretch, now or later today, in which they are free; null when there is none. */
            nextGap: components["schemas"]["TimeSpanView"] | null;
            visits: number;
            working: components["schemas"]["TimeSpanView"][];
        };
        StretchView: {
            endsAt: string;
            startsAt: string;
        };
        TimeOffPreviewView: {
            endsAt: string;
            /** @description Instant, ISO 8601 in UTC. */
            startsAt: string;
            visits: components["schemas"]["BookingInTheWayView"][];
        };
        TimeOffView: {
            _id: string;
            endsAt: string;
            reason: string;
            staffId: string;
            /** @description Instant, ISO 8601 in UTC. */
            startsAt: string;
            /** @description The days, if it is made up of whole ones. */
            wholeDays: components["schemas"]["WholeDaysView"] | null;
        };
        TimeSpanView: {
            endsAt: string;
            /** @description Instant, ISO 8601 in UTC. */
            startsAt: string;
        };
        TodayView: {
            /** @description Local date of the salon. */
            day: string;
            /** @description What the bookings that are done came to. */
            earned: number;
            /** @description What the day comes to if everybody who is expected comes. */
            expected: number;
            freeNow: number;
            isOpen: boolean;
            people: components["schemas"]["StaffTodayView"][];
            visits: components["schemas"]["BookingCountsView"];
        };
        TokenView: {
            token: string;
        };
        UserPageView: {
            items: components["schemas"]["UserRowView"][];
            /** @description Counted from one. */
            page: number;
            pageSize: number;
            /** @description On all pages together. */
            total: number;
        };
        UserRowView: {
            _id: string;
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            email: string;
            isDisabled: boolean;
            /** @description Whether the email address is verified. */
            isVerified: boolean;
            /** @description Null when no session of theirs is left. */
            lastSeenAt: string | null;
            /** @description Empty when they never gave one. */
            name: string;
            /** @enum {string} */
            role: "user" | "admin";
        };
        UserView: {
            _id: string;
            email: string;
            /** @description Empty when they never gave one. */
            name: string;
            /** @enum {string} */
            role: "user" | "admin";
        };
        VerifiedAddressView: {
            /** @description The address that the account has now. */
            email: string;
            /** @enum {string} */
            outcome: "verified" | "email-changed" | "email-restored";
        };
        VerifyAddressDto: {
            /** @description What stands behind `#code=` in the link of the mail. */
            code: string;
            /** @description Another password instead: the one before and every session end. */
            newPassword?: string;
            /** @description The password the account was created with, where `unknown-browser` asks for it. */
            password?: string;
        };
        VisitorMessageView: {
            _id: string;
            /** @description The answers sent by email, oldest first. */
            answers: components["schemas"]["MessageAnswerView"][];
            /** @description Instant, ISO 8601 in UTC. */
            createdAt: string;
            email: string;
            /** @description Instant, ISO 8601 in UTC; null while it is open. */
            handledAt: string | null;
            /** @description Who marked it as handled; null while it is open, or if their account no longer exists. */
            handledBy: string | null;
            /** @enum {string} */
            kind: "home" | "contact";
            lastName: string;
            message: string;
            name: string;
            note: string;
            phone: string;
            /** @enum {string} */
            status: "open" | "handled";
        };
        WaitingView: {
            failedLetters: number;
            openMessages: number;
            pendingReviews: number;
        };
        WeeklyWindowDto: {
            endsMinute: number;
            startsMinute: number;
            /** @description 1 is Monday, 7 is Sunday. */
            weekday: number;
        };
        WholeDaysView: {
            /** @description Local date of the salon. */
            from: string;
            /** @description The last day, inclusive. */
            to: string;
        };
        WindowDto: {
            endsMinute: number;
            startsMinute: number;
        };
        WindowView: {
            endsMinute: number;
            /** @description Minute of the salon's day, 0 to 1440. */
            startsMinute: number;
        };
        WriteReviewDto: {
            /**
             * Format: uuid
             * @description The author's own booking that is done: the review is marked verified. Left out: about the salon as a whole.
             */
            bookingId?: string;
            name: string;
            stars: number;
            text: string;
            /** @description Company name and designation, shown under the name. */
            title?: string;
        };
    };
    responses: never;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnErasurePreviewView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExportView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    checkAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    dismissAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModifiedUsersView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Counted from one. */
                page?: number;
                pageSize?: number;
                action?: "salon.set-up" | "user.deleted" | "user.disabled" | "user.enabled" | "admin.appointed" | "admin.dismissed" | "sign-in.admin" | "session.ended" | "session.family-revoked" | "password.changed" | "password.reset" | "email.changed" | "email.restored" | "email.verified" | "google.linked" | "google.unlinked" | "account.exported" | "account.erased" | "client.added" | "client.changed" | "client.merged" | "client.erased" | "mail.retried" | "message.answered" | "salon.changed" | "service.added" | "service.changed" | "service.archived" | "service.restored" | "service.deleted" | "services.arranged" | "service-category.added" | "service-category.changed" | "service-category.deleted" | "service-offers.changed" | "portfolio.added" | "portfolio.changed" | "portfolio.deleted" | "review.published" | "review.hidden" | "review.answered" | "staff.added" | "staff.changed" | "staff.deleted" | "time-off.added" | "time-off.deleted" | "block.added" | "block.changed" | "block.deleted" | "bookings.exported" | "picture.uploaded" | "picture.deleted";
                /** @description Who did it. */
                actor?: string;
                /** @description Who or what it was done to. */
                object?: string;
                /** @description First day, a local date of the salon. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: {
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
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleLinkView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSessionView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedAddressView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    showDay: {
        parameters: {
            query: {
                /** @description Local date of the salon. */
                day: string;
                /** @description Ids of one to five services in the order in which they are done, separated by commas. */
                services?: string;
                /** @description `any`, one person for the whole booking, or one of these per service. */
                staff?: string;
                /** @description Ids of add-ons of these services. */
                addOns?: string;
                /** @description A hold of the caller's that does not count as taken. */
                hold?: string;
                /**
                 * @description A booking of the caller's to move, instead of services; `staff` is then `any` or left out, or for the desk one
                 *     person.
                 */
                booking?: string;
                /** @description `true`: by the rules of the desk, without notice and horizon. For admins. */
                desk?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayStartsView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    showDays: {
        parameters: {
            query: {
                /** @description First local date of the salon. */
                from: string;
                /** @description Last local date, at most 42 days in all. */
                to: string;
                /** @description Ids of one to five services in the order in which they are done, separated by commas. */
                services?: string;
                /** @description `any`, one person for the whole booking, or one of these per service. */
                staff?: string;
                /** @description Ids of add-ons of these services. */
                addOns?: string;
                /** @description A hold of the caller's that does not count as taken. */
                hold?: string;
                /**
                 * @description A booking of the caller's to move, instead of services; `staff` is then `any` or left out, or for the desk one
                 *     person.
                 */
                booking?: string;
                /** @description `true`: by the rules of the desk, without notice and horizon. For admins. */
                desk?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaysAvailabilityView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    showFirst: {
        parameters: {
            query?: {
                /** @description Ids of one to five services in the order in which they are done, separated by commas. */
                services?: string;
                /** @description `any`, one person for the whole booking, or one of these per service. */
                staff?: string;
                /** @description Ids of add-ons of these services. */
                addOns?: string;
                /** @description A hold of the caller's that does not count as taken. */
                hold?: string;
                /**
                 * @description A booking of the caller's to move, instead of services; `staff` is then `any` or left out, or for the desk one
                 *     person.
                 */
                booking?: string;
                /** @description `true`: by the rules of the desk, without notice and horizon. For admins. */
                desk?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstFreeView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiaryBlockView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    deleteBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    changeBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiaryBlockView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /** @description Left out: by the start of the booking. */
                sort?: "startsAt" | "createdAt" | "client" | "price";
                /** @description Left out: in order when days are given, names from A, everything else latest or highest first. */
                direction?: "asc" | "desc";
                /** @description Local date of the salon; the same as setting `from` and `to` to that day. */
                day?: string;
                /** @description First local date; left out, from the beginning. */
                from?: string;
                /** @description Last local date; left out, to the end. */
                to?: string;
                staff?: string;
                status?: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
                /** @description Searches the client's name, email address and phone number, the reference and the services. */
                q?: string;
                /** @description Counted from one. */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made once for this booking. */
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    bookAtDesk: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID made once for this booking. */
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    showDiary: {
        parameters: {
            query: {
                /** @description First local date of the salon. */
                from: string;
                /** @description Last local date, at most 31 days in all. */
                to: string;
                /** @description One team member’s diary. Left out: everybody’s. */
                staff?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskDiaryView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    exportBookings: {
        parameters: {
            query?: {
                /** @description Local date of the salon; the same as setting `from` and `to` to that day. */
                day?: string;
                /** @description First local date; left out, from the beginning. */
                from?: string;
                /** @description Last local date; left out, to the end. */
                to?: string;
                staff?: string;
                status?: "confirmed" | "arrived" | "done" | "no-show" | "cancelled";
                /** @description Searches the client's name, email address and phone number, the reference and the services. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listMyBookings: {
        parameters: {
            query?: {
                /** @description Counted from one. */
                page?: number;
                pageSize?: number;
                /** @description Left out: upcoming. */
                when?: "upcoming" | "past";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    showBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    changeBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    showCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingEventView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    moveBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    resizeBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    markBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description Counted from one. */
                page?: number;
                pageSize?: number;
                /** @description Searched for in names, email addresses and phone numbers. */
                q?: string;
                /** @description Left out: by name. */
                sort?: "name" | "newest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDetailsView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    showClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDetailsView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    eraseClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    changeClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDetailsView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listClientBookings: {
        parameters: {
            query?: {
                /** @description Counted from one. */
                page?: number;
                pageSize?: number;
                /** @description Left out: upcoming. */
                when?: "upcoming" | "past";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    previewClientErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasurePreviewView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldBookingView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    extendHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listMail: {
        parameters: {
            query?: {
                /** @description Counted from one. */
                page?: number;
                pageSize?: number;
                /** @description Any if left out. */
                state?: "waiting" | "sent" | "dropped" | "failed";
                kind?: "booking-confirmed" | "booking-moved" | "booking-handed-over" | "booking-cancelled" | "booking-reminder" | "review-request" | "verification" | "reset" | "password-changed" | "email-change" | "email-changed" | "sign-up-attempt" | "google-linked" | "google-unlinked" | "admin-sign-in" | "message-to-salon" | "message-answer";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    showEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    retryMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listMedia: {
        parameters: {
            query?: {
                /** @description Counted from one. */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaItemView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    showPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    deletePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    describePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaItemView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Counted from one. */
                page?: number;
                pageSize?: number;
                /** @description Any if left out. */
                status?: "open" | "handled";
                /** @description Searched for in the name, email address, phone number and text. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReceiptView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    showMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorMessageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    answerMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorMessageView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    markMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorMessageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioItemView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioEntryView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    deletePortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    changePortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioEntryView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviewView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listAllReviews: {
        parameters: {
            query?: {
                /** @description Counted from one. */
                page?: number;
                pageSize?: number;
                /** @description Left out: any, pending ones first. */
                status?: "pending" | "published" | "hidden";
                /** @description Searched for in the name, the title under it, the review and the answer. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listMyReviews: {
        parameters: {
            query?: {
                /** @description Counted from one. */
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviewPageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSummaryView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    changeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviewView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    answerReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewEntryView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    hideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewEntryView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    publishReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewEntryView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    showSalon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    setSpecialDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    deleteSpecialDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteTextView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalonView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCategoryEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCategoryEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCategoryEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    deleteServiceCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCategoryEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    renameServiceCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceCategoryEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEntryView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    changeService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceEntryView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMemberView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffEntryView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    arrangeOffers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffEntryView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    deleteStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    changeStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffEntryView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    setStaffException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffHoursView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    deleteStaffException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffHoursView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    showStaffHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffHoursView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    setStaffHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffHoursView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listTimeOff: {
        parameters: {
            query?: {
                /** @description Left out: everybody's. */
                staff?: string;
                /** @description Left out: upcoming, including what is going on now. */
                when?: "upcoming" | "past";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffPreviewView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    deleteTimeOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedUserView"][];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModifiedUsersView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenView"];
                };
            };
            /** @description Done too often: `too-many-requests`, with the seconds to wait in `Retry-After`. */
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
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedUsersView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    previewUserErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasurePreviewView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    listUserPage: {
        parameters: {
            query?: {
                /** @description Counted from one. */
                page?: number;
                pageSize?: number;
                /** @description Searched for in names and email addresses; a whole id works too. */
                search?: string;
                role?: "user" | "admin";
                /** @description Left out: both. */
                disabled?: "true" | "false";
                /** @description Left out: by address. */
                sort?: "email" | "name" | "newest" | "last-seen";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPageView"];
                };
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
    disableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything that is not a success: RFC 9457 problem+json with a stable code. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemView"];
                };
            };
        };
    };
}
