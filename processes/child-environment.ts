/**
 * What a child may know of its parent's environment: where programs and temporary files lie, and how Node, V8 and the decoders are set.
 * Secrets and addresses of the service stay with the parent; by DATA_FOLDER, one sees whose child it is.
 */
export function childEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name)))
}

const passedOn =
  /^(?:PATH|HOME|USERPROFILE|SYSTEMROOT|TMPDIR|TMP|TEMP|TZ|LANG|LD_LIBRARY_PATH|DATA_FOLDER|(?:LC|NODE|MALLOC|UV|VIPS|XDG|FONTCONFIG)_\w+)$/i
