export const jobs = {
  usage: 'Usage: npm run jobs [list | retry ID | discard ID]',
  none: 'No job was set aside.',
  line: '{id}  {kind}  {at}  killed its worker {tries} times  {request}',
  retry: '{id} is tried again.',
  discard: '{id} was discarded.',
  unknown: 'No job {id} was set aside.',
}
