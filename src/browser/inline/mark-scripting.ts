/** Marks that scripts run, so that styles can depend on it without a flash. Printing loads all pictures. */
document.documentElement.className = 'js';

addEventListener('beforeprint', () => {
  for (const picture of document.images) picture.loading = 'eager';
});
