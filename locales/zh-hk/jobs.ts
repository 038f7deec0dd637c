export const jobs = {
  none: '冇擱置咗嘅工作。',
}
