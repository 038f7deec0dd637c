import { expect, test } from 'vitest'
import { classifyFile, isSocialPath } from './classify-file.ts'

test.each([
  ['posts/your_posts_1.json', 'facebook', 'records'],
  ['your_activity_across_facebook/posts/your_posts_2.json', 'facebook', 'records'],
  [
    'facebook-ann/your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json',
    'facebook',
    'records',
  ],
  ["this_profile's_activity_across_facebook/posts/profile_posts_1.json", 'facebook-page', 'records'],
  ['posts/profile_posts_1.json', 'facebook-page', 'records'],
  ["this_profile's_activity_across_facebook/posts/album/0.json", 'facebook-page', 'whole'],
  ['photos_and_videos/album/12.json', 'facebook', 'whole'],
  ['your_facebook_activity/posts/your_uncategorized_photos.json', 'facebook', 'records'],
  ['your_facebook_activity/posts/your_videos.json', 'facebook', 'records'],
  ['your_facebook_activity/stories/archived_stories.json', 'facebook', 'records'],
  ['groups/your_posts_in_groups.json', 'facebook', 'records'],
  ['your_facebook_activity/groups/group_posts_and_comments.json', 'facebook', 'records'],
  ['posts/posts_on_other_pages_and_profiles.json', 'facebook', 'records'],
  ['your_facebook_activity/posts/check-ins.json', 'facebook', 'records'],
  ['notes/notes.json', 'facebook', 'records'],
  ['content/posts_1.json', 'instagram', 'records'],
  ['your_instagram_activity/content/stories.json', 'instagram', 'records'],
  ['your_instagram_activity/media/posts.json', 'instagram', 'records'],
  ['your_instagram_activity/media/reels.json', 'instagram', 'records'],
  ['media.json', 'instagram', 'records'],
  ['instagram-ann/media.json', 'instagram', 'records'],
  ['posts/your_posts_1.html', 'facebook', 'html'],
  ['posts/album/0.html', 'facebook', 'html'],
  ['content/posts_1.html', 'instagram', 'html'],
  ['your_instagram_activity/media/posts.html', 'instagram', 'html'],
  ['your_instagram_activity/media/reels.html', 'instagram', 'html'],
  ['your_instagram_activity/media/archived_posts.html', 'instagram', 'html'],
  ['content/igtv_videos.html', 'instagram', 'html'],
  ['your_instagram_activity/media/other_content.html', 'instagram', 'html'],
  ['your_instagram_activity/media/stories.html', 'instagram', 'html'],
  ['your_instagram_activity/media/profile_photos.html', 'instagram', 'html'],
])('%s is read as %s, %s', (path, source, format) =>
  expect(classifyFile(path)).toMatchObject({ source, format }),
)

test.each([
  'comments_and_reactions/comments.json',
  'your_facebook_activity/posts/edits_you_made_to_posts.json',
  'your_facebook_activity/groups/your_comments_in_groups.json',
  'your_instagram_activity/saved/saved_posts.json',
  'your_instagram_activity/likes/liked_posts.json',
  'your_instagram_activity/saved/saved_posts.html',
  'your_instagram_activity/media/recently_deleted_content.html',
  'messages/inbox/a_1/message_1.json',
  'posts.json',
  'start_here.html',
])('%s holds no items', path => expect(classifyFile(path)).toBeUndefined())

test.each([
  'start_here.html',
  'x/personal_information/a.json',
  'your_facebook_activity/posts/media/a/1.jpg',
  'media/posts/202001/1.jpg',
])('%s is of an export', path => expect(isSocialPath(path)).toBe(true))

test.each(['photos/IMG_1.jpg', 'readme.md', 'posts/hello.md', 'media/1.jpg'])('%s may be of anything', path =>
  expect(isSocialPath(path)).toBe(false),
)
