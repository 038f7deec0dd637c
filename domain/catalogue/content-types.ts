/** Kinds of content, in the order of the selection's tabs (specification 2). */
export const contentTypes = ['facebook', 'patch', 'pages', 'photos', 'instagram'] as const
export type ContentType = (typeof contentTypes)[number]
