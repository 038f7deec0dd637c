import { useTranslation } from 'react-i18next'
import { RoundButton } from '../ui/round-button.tsx'
import type { Action } from './action.ts'

export interface ActionButtonProps<S, N> {
  action: Action<S, N>
  state: S
  onPerform: (outcome: N) => void
  className?: string | undefined
  iconPx?: number
}

/** A round button of an action. */
export function ActionButton<S, N>(props: ActionButtonProps<S, N>) {
  const { action, state, onPerform, className, iconPx = 20 } = props
  const { t } = useTranslation()
  const { icon: Icon, isPossible, label, perform } = action
  return (
    <RoundButton
      {...(className && { className })}
      label={label(t, state)}
      disabled={isPossible !== undefined && !isPossible(state)}
      onClick={() => onPerform(perform(state))}
    >
      {Icon && <Icon size={iconPx} stroke={1.5} aria-hidden />}
    </RoundButton>
  )
}
