// Stops the API in order when `npm run dev` is gone, even if that was killed: otherwise both the API and its PostgreSQL
// would stay.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
