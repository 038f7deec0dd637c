import { createTheme } from '@mantine/core'

const dialog = {
  overlayProps: { backgroundOpacity: 0.35 },
  styles: { title: { fontSize: '1.25rem', fontFamily: 'var(--serif)' } },
}

/** Paper and ink: the colours and letters of all screens. White on `seal.6` has a contrast of 5.6 to 1. */
export const theme = createTheme({
  colors: {
    seal: [
      '#FBF0EE',
      '#F3DCD8',
      '#E7B8B1',
      '#DB9187',
      '#CE6B5E',
      '#C34A3A',
      '#B93A2B',
      '#9D2F22',
      '#81261B',
      '#641D15',
    ],
    ink: [
      '#F4F2EE',
      '#E5E1DA',
      '#CFCAC1',
      '#ADA79C',
      '#8B867D',
      '#6B675F',
      '#55524C',
      '#3C3B38',
      '#2A2B2D',
      '#1F2328',
    ],
  },
  primaryColor: 'seal',
  primaryShade: 6,
  black: '#1F2328',
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '500' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // by name: the first page carries no dialogs
    Button: { defaultProps: { radius: 'xl' } },
    // at the top, not in the middle: it grows as what it shows arrives, and nothing in it moves
    Modal: { defaultProps: { ...dialog, yOffset: '8dvh' } },
    Drawer: { defaultProps: dialog },
  },
})
