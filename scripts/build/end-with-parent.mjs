/* Ends a process with the one that started it: a `next build` that outlived a killed build would go on with the lock free. */
process.once('disconnect', () => process.exit(1));
