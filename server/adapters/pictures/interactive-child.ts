import { servePictures } from './serve-pictures.ts'

// Somebody waits for these; the processes that answer everybody still go before.
servePictures(5)
