import { servePictures } from './serve-pictures.ts'

servePictures(10)
