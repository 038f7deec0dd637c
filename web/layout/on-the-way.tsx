import { useNavigation } from 'react-router'
import styles from './frame.module.css'

/** A line at the top while the next screen is still being fetched: the press was heard. */
export function OnTheWay() {
  return useNavigation().state === 'idle' ? null : <div className={styles.onTheWay} aria-hidden />
}
