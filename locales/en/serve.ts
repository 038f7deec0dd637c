export const serve = {
  building: 'Preparing the web pages...',
  built: 'The web pages are built: {folder}',
  ready: 'Daybound is open: {address}',
  sandbox: 'Logins are played by the sandbox on this machine (no keys of any provider are set).',
  firstStaff:
    'There is no staff yet. The first opens this address, which works once, within seven days: {address}',
  readyParts: 'Started: {services}',
  stopping: 'Stopping... (Ctrl-C again ends everything at once)',
  restarted: '{part} ended unexpectedly and was started again.',
  databaseAway: 'PostgreSQL cannot be reached and is waited for: {why}',
  notReady:
    'The server runs, but something that it needs is missing: /health/ready says what. It goes on waiting.',
  notReadyFor: 'The server runs, but this is missing, and is waited for: {checks}.',
  keptBeforeUpgrade: 'The database was kept as {name} in "{folder}" before it is brought to this version.',
  bad: {
    setting: 'The setting {name} is wrong: {why}',
    option: 'Unknown option "{option}". Usage: npm start -- --services={services}',
    needsApi: '{service} is served by api: start api as well.',
    portTaken: '{address} is taken by another program. End it, or choose another PORT.',
    hostUnknown: 'Cannot listen on {address}: {why}',
    alreadyRunning: 'Another Daybound is using "{folder}".',
    postgresMoving:
      'The data of PostgreSQL are half way to a newer version: run npm run upgrade-postgres again.',
    postgresOlder:
      'The data are of PostgreSQL {major}, and this version of the program brings {needed}: run npm run upgrade-postgres (docs/upgrade.md).',
    postgresNewer:
      'The data are of PostgreSQL {major}, and this version of the program brings {needed}: use the newer program again.',
    noPostgres: 'No PostgreSQL runs in "{folder}". Set DATABASE_URL, or start postgres as well.',
    sandboxNotPlayed:
      'The sandbox is on (no login has keys), but this start does not play it, so nobody could log in. Set the keys of a login, or SANDBOX=off, or add sandbox to --services.',
    sandboxElsewhere:
      'Another start plays the sandbox for this database, and only one can: a login that begins there would not come back here. To run several, set the keys of a login and SANDBOX=off.',
    'migration-changed': 'The migration {name} was changed after the database had it; this cannot go on.',
    'migration-unknown': 'The database belongs to a newer version ({name}): update the program.',
    secret:
      'The secret in "{file}" is {why}. Put it back from a backup: what was signed and sealed with it cannot be read with another. To do without all that, move the file away and start again.',
    gaveUp: '{part} keeps ending unexpectedly, so everything stops. Its last words:\n{words}',
    failed: 'Cannot start: {words}',
  },
  secretWhy: { empty: 'empty', short: 'too short', unreadable: 'not readable' },
  why: {
    number: 'it must be a whole number within its range',
    address: 'it must be a complete address',
    choice: 'it is none of the possible values',
    short: 'it is too short: give at least 32 random characters, or leave it out',
    guessable:
      'it can be guessed: give 32 random characters, or leave it out. Where things are sealed with it, give it as SECRET_BEFORE until they are sealed anew',
    missing: 'it is missing',
    public:
      'on a public https origin anybody could log in as anybody. Set the keys of a login, or SANDBOX=off, or (for a demonstration) SANDBOX_ON_PUBLIC_ORIGIN=i-know-that-anybody-can-log-in-as-anybody',
  },
}
