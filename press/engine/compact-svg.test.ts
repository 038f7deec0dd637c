import { expect, test } from 'vitest'
import { compactSvg } from './compact-svg.ts'

const drawn = `<svg>
    <g transform="matrix(0.70710678 0 0 1 42.51968503937008 0)">
        <path fill-rule="nonzero" d="M 10.5 0.42519686q -0.39600015 -0.24400002 20.90800023 0.5 Z "/>
        <path fill-rule="evenodd" d="m 1.5e-7 0 l 100.25 0.25"/>
    </g>
</svg>`

test('outlines lose digits that nobody sees and spaces that nobody needs', () => {
  expect(compactSvg(drawn)).toContain('<path d="M10.5 .425q-.396-.244 20.908 .5Z"/>')
  expect(compactSvg(drawn)).toContain('<path fill-rule="evenodd" d="m1.5e-7 0l100.25 .25"/>')
})

test('places and scales keep all their digits', () => {
  expect(compactSvg(drawn)).toContain('<svg><g transform="matrix(0.70710678 0 0 1 42.51968503937008 0)">')
})
