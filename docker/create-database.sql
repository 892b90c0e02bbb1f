-- Run once, on an empty volume. The app owns its database and nothing else of the server.
CREATE ROLE parlour LOGIN;
CREATE DATABASE parlour OWNER parlour;
