/** What the command about jobs that were set aside says. */
export const jobs = {
  usage: '用法：npm run jobs [list | retry ID | discard ID]',
  none: '沒有擱置的工作。',
  line: '{id}  {kind}  {at}  使工作程序意外結束 {tries} 次  {request}',
  retry: '{id} 會再試一次。',
  discard: '{id} 已捨棄。',
  unknown: '沒有擱置的工作 {id}。',
}
