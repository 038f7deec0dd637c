export interface SettingRow {
  name: string
  /** What holds when the variable is absent or empty, as it is said to operators. */
  otherwise: string
  does: string
}

/** Every environment variable that is read, in the order in which docs/operate.md explains them. */
export const settingTable = [
  { name: 'PORT', otherwise: '3000', does: 'port of the one HTTP server' },
  { name: 'HOST', otherwise: '127.0.0.1', does: 'address to listen on; `0.0.0.0` opens it to the network' },
  {
    name: 'PUBLIC_ORIGIN',
    otherwise: 'http://localhost:PORT',
    does: 'origin that browsers see, without a path',
  },
  {
    name: 'DATABASE_URL',
    otherwise: 'own PostgreSQL',
    does: 'PostgreSQL to use instead of the one brought along',
  },
  {
    name: 'DATA_FOLDER',
    otherwise: '~/.local/share/daybound',
    does: 'all that is kept; `XDG_DATA_HOME` moves the default',
  },
  {
    name: 'SECRET',
    otherwise: 'random, kept in DATA_FOLDER',
    does: 'key that signs links and cookies, 32 characters or more',
  },
  { name: 'FILES', otherwise: 'folder', does: '`folder` (in DATA_FOLDER) or `s3`' },
  { name: 'S3_ENDPOINT', otherwise: 'that of AWS', does: 'address of an S3-compatible store' },
  { name: 'S3_BUCKET', otherwise: '', does: 'bucket; needed with `FILES=s3`' },
  { name: 'S3_REGION', otherwise: 'us-east-1', does: 'region of the bucket' },
  { name: 'S3_ACCESS_KEY_ID', otherwise: '', does: 'key id; needed with `FILES=s3`' },
  { name: 'S3_SECRET_ACCESS_KEY', otherwise: '', does: 'key; needed with `FILES=s3`' },
  { name: 'S3_FORCE_PATH_STYLE', otherwise: 'off', does: '`on` for stores without a host name per bucket' },
  { name: 'UPLOAD_MAX_BYTES', otherwise: '21474836480', does: 'largest archive that is taken, in bytes' },
  {
    name: 'SANDBOX',
    otherwise: 'on without provider keys',
    does: '`on` plays the login providers here, `off` never',
  },
  { name: 'FACEBOOK_APP_ID', otherwise: 'no Facebook', does: 'app id of the Facebook login' },
  { name: 'FACEBOOK_APP_SECRET', otherwise: '', does: 'its secret; needed with the id' },
  { name: 'FACEBOOK_DIALOG_URL', otherwise: 'https://www.facebook.com', does: 'origin of the login dialog' },
  { name: 'FACEBOOK_GRAPH_URL', otherwise: 'https://graph.facebook.com', does: 'origin of the Graph API' },
  { name: 'FACEBOOK_GRAPH_VERSION', otherwise: 'v26.0', does: 'version of the Graph API' },
  { name: 'INSTAGRAM_APP_ID', otherwise: 'no Instagram', does: 'app id of the Instagram login' },
  { name: 'INSTAGRAM_APP_SECRET', otherwise: '', does: 'its secret; needed with the id' },
  {
    name: 'INSTAGRAM_AUTHORIZE_URL',
    otherwise: 'https://www.instagram.com/oauth/authorize',
    does: 'address of the login dialog',
  },
  {
    name: 'INSTAGRAM_TOKEN_URL',
    otherwise: 'https://api.instagram.com/oauth/access_token',
    does: 'address that gives tokens',
  },
  {
    name: 'INSTAGRAM_GRAPH_URL',
    otherwise: 'https://graph.instagram.com',
    does: 'origin of the Instagram API',
  },
  { name: 'OIDC_ISSUER', otherwise: 'none', does: 'any OpenID Connect provider: its issuer' },
  { name: 'OIDC_CLIENT_ID', otherwise: '', does: 'client id; needed with the issuer' },
  { name: 'OIDC_CLIENT_SECRET', otherwise: '', does: 'client secret; needed with the issuer' },
  { name: 'OIDC_NAME', otherwise: 'host of the issuer', does: 'name on the login button' },
  {
    name: 'REDIRECT_HOSTS',
    otherwise: 'none',
    does: 'hosts, by commas, that a login may lead on to besides our own',
  },
  { name: 'ENGLISH_SITE', otherwise: 'none', does: 'address of the English site, where it is another one' },
  { name: 'JAPANESE_SITE', otherwise: 'none', does: 'address of the Japanese site' },
  { name: 'SUPPORT_URL', otherwise: 'none', does: 'where the support links lead' },
  { name: 'TUTORIAL_URL', otherwise: 'none', does: 'where the tutorial links lead' },
  { name: 'BRAND_NAME', otherwise: 'Daybound', does: 'name on pages and in titles' },
  { name: 'LOG_LEVEL', otherwise: 'info', does: '`trace`, `debug`, `info`, `warn`, `error` or `silent`' },
] as const satisfies readonly SettingRow[]

export type SettingName = (typeof settingTable)[number]['name']
